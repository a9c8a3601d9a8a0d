/** A VS Code of our own: fresh data folders, the packaged extension in it, gone when stopped. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logFolder } from './paths.js';
import type { Host } from './prepare.js';
import { serve, step } from './processes.js';
import { temporaryFolder } from './temporary.js';

/** A JSON value, as settings hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Quiet and the same everywhere: nothing pops up, nothing asks the network. */
const defaultSettings: Readonly<Record<string, Json>> = {
  'telemetry.telemetryLevel': 'off',
  'chat.disableAIFeatures': true,
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.enableExperiments': false,
  'workbench.tips.enabled': false,
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'security.workspace.trust.enabled': false,
  'editor.minimap.enabled': false,
  // A browser saves after a second by default: the tests' faults would be mended on disk too.
  'files.autoSave': 'off',
};

export interface EditorOptions {
  /** Names its folders and its log. */
  readonly name: string;
  /** The extension to install; must exist. */
  readonly vsix: string;
  /** User settings, over the defaults above. */
  readonly settings?: Readonly<Record<string, Json>>;
  /** Further variables its extension host sees. */
  readonly env?: NodeJS.ProcessEnv;
  /** A port to serve on; by default any free one. */
  readonly port?: number;
}

export interface Editor {
  readonly port: number;
  readonly url: string;
  /** Where VS Code wrote its own logs, the extension host's among them. */
  readonly logs: string;
  /** Rejects when the editor ends before it is stopped. */
  readonly died: Promise<never>;
  stop(): Promise<void>;
}

/** Installs the extension into a new editor and starts it; returns when it answers. */
export async function startEditor(host: Host, options: EditorOptions): Promise<Editor> {
  if (!existsSync(options.vsix)) {
    throw new Error(
      `There is no ${options.vsix}. Package the extension first, or give the path of a .vsix file.`,
    );
  }
  const data = temporaryFolder(options.name);
  const user = path.join(data, 'user');
  const extensions = path.join(data, 'extensions');
  mkdirSync(path.join(user, 'User'), { recursive: true });
  writeFileSync(
    path.join(user, 'User', 'settings.json'),
    JSON.stringify({ ...defaultSettings, ...options.settings }, null, 2),
  );
  const config = path.join(data, 'config.yaml');
  writeFileSync(config, '');

  const env: NodeJS.ProcessEnv = {
    ...withoutEditorVariables(process.env),
    ...options.env,
    PATH: `${path.dirname(host.node)}:${process.env.PATH ?? ''}`,
    EXTENSIONS_GALLERY: '{}', // No marketplace: nothing is asked of the network.
    XDG_CONFIG_HOME: path.join(data, 'xdg'),
    XDG_DATA_HOME: path.join(data, 'xdg'),
    XDG_CACHE_HOME: path.join(data, 'xdg'),
  };
  const folders = ['--config', config, '--user-data-dir', user, '--extensions-dir', extensions];
  await step(host.node, [host.entry, ...folders, '--install-extension', options.vsix, '--force'], {
    env,
    timeout: 60_000,
  });
  // Its exit code is 0 for some packages it refused.
  if (!readdirSync(extensions).some((name) => name.startsWith('cardwright.cardwright-'))) {
    throw new Error(`${options.vsix} was not installed as cardwright.cardwright.`);
  }

  const port = options.port ?? (await freePort());
  const server = serve(
    host.node,
    [
      host.entry,
      ...folders,
      '--auth',
      'none',
      '--bind-addr',
      `127.0.0.1:${port}`,
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-workspace-trust',
      '--disable-getting-started-override',
      '--disable-proxy',
      '--reconnection-grace-time',
      '5',
      // Without it VS Code ignores the paths of a test suite, and hangs in silence.
      '--vscode-option',
      'enable-smoke-test-driver',
    ],
    env,
    path.join(logFolder, `${options.name}-editor.log`),
  );
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([answers(url), server.died]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { port, url, logs: path.join(user, 'logs'), died: server.died, stop: () => server.stop() };
}

/** Run from a VS Code terminal, its variables would make our editor talk to that one. */
function withoutEditorVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([key]) => !/^(VSCODE_|ELECTRON_|CODE_SERVER_|PASSWORD$|HASHED_PASSWORD$)/.test(key),
    ),
  );
}

/** This says only that the server listens; whether the editor works, the gates see for themselves. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await pause(100);
  }
  throw new Error('The editor did not answer within 30 s.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}
