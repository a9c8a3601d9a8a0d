import type { StrictDecoder } from '../text/decode.js';
import type { Host } from '../workspace/host.js';

/** What the server asks of the runtime it is started in (Node, a web worker). */
export interface Platform {
  /** Reads files of the schemes the runtime can reach itself; null where it can reach none. */
  readonly files: { readonly schemes: readonly string[]; readonly host: Host } | null;
  readonly decode: StrictDecoder;
  /** The bytes of a base64 text; throws for a text that is none. */
  fromBase64(text: string): Uint8Array;
  /** Where the installed package stands, without a slash at its end; null when there is none. */
  readonly packageUri: string | null;
  readonly version: string;
}
