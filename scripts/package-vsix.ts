import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';

/** Packs what is built into `out/cardwright.vsix`. Run `scripts/build.ts` first. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const vsix = path.join(root, 'out', 'cardwright.vsix');
await mkdir(path.dirname(vsix), { recursive: true });
await createVSIX({
  cwd: root,
  packagePath: vsix,
  // Everything is bundled, so nothing of node_modules belongs in it.
  dependencies: false,
  allowMissingRepository: true,
  rewriteRelativeLinks: false,
});
const { size } = await stat(vsix);
console.log(`out/cardwright.vsix  ${String(Math.round(size / 1024))} KiB`);
