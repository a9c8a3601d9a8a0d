import { CHECK_IDS } from '../../server/src/checks/index.js';
import { diagnose, type Diagnostic } from '../../server/src/checks/diagnose.js';
import type { Settings } from '../../server/src/workspace/settings.js';
import { Workspace, type Placed } from '../../server/src/workspace/workspace.js';
import type { Language } from '../../server/src/model/language.js';

export interface InMemoryOptions {
  /** Other files of the project, by name; `cardwright.json` among them is its configuration. */
  readonly files?: Readonly<Record<string, string>>;
  readonly forced?: Settings;
  readonly locale?: Language;
  /** The name of the file that holds the text. */
  readonly name?: string;
}

const FOLDER = 'memory:/set';

/** A workspace whose files are given as texts. */
async function workspaceOf(
  files: Readonly<Record<string, string>>,
  options: InMemoryOptions = {},
): Promise<Workspace> {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]));
  const workspace = new Workspace(
    {
      readFile: (uri) => {
        const text = texts.get(uri);
        return Promise.resolve(text === undefined ? null : { text, encoding: 'utf-8' });
      },
      listFiles: (folder, endings) =>
        Promise.resolve(
          [...texts.keys()].filter(
            (uri) => uri.startsWith(`${folder}/`) && endings.some((ending) => uri.endsWith(ending)),
          ),
        ),
      log: () => undefined,
    },
    {
      checkIds: CHECK_IDS,
      locale: options.locale ?? 'en',
      ...(options.forced === undefined ? {} : { forced: options.forced }),
    },
  );
  await workspace.addFolder(FOLDER);
  return workspace;
}

/** One text as a project of its own, with whatever other files are given. */
export async function projectOf(
  text: string,
  options: InMemoryOptions = {},
): Promise<Placed & { workspace: Workspace }> {
  const name = options.name ?? 'set.card';
  const workspace = await workspaceOf({ ...options.files, [name]: text }, options);
  const placed = workspace.document(`${FOLDER}/${name}`);
  if (placed === null) throw new Error(`${name} was not taken into the project`);
  return { ...placed, workspace };
}

/** What is said about one text. */
export async function check(text: string, options: InMemoryOptions = {}): Promise<Diagnostic[]> {
  const { project, entry } = await projectOf(text, options);
  return diagnose(project, entry);
}
