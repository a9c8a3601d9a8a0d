import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';

/** One file of `dist/`. */
export interface Bundle {
  readonly name: string;
  /** From the root. */
  readonly entry: string;
  readonly executable: boolean;
  readonly external: readonly string[];
}

export const SERVER: Bundle = {
  name: 'server.cjs',
  entry: 'server/src/node/server-main.ts',
  executable: true,
  external: [],
};

export const BUNDLES: readonly Bundle[] = [
  { name: 'client.cjs', entry: 'client/src/extension.ts', executable: false, external: ['vscode'] },
  SERVER,
  { name: 'cli.cjs', entry: 'server/src/node/cli-main.ts', executable: true, external: [] },
];

/**
 * How esbuild makes a bundle: CommonJS, because VS Code loads an extension with `require`, and the oldest
 * Node it may run on. `import.meta.url` is the bundle's own place.
 */
export async function bundleOptions(
  root: string,
  bundle: Bundle,
  outfile: string,
  development: boolean,
): Promise<BuildOptions & { metafile: true }> {
  const here = "const cardwrightUrl = require('node:url').pathToFileURL(__filename).href;";
  return {
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // Some packages' `main` is a form (UMD) that cannot be bundled.
    mainFields: ['module', 'main'],
    external: [...bundle.external],
    minify: !development,
    sourcemap: development ? 'linked' : false,
    legalComments: 'none',
    metafile: true,
    define: {
      CARDWRIGHT_VERSION: JSON.stringify(await versionOf(root)),
      'import.meta.url': 'cardwrightUrl',
    },
    banner: { js: bundle.executable ? `#!/usr/bin/env node\n${here}` : here },
    logLevel: 'warning',
  };
}

async function versionOf(root: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  if (typeof version !== 'string') throw new Error('package.json names no version');
  return version;
}
