/**
 * The one table of who may import what, which oxlint reads by oxlint.config.mjs. It ignores in silence a pattern that it
 * cannot read, so house-rules.test.ts sees each rule fire.
 */

/** A module may use those above it, through their index.ts only. */
export const MODULES = [
  'access',
  'session',
  'platform',
  'code-lists',
  'projects',
  'geography',
  'forms',
  'collection',
  'registry',
  'activities',
  'figures',
  'workplans',
  'logframe',
  'indicators',
  'dashboard',
  'notifications',
  'upkeep',
  'audit',
];

// --- The bans. `group` is as in .gitignore (the last match counts); `regex` knows no look-ahead.

const NO_CLIMBING = {
  regex: '^(\\.\\./){2}',
  message: 'Do not climb: import from the package, `#room/…` (server) or `~/…` (console).',
};
const NO_SQL = {
  regex: '^kysely$',
  importNames: ['sql'],
  message: 'SQL stands in *.queries.ts and migrations only.',
};
const NO_BUILTINS = {
  group: ['node:*', 'node:*/**', 'fs', 'path', 'crypto', 'os', 'child_process', 'stream', 'util', 'zlib', 'http'],
  message: 'This package is pure and runs in the browser too: no Node built-ins.',
};
const only = (who, ...allowed) => ({
  group: ['**', '!./**', '!../**', ...allowed.map((name) => `!${name}`)],
  message: `${who} imports ${allowed.length ? `only ${allowed.join(', ')} and itself` : 'nothing but itself'}.`,
});
const never = (who, ...names) => ({
  group: names.flatMap((name) => [name, `${name}/**`]),
  message: `${who} must not know ${names.join(', ')}.`,
});
const FACES_ONLY = {
  group: [
    '#modules/*/**',
    '../modules/*/**',
    './modules/*/**',
    '!#modules/*/index.ts',
    '!../modules/*/index.ts',
    '!./modules/*/index.ts',
  ],
  message: 'A module is used through its index.ts only.',
};

/** The rooms of the server, the lowest first: each may use those before it. */
const ROOMS = [
  'config',
  'texts',
  'problem',
  'db',
  'external',
  'changed',
  'jobs',
  'tally',
  'audit',
  'http',
  'tasks',
  'tables',
  'pdf',
  'modules',
];

const roomsAbove = (room, rooms = ROOMS.slice(ROOMS.indexOf(room) + 1)) => ({
  group: rooms.flatMap((name) => [`#${name}/**`, `../${name}/**`]),
  message: `${room}/ is below ${rooms.join(', ')}: it must not import from there.`,
});

/** What is compared must not be counted by the parts that keep it. */
const COUNTS_BY_ITSELF = {
  ...roomsAbove('recount', [...ROOMS.slice(ROOMS.indexOf('db') + 1), 'projections']),
  message: 'The recount counts by itself: of the server it knows config and db only.',
};

const moduleBan = (name) => {
  const above = MODULES.slice(0, MODULES.indexOf(name));
  return {
    group: [
      '#modules/**',
      ...MODULES.filter((other) => other !== name).map((other) => `../${other}/**`),
      `!#modules/${name}/**`,
      ...above.map((other) => `!#modules/${other}/index.ts`),
    ],
    message: `${name} may use the modules above it (${above.join(', ') || 'none'}) through #modules/NAME/index.ts; the other way goes by event.`,
  };
};

/** The console's features stand in the order of the modules; long work is below them all. */
const FEATURES = ['tasks', ...MODULES];
const featureBan = (name) => {
  const above = FEATURES.slice(0, FEATURES.indexOf(name));
  return {
    group: [
      '~/features/**',
      '~/app/pages/**',
      `!~/features/${name}/**`,
      ...above.map((other) => `!~/features/${other}/index.ts`),
    ],
    message: `${name} may use the features above it (${above.join(', ') || 'none'}) through ~/features/NAME/index.ts; what puts several together is a page of ~/app/pages.`,
  };
};
const FEATURE_FACES_ONLY = {
  group: ['~/features/*/**', '!~/features/*/index.ts'],
  message: 'A feature is used through its index.ts only.',
};

// --- The table: where → what may not be imported there. Of several that match, the last one counts.

const SERVER = [NO_CLIMBING, never('The server', '@msurvey/console', '@msurvey/ui', 'react')];
const CONSOLE = [NO_CLIMBING, never('The console', '@msurvey/server', 'pg', 'kysely', 'fastify')];

export const IMPORTS = [
  ['packages/domain/src/**', [NO_CLIMBING, only('domain')]],
  ['packages/contract/src/**', [NO_CLIMBING, only('contract', 'zod', '@msurvey/domain')]],
  ['packages/xlsform/src/**', [NO_CLIMBING, NO_BUILTINS, never('xlsform', '@msurvey/*', 'react')]],
  ['packages/web-form/src/**', [NO_CLIMBING, NO_BUILTINS, never('web-form', '@msurvey/server', '@msurvey/console')]],
  [
    'packages/form-designer/src/**',
    [
      NO_CLIMBING,
      NO_BUILTINS,
      never('form-designer', '@msurvey/server', '@msurvey/console', '@msurvey/contract', '@msurvey/web-form'),
    ],
  ],
  [
    'packages/ui/src/**',
    [NO_CLIMBING, NO_BUILTINS, never('ui', '@msurvey/server', '@msurvey/console', '@msurvey/contract')],
  ],
  ['apps/server/src/**', [...SERVER, NO_SQL, FACES_ONLY]],
  // Without FACES_ONLY: its exceptions would let a room in to every module's face.
  ...ROOMS.slice(0, -1).map((room) => [`apps/server/src/${room}/**`, [...SERVER, NO_SQL, roomsAbove(room)]]),
  ['apps/server/src/recount/**', [...SERVER, NO_SQL, COUNTS_BY_ITSELF]],
  ...MODULES.map((name) => [`apps/server/src/modules/${name}/**`, [...SERVER, NO_SQL, moduleBan(name)]]),
  // Compose what every module brings, which is not always a part of its face.
  ['apps/server/src/modules/*.ts', [...SERVER, NO_SQL]],
  ['apps/console/src/**', CONSOLE],
  ['apps/console/src/lib/**', [...CONSOLE, never('lib', '~/features')]],
  ['apps/console/src/app/pages/**', [...CONSOLE, FEATURE_FACES_ONLY]],
  ...FEATURES.map((name) => [`apps/console/src/features/${name}/**`, [...CONSOLE, featureBan(name)]]),
];

/** The same without the ban on SQL; later in the list, so it counts. */
const withSql = IMPORTS.filter(([, bans]) => bans.includes(NO_SQL)).map(([files, bans]) => [
  files.endsWith('/**') ? `${files.slice(0, -3)}/**/*.queries.ts` : files,
  bans.filter((ban) => ban !== NO_SQL),
]);
const MIGRATIONS = ['apps/server/src/db/migrations/**', [...SERVER, roomsAbove('db')]];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**', 'bench/**', 'scripts/**'];
/** Catalogues and data grow with the product, not with its complexity. */
const MAY_BE_LONG = [
  ...TESTS,
  '**/i18n/**',
  '**/catalogue.ts',
  '**/*.generated.ts',
  'apps/server/src/db/migrations/**',
  'apps/server/src/demo/{people,lists,programme}.ts',
  'packages/domain/src/problems/**',
  'packages/contract/src/**',
];

/** Of the category, what finds fault with code that is right here. */
const NOT_HERE = [
  // Written where control characters are the subject: XML and spreadsheets.
  'no-control-regex',
  'unicorn/no-new-array',
  'unicorn/prefer-string-starts-ends-with',
  // The compiler says so already, and knows what a leading underscore means.
  'no-unused-vars',
  // Texts are what we sort.
  'typescript/require-array-sort-compare',
  // Taste of types; the compiler is strict already.
  'typescript/unbound-method',
  'typescript/no-base-to-string',
  'typescript/no-misused-spread',
  'typescript/restrict-template-expressions',
  'typescript/no-redundant-type-constituents',
  'typescript/no-duplicate-type-constituents',
  'typescript/triple-slash-reference',
  // Conditions of the React compiler, which is not used.
  'react/refs',
  'react/purity',
  'react/immutability',
  'react/set-state-in-effect',
];

const restricted = (bans) => ({ 'no-restricted-imports': ['error', { patterns: bans }] });

export const CONFIG = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'import', 'oxc', 'unicorn', 'react'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist', '/data', '**/.cache', '**/test-results', '**/*.generated.*'],
  rules: {
    // Types too: two files that name each other's types cannot be read, moved or tested apart.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 400 }],
    'typescript/no-floating-promises': 'error',
    'typescript/await-thenable': 'error',
    // Playwright reads the names of fixtures from the pattern, also when there are none.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    ...Object.fromEntries(NOT_HERE.map((rule) => [rule, 'off'])),
  },
  overrides: [
    ...[...IMPORTS, ...withSql, MIGRATIONS].map(([files, bans]) => ({ files: [files], rules: restricted(bans) })),
    { files: TESTS, rules: { 'no-restricted-imports': 'off' } },
    { files: MAY_BE_LONG, rules: { 'max-lines': 'off' } },
  ],
};
