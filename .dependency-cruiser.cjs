/**
 * The laws of ARCHITECTURE.md about who may import whom. A room may import the rooms below it, never a
 * neighbour or a room above.
 */
const ROOMS = [
  ['node', 'browser'],
  ['lsp', 'cli'],
  ['features'],
  ['checks'],
  ['workspace'],
  ['games', 'formats'],
  ['model'],
  ['text'],
];

const server = (rooms) => `^server/src/(${rooms.join('|')})/`;

/** For each room: everything above it, and its neighbours on the same floor. */
const upward = ROOMS.flatMap((floor, level) =>
  floor.map((room) => ({
    name: `${room}-imports-only-down`,
    comment: `server/src/${room}/ may only import the rooms below it.`,
    severity: 'error',
    from: { path: server([room]) },
    to: { path: server([...ROOMS.slice(0, level).flat(), ...floor.filter((other) => other !== room)]) },
  })),
);

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(server|client|scripts)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'one-game-knows-no-other',
      severity: 'error',
      from: { path: '^server/src/games/([^/]+)/' },
      to: { path: '^server/src/games/[^/]+/', pathNot: '^server/src/games/$1/' },
    },
    {
      name: 'one-format-knows-no-other',
      severity: 'error',
      from: { path: '^server/src/formats/([^/]+)/' },
      to: { path: '^server/src/formats/[^/]+/', pathNot: '^server/src/formats/$1/' },
    },
    {
      name: 'core-knows-no-platform',
      comment: 'text/ to features/ run anywhere: no Node, no LSP, no VS Code, no terminal.',
      severity: 'error',
      from: { path: server(['text', 'model', 'formats', 'games', 'workspace', 'checks', 'features']) },
      to: {
        path: [
          '^vscode',
          'node_modules/vscode-',
          '^node:',
          'node_modules/commander',
          'node_modules/picocolors',
        ],
      },
    },
    {
      name: 'core-uses-no-node-module',
      severity: 'error',
      from: { path: server(['text', 'model', 'formats', 'games', 'workspace', 'checks', 'features']) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-lsp-speaks-lsp',
      severity: 'error',
      from: { path: '^server/src/', pathNot: server(['lsp', 'node', 'browser']) },
      to: { path: 'node_modules/vscode-language' },
    },
    {
      name: 'generated-data-imports-nothing',
      severity: 'error',
      from: { path: '^server/src/generated/' },
      to: { path: '.' },
    },
    {
      name: 'client-knows-only-the-protocol',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/', pathNot: '^server/src/lsp/protocol\\.ts$' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(client|scripts|test)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
