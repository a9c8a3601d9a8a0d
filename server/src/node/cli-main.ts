import { main } from '../cli/main.js';
import type { Output } from '../cli/io.js';
import { decodeBytes, nodeHost } from './node-host.js';
import { version } from './version.js';

/** The command line's entry point: gives `cli/` the process it runs in. */
void main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  version,
  stdout: outputOf(process.stdout),
  stderr: outputOf(process.stderr),
  createHost: nodeHost,
  decode: decodeBytes,
  readStdin,
  now: () => performance.now(),
}).then((exitCode) => {
  // Not process.exit: what is still on its way into a pipe must arrive.
  process.exitCode = exitCode;
});

/**
 * A reader that goes away (`| head`) closes the pipe: what is written after that is dropped without a word,
 * and the command ends as it would have, so that nothing is left half done.
 */
function outputOf(stream: NodeJS.WriteStream): Output {
  let open = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false;
    if (error.code !== 'EPIPE' && error.code !== 'EOF') process.exitCode = 2;
  });
  return {
    write: (text) => {
      if (open) stream.write(text);
    },
    isTTY: stream.isTTY,
    columns: stream.isTTY ? stream.columns : null,
  };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) {
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer));
  }
  return Buffer.concat(chunks);
}
