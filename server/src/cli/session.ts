import path from 'node:path';
import { CHECK_IDS } from '../checks/index.js';
import { cardFileEndings, formatOfPath } from '../formats/index.js';
import type { Language } from '../model/language.js';
import type { Encoding } from '../text/decode.js';
import { CONFIG_NAME, type Host } from '../workspace/host.js';
import type { Settings } from '../workspace/settings.js';
import { Workspace, type Placed } from '../workspace/workspace.js';
import { hasUtf8Mark, kindOf, nearestConfigFolder, whyUnreadable } from './disk.js';
import type { CliIo } from './io.js';
import { TROUBLE } from './messages.js';
import { isInside, pathOf, shownPath, uriOf } from './names.js';
import { endingsText, readTargets, type Target } from './targets.js';
import { Trouble } from './trouble.js';

/** A file that was asked for, as the workspace holds it. */
export interface AskedFile {
  readonly uri: string;
  /** How it is shown: relative to the current folder, forward slashes. */
  readonly name: string;
  /** Its absolute path; null for standard input. */
  readonly path: string | null;
  readonly placed: Placed;
}

export interface Session {
  readonly workspace: Workspace;
  /** In the order of their names. */
  readonly files: readonly AskedFile[];
  /** The configurations that stand over the files or in the folders asked for. */
  readonly configs: readonly { readonly uri: string; readonly name: string }[];
  /** Standard input began with a UTF-8 byte order mark. */
  readonly stdinMark: boolean;
  /** What could not be read or understood; it cost only itself. */
  readonly problems: readonly string[];
}

export interface SessionOptions {
  readonly forced: Settings;
  /** `--config`, as typed. */
  readonly config: string | undefined;
  /** `--stdin-filename`, as typed. */
  readonly stdinFilename: string | undefined;
  readonly verbose: boolean;
}

/** Reads the whole project around what was asked for, and says which of its files those are. */
export async function openSession(
  args: readonly string[],
  options: SessionOptions,
  io: CliIo,
  ui: Language,
): Promise<Session> {
  const { targets, problems } = await readTargets(args, io.cwd, ui);
  const stdin = readStdinName(targets, options, io, ui);
  const unread = new Set<string>();
  const host = watched(io, options.verbose, unread);
  const configUri = await readConfigOption(options, io, ui);
  const workspace = new Workspace(host, {
    checkIds: CHECK_IDS,
    locale: ui,
    forced: options.forced,
    ...(configUri === null ? {} : { configUri }),
  });
  if (configUri !== null) workspace.setConfigText(configUri, (await host.readFile(configUri))?.text ?? null);

  const ownConfigs = configUri === null;
  for (const folder of projectFolders(targets, stdin, ownConfigs)) await workspace.addFolder(uriOf(folder));
  const asked = new Map<string, string | null>();
  let stdinMark = false;
  for (const target of targets) await take(target, workspace, host, asked);
  if (stdin !== null) {
    const bytes = await io.readStdin();
    const { text, encoding } = io.decode(bytes);
    stdinMark = hasUtf8Mark(bytes);
    openBytes(workspace, uriOf(stdin.path), text, encoding);
    asked.set(uriOf(stdin.path), null);
  }

  const files = [...asked].flatMap(([uri, file]): AskedFile[] => {
    const placed = workspace.document(uri);
    const name = file === null ? (stdin?.name ?? '') : shownPath(io.cwd, file);
    return placed === null ? [] : [{ uri, name, path: file, placed }];
  });
  files.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const configs = askedConfigs(workspace, targets, files, configUri).map((uri) => ({
    uri,
    name: shownPath(io.cwd, pathOf(uri)),
  }));
  const unreadable = await unreadProblems(unread, io, ui);
  return { workspace, files, configs, stdinMark, problems: [...problems, ...unreadable] };
}

/** The host, with an eye on the files it could not read. */
function watched(io: CliIo, verbose: boolean, unread: Set<string>): Host {
  const host = io.createHost((line) => {
    if (verbose) io.stderr.write(`${line}\n`);
  });
  return {
    readFile: async (uri) => {
      const read = await host.readFile(uri);
      if (read === null) unread.add(uri);
      return read;
    },
    listFiles: (folder, endings) => host.listFiles(folder, endings),
    log: (line) => {
      host.log(line);
    },
  };
}

async function readConfigOption(options: SessionOptions, io: CliIo, ui: Language): Promise<string | null> {
  if (options.config === undefined) return null;
  const file = path.resolve(io.cwd, options.config);
  const why = (await kindOf(file)) === 'folder' ? TROUBLE.isFolder[ui] : await whyUnreadable(file, ui);
  if (why !== null) throw new Trouble(TROUBLE.unreadable[ui]({ path: options.config, why }), 'input');
  return uriOf(file);
}

function readStdinName(
  targets: readonly Target[],
  { stdinFilename }: SessionOptions,
  io: CliIo,
  ui: Language,
): { path: string; name: string; named: boolean } | null {
  if (!targets.some(({ kind }) => kind === 'stdin')) {
    if (stdinFilename !== undefined) throw new Trouble(TROUBLE.stdinNameAlone[ui], 'usage');
    return null;
  }
  if (stdinFilename === undefined) {
    const name = '<stdin>';
    return { path: path.join(io.cwd, `${name}${cardFileEndings()[0] ?? ''}`), name, named: false };
  }
  if (formatOfPath(stdinFilename) === null) {
    const say = TROUBLE.notACardFile[ui];
    throw new Trouble(say({ path: stdinFilename, endings: endingsText() }), 'usage');
  }
  const file = path.resolve(io.cwd, stdinFilename);
  return { path: file, name: shownPath(io.cwd, file), named: true };
}

/** The folders to read whole, none inside another: the nearest configuration's, else the one asked about. */
function projectFolders(
  targets: readonly Target[],
  stdin: { path: string; named: boolean } | null,
  ownConfigs: boolean,
): string[] {
  const folders = new Set<string>();
  const add = (folder: string): unknown =>
    folders.add((ownConfigs ? nearestConfigFolder(folder) : null) ?? folder);
  for (const target of targets) {
    if (target.kind === 'folder') add(target.path);
    else if (target.kind === 'config') add(path.dirname(target.path));
    else if (target.kind === 'files') {
      add(target.base);
      for (const folder of new Set(target.paths.map((file) => path.dirname(file)))) {
        const config = ownConfigs ? nearestConfigFolder(folder) : null;
        if (config !== null) folders.add(config);
      }
    }
  }
  if (stdin !== null) {
    const folder = path.dirname(stdin.path);
    // Nameless input belongs to no folder; it only shares the words of a project it stands in.
    if (stdin.named || nearestConfigFolder(folder) !== null) add(folder);
  }
  const sorted = [...folders].sort((a, b) => a.length - b.length);
  return sorted.filter((folder, index) => !sorted.slice(0, index).some((other) => isInside(other, folder)));
}

/** Marks a target's files as asked for, and reads those that reading the project passed over. */
async function take(
  target: Target,
  workspace: Workspace,
  host: Host,
  asked: Map<string, string | null>,
): Promise<void> {
  if (target.kind === 'folder') {
    for (const uri of await host.listFiles(uriOf(target.path), cardFileEndings())) {
      if (workspace.document(uri) === null) await workspace.readFile(uri);
      asked.set(uri, pathOf(uri));
    }
  } else if (target.kind === 'files') {
    for (const file of target.paths) {
      const uri = uriOf(file);
      asked.set(uri, file);
      if (workspace.document(uri) !== null || (await workspace.readFile(uri)) !== null) continue;
      // A file named outright is checked even where its project ignores it; an open document always is.
      const read = target.named ? await host.readFile(uri) : null;
      if (read !== null) openBytes(workspace, uri, read.text, read.encoding);
    }
  }
}

/** An open document outranks the file of its name and every `ignore`; its encoding is known here too. */
function openBytes(workspace: Workspace, uri: string, text: string, encoding: Encoding): void {
  const placed = workspace.openText(uri, text);
  placed?.project.set(uri, placed.entry.document, encoding);
}

function askedConfigs(
  workspace: Workspace,
  targets: readonly Target[],
  files: readonly AskedFile[],
  configUri: string | null,
): string[] {
  if (configUri !== null) return [configUri];
  const roots = new Set(files.map(({ placed }) => placed.project.root));
  const folders = targets.flatMap((target) => (target.kind === 'folder' ? [target.path] : []));
  const named = new Set(targets.flatMap((target) => (target.kind === 'config' ? [target.path] : [])));
  return workspace
    .configUris()
    .filter((uri) => {
      const file = pathOf(uri);
      const over = roots.has(uri.slice(0, -CONFIG_NAME.length - 1));
      return over || named.has(file) || folders.some((folder) => isInside(folder, file));
    })
    .sort();
}

/** A configuration that is not there is no trouble (every folder above is tried); one that cannot be read is. */
async function unreadProblems(unread: ReadonlySet<string>, io: CliIo, ui: Language): Promise<string[]> {
  const problems: string[] = [];
  for (const uri of [...unread].sort()) {
    const file = pathOf(uri);
    if (uri.endsWith(`/${CONFIG_NAME}`) && (await kindOf(file)) === 'missing') continue;
    const why = (await whyUnreadable(file, ui)) ?? TROUBLE.busy[ui];
    problems.push(TROUBLE.unreadable[ui]({ path: shownPath(io.cwd, file), why }));
  }
  return problems;
}
