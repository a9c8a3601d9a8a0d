import type { Block, BlockKind, Directive, Face, Field, SyntaxProblem } from '../../model/block.js';
import { parseDirective } from '../../model/directive.js';
import type { Span } from '../../text/span.js';
import { hasFaces } from './boundaries.js';
import { closeField, continueField, openField, type OpenField } from './fields.js';
import { readLine, type Line } from './lines.js';

/** Told of every block that is really read, so that a test can count them. */
export type OnRead = (block: Block) => void;

/** Reads one block from its exact text. The result depends on nothing else; its spans count from the text's start. */
export function readBlock(text: string, kind: BlockKind): Block {
  const reader = new BlockReader(text, kind);
  let at = 0;
  while (at < text.length) {
    const line = readLine(text, at);
    reader.take(line);
    at = line.next;
  }
  return reader.finish();
}

class BlockReader {
  private readonly faces: Face[] = [];
  private readonly problems: SyntaxProblem[] = [];
  private readonly directives: Directive[] = [];
  private readonly votes = { en: 0, fr: 0, magic: 0, ygo: 0 };
  private fields: Field[] = [];
  private faceStart = 0;
  private separator: Span | null = null;
  private open: OpenField | null = null;

  constructor(
    private readonly text: string,
    private readonly kind: BlockKind,
  ) {}

  take(line: Line): void {
    if (line.kind === 'comment') this.takeComment(line);
    else if (line.kind === 'blank') this.open?.blanks.push(line);
    else if (line.kind === 'field') this.takeField(line);
    else if (line.kind === 'indented' && this.open !== null) continueField(this.open, line);
    else if (line.kind === 'separator' && hasFaces(this.kind)) this.takeSeparator(line);
    else this.problems.push({ kind: 'misplaced-line', span: line.content });
  }

  finish(): Block {
    this.closeFace(this.text.length);
    const { text, kind, faces, problems, directives, votes } = this;
    return { kind, text, faces, problems, directives, votes };
  }

  private takeComment({ content }: Line): void {
    const start = content.start + 1;
    const directive = parseDirective(this.text.slice(start, content.end), start);
    if (directive !== null) this.directives.push(directive);
  }

  private takeField(line: Line): void {
    this.closeField();
    const field = openField(this.text, line);
    this.open = field;
    if (field.use?.language != null) this.votes[field.use.language]++;
    if (field.use?.game != null) this.votes[field.use.game]++;
  }

  private takeSeparator(line: Line): void {
    this.closeFace(line.start);
    this.separator = line.content;
    this.faceStart = line.next;
  }

  private closeField(): void {
    if (this.open !== null) this.fields.push(closeField(this.text, this.open));
    this.open = null;
  }

  private closeFace(end: number): void {
    this.closeField();
    const { fields, separator } = this;
    this.faces.push({ fields, span: { start: this.faceStart, end }, separator });
    this.fields = [];
  }
}
