import {
  CodeActionKind,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { CHECK_IDS } from '../checks/index.js';
import type { Language } from '../model/language.js';
import { Workspace } from '../workspace/workspace.js';
import { abilitiesOf, type Abilities } from './abilities.js';
import { Changes } from './changes.js';
import { COMMANDS } from './commands.js';
import type { Platform } from './platform.js';
import { FIX_ALL_KIND, OPEN_CHECK_PAGE, type InitializationOptions } from './protocol.js';
import { hostFor } from './remote-host.js';
import type { Session } from './session.js';
import type { Tasks } from './tasks.js';
import { TextSync } from './text-sync.js';
import { Uris } from './uris.js';

/** Makes the session a client's introduction asks for. What it says amiss counts as not said. */
export function begin(
  connection: Connection,
  platform: Platform,
  params: InitializeParams,
  tasks: Tasks,
): Session {
  const locale: Language = /^fr\b/i.test(String(params.locale)) ? 'fr' : 'en';
  const options = initializationOptions(params);
  const workspace = new Workspace(hostFor(connection, platform), { checkIds: CHECK_IDS, locale });
  const uris = new Uris();
  const changes = new Changes();
  const texts = new TextSync(uris, workspace, changes, tasks);
  return {
    connection,
    abilities: abilitiesOf(params.capabilities),
    workspace,
    documents: texts.documents,
    texts,
    uris,
    changes,
    locale,
    packageUri: options.packageUri?.replace(/\/+$/, '') ?? platform.packageUri,
    opensPages: options.commands?.includes(OPEN_CHECK_PAGE) === true,
    settled: () => tasks.settled(),
  };
}

export function initializationOptions({ initializationOptions }: InitializeParams): InitializationOptions {
  const given: unknown = initializationOptions;
  if (typeof given !== 'object' || given === null) return {};
  const { packageUri, settings, commands }: Partial<Record<keyof InitializationOptions, unknown>> = given;
  return {
    ...(typeof packageUri === 'string' ? { packageUri } : {}),
    ...(settings === undefined ? {} : { settings }),
    ...(Array.isArray(commands) ? { commands: commands.map(String) } : {}),
  };
}

/** What the server tells of itself. */
export function introduction(abilities: Abilities, version: string): InitializeResult {
  return {
    serverInfo: { name: 'cardwright', version },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL_KIND] },
      executeCommandProvider: { commands: [...COMMANDS], workDoneProgress: true },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      ...(abilities.pull
        ? {
            diagnosticProvider: {
              identifier: 'cardwright',
              interFileDependencies: true,
              workspaceDiagnostics: true,
            },
          }
        : {}),
    },
  };
}
