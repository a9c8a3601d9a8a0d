/**
 * Cardwright in an editor to try it by hand, at an address for your browser; until Ctrl+C.
 *
 *     npx tsx test/e2e/open-editor.ts [file.vsix] [--folder=examples] [--port=8765]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEditor } from './editor.js';
import { defaultVsix, fixtureWorkspace, root } from './paths.js';
import { prepare } from './prepare.js';

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' }, port: { type: 'string' } },
  allowPositionals: true,
});

try {
  const examples = path.join(root, 'examples');
  const folder =
    values.folder !== undefined
      ? path.resolve(values.folder)
      : existsSync(examples)
        ? examples
        : fixtureWorkspace;
  const editor = await startEditor(await prepare(), {
    name: 'editor',
    vsix: path.resolve(positionals[0] ?? defaultVsix),
    ...(values.port !== undefined && { port: Number(values.port) }),
  });
  console.log(`Cardwright is open at ${editor.url}/?folder=${encodeURI(folder)}`);
  console.log('Press Ctrl+C to close it.');
  await editor.died;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
