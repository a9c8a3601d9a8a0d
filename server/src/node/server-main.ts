import { createConnection } from 'vscode-languageserver/node';
import type { Platform } from '../lsp/platform.js';
import { serve } from '../lsp/server.js';
import { nodeHost, strictDecoder } from './node-host.js';
import { version } from './version.js';

/** How a client may say what it talks over; without a word it is standard input and output. */
const TRANSPORTS = ['--stdio', '--node-ipc', '--socket', '--pipe'];

if (process.argv.includes('--version')) {
  process.stdout.write(`${version}\n`);
} else {
  const told = process.argv.some((argument) => TRANSPORTS.includes(argument.split('=')[0] ?? ''));
  if (!told) process.argv.push('--stdio');
  start();
}

function start(): void {
  const connection = createConnection();
  const log = (message: string): void => {
    connection.console.log(message);
  };
  const platform: Platform = {
    files: { schemes: ['file'], host: nodeHost(log) },
    decode: strictDecoder,
    fromBase64: (text) => Buffer.from(text, 'base64'),
    // The bundle stands in `dist/` of the package.
    packageUri: new URL('..', import.meta.url).href.replace(/\/$/, ''),
    version,
  };
  // A fault of ours must not take the editor's findings away.
  process.on('unhandledRejection', (reason) => {
    connection.console.error(String(reason instanceof Error ? reason.stack : reason));
  });
  // Over IPC the end of the parent process shows as the end of the channel.
  process.on('disconnect', () => process.exit(1));
  serve(connection, platform);
}
