/** Bundles the suite that runs inside the extension host. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { isMain, suiteBundle, suiteSource } from './paths.js';

/**
 * CommonJS, because the extension host loads a suite with `require`. mocha stays outside: it is
 * found in the project's `node_modules`, above the bundle.
 */
export async function buildSuite(): Promise<string> {
  await build({
    entryPoints: [suiteSource],
    outfile: suiteBundle,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  // The project's package.json says "module", which would hold for the bundle too.
  writeFileSync(path.join(path.dirname(suiteBundle), 'package.json'), '{ "type": "commonjs" }\n');
  return suiteBundle;
}

if (isMain(import.meta.url)) console.log(await buildSuite());
