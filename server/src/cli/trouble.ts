/** Something the person at the command line has to put right; the message is in their language. Exit code 2. */
export class Trouble extends Error {
  /** `usage` when the command was written wrongly, so that help is worth pointing at. */
  constructor(
    message: string,
    readonly kind: 'usage' | 'input',
  ) {
    super(message);
  }
}
