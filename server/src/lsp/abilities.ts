import type { ClientCapabilities } from 'vscode-languageserver';

/** What the client at the other end can do, as far as the server cares. */
export interface Abilities {
  /** It asks for diagnostics itself; to any other they are published. */
  readonly pull: boolean;
  /** It can be told to ask for diagnostics again. */
  readonly refresh: boolean;
  readonly configuration: boolean;
  readonly watchConfiguration: boolean;
  readonly watchFiles: boolean;
  readonly workspaceFolders: boolean;
  readonly documentChanges: boolean;
  readonly createFiles: boolean;
  readonly progress: boolean;
  readonly related: boolean;
  readonly codeDescription: boolean;
}

export function abilitiesOf({ workspace, textDocument, window }: ClientCapabilities): Abilities {
  const pull = textDocument?.diagnostic !== undefined;
  // A client that pulls says there what its diagnostics may hold, one that does not, here.
  const diagnostics = pull ? textDocument.diagnostic : textDocument?.publishDiagnostics;
  const edits = workspace?.workspaceEdit;
  return {
    pull,
    refresh: workspace?.diagnostics?.refreshSupport === true,
    configuration: workspace?.configuration === true,
    watchConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watchFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    documentChanges: edits?.documentChanges === true,
    createFiles: edits?.documentChanges === true && edits.resourceOperations?.includes('create') === true,
    progress: window?.workDoneProgress === true,
    related: diagnostics?.relatedInformation ?? textDocument?.publishDiagnostics?.relatedInformation === true,
    codeDescription:
      diagnostics?.codeDescriptionSupport ??
      textDocument?.publishDiagnostics?.codeDescriptionSupport === true,
  };
}
