import {
  MessageType,
  ShowMessageNotification,
  type DidChangeConfigurationParams,
} from 'vscode-languageserver';
import { say } from './messages.js';
import type { Session } from './session.js';

/** The section of the editor's settings that is ours. */
export const SECTION = 'cardwright';

/** Takes up the editor's settings, and says once what is wrong in them. */
export class Configuration {
  private shown = '';
  private ignored: string | undefined;

  constructor(private readonly session: Session) {}

  /** Asks the client for its settings; one that cannot be asked is believed at its word (`pushed`). */
  async read(pushed: unknown): Promise<void> {
    const { connection, abilities } = this.session;
    const value: unknown = abilities.configuration
      ? await connection.workspace.getConfiguration(SECTION)
      : pushed;
    await this.take(value ?? {});
  }

  /** The settings a client sends along with `workspace/didChangeConfiguration`. */
  static pushed({ settings }: DidChangeConfigurationParams): unknown {
    const all: unknown = settings;
    return isObject(all) ? all[SECTION] : undefined;
  }

  private async take(value: unknown): Promise<void> {
    const { workspace, connection, locale } = this.session;
    const settings = meant(value);
    const problems = workspace.setEditorSettings(settings);
    const texts = problems.map(({ message }) => message[locale]);
    const key = texts.join('\n');
    if (key !== this.shown && texts.length > 0) {
      connection.console.warn(key);
      const message = say.settings[locale]({ problems: texts });
      await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
    }
    this.shown = key;
    const ignored = JSON.stringify(isObject(settings) ? settings.ignore : undefined);
    if (ignored !== this.ignored) await workspace.readUnknownFiles('');
    this.ignored = ignored;
  }
}

/** The settings without what an editor adds: defaults that say nothing (`null`, `auto`), and the client's own. */
function meant(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { trace: _trace, ...settings } = value;
  const said = Object.entries(settings).filter(([, entry]) => entry !== null && entry !== 'auto');
  return Object.fromEntries(said);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
