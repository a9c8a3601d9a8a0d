import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { BUNDLES, bundleOptions } from './bundles.js';
import { generate } from './generate.js';
import { noticesFor } from './third-party.js';

/**
 * Writes everything that is written by machine, then the bundles of `dist/`.
 *
 *     tsx scripts/build.ts                  minified, as it is published
 *     tsx scripts/build.ts --development    with source maps
 *     tsx scripts/build.ts --watch          the same, again after every change
 */
async function build(root: string, flags: readonly string[]): Promise<void> {
  const watch = flags.includes('--watch');
  const development = watch || flags.includes('--development');
  await generate(root);
  const dist = path.join(root, 'dist');
  await mkdir(dist, { recursive: true });
  if (!development) await removeMaps(dist);
  const inputs = new Set<string>();
  for (const bundle of BUNDLES) {
    const esbuild = await context(
      await bundleOptions(root, bundle, path.join(dist, bundle.name), development),
    );
    const { metafile } = await esbuild.rebuild();
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    if (bundle.executable) await chmod(path.join(dist, bundle.name), 0o755);
    if (watch) await esbuild.watch();
    else await esbuild.dispose();
  }
  await writeFile(path.join(dist, 'THIRD-PARTY-NOTICES.txt'), await noticesFor(root, inputs));
  for (const { name } of BUNDLES) {
    const { size } = await stat(path.join(dist, name));
    console.log(`dist/${name}  ${String(Math.round(size / 1024))} KiB`);
  }
}

/** What a development build has left does not belong in a package. */
async function removeMaps(dist: string): Promise<void> {
  for (const name of await readdir(dist)) if (name.endsWith('.map')) await rm(path.join(dist, name));
}

await build(path.dirname(path.dirname(fileURLToPath(import.meta.url))), process.argv.slice(2));
