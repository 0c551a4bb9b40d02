/**
 * The one table of who may import what, turned into .oxlintrc.json (`node scripts/house-rules.mjs`; `--check` fails when
 * that file is stale). oxlint ignores in silence a pattern it cannot read, so house-rules.test.ts sees each rule fire.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './root.mjs';

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
  'workplans',
  'logframe',
  'indicators',
  'dashboard',
  'notifications',
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

/** Rooms of the server below the modules know nothing of those above them. */
const roomsAbove = (room, ...rooms) => ({
  // A problem is a value of the catalogue: the database's constraint names are translated into it.
  group: [...rooms.flatMap((name) => [`#${name}/**`, `../${name}/**`]), '!#http/problem.ts', '!../http/problem.ts'],
  message: `${room}/ is below ${rooms.join(', ')}: it must not import from there.`,
});

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

const featureBan = (name) => ({
  group: ['~/features/*/**', '!~/features/*/index.ts', `!~/features/${name}/**`],
  message: 'A feature is used through its index.ts only.',
});

// --- The table: where → what may not be imported there. Of several that match, the last one counts.

const SERVER = [NO_CLIMBING, never('The server', '@msurvey/console', '@msurvey/ui', 'react')];
const CONSOLE = [NO_CLIMBING, never('The console', '@msurvey/server', 'pg', 'kysely', 'fastify')];

export const IMPORTS = [
  ['packages/domain/src/**', [NO_CLIMBING, only('domain')]],
  ['packages/contract/src/**', [NO_CLIMBING, only('contract', 'zod', '@msurvey/domain')]],
  ['packages/xlsform/src/**', [NO_CLIMBING, NO_BUILTINS, never('xlsform', '@msurvey/*', 'react')]],
  ['packages/web-form/src/**', [NO_CLIMBING, NO_BUILTINS, never('web-form', '@msurvey/server', '@msurvey/console')]],
  [
    'packages/ui/src/**',
    [NO_CLIMBING, NO_BUILTINS, never('ui', '@msurvey/server', '@msurvey/console', '@msurvey/contract')],
  ],
  ['apps/server/src/**', [...SERVER, NO_SQL, FACES_ONLY]],
  ['apps/server/src/config/**', [...SERVER, NO_SQL, roomsAbove('config', 'db', 'external', 'jobs', 'http', 'modules')]],
  ['apps/server/src/db/**', [...SERVER, NO_SQL, roomsAbove('db', 'external', 'jobs', 'http', 'modules')]],
  ['apps/server/src/external/**', [...SERVER, NO_SQL, roomsAbove('external', 'jobs', 'http', 'modules')]],
  ...MODULES.map((name) => [`apps/server/src/modules/${name}/**`, [...SERVER, NO_SQL, moduleBan(name)]]),
  // Binds every module's routes, which are no part of a module's face.
  ['apps/server/src/modules/index.ts', [...SERVER, NO_SQL]],
  ['apps/console/src/**', CONSOLE],
  ['apps/console/src/lib/**', [...CONSOLE, never('lib', '~/features')]],
  ...MODULES.map((name) => [`apps/console/src/features/${name}/**`, [...CONSOLE, featureBan(name)]]),
];

/** The same without the ban on SQL; later in the list, so it counts. */
const withSql = IMPORTS.filter(([, bans]) => bans.includes(NO_SQL)).map(([files, bans]) => [
  files.endsWith('/**') ? `${files.slice(0, -3)}/**/*.queries.ts` : files,
  bans.filter((ban) => ban !== NO_SQL),
]);
const MIGRATIONS = [
  'apps/server/src/db/migrations/**',
  [...SERVER, roomsAbove('db', 'external', 'jobs', 'http', 'modules')],
];

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
    'import/no-cycle': 'error',
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

export const FILE = at('.oxlintrc.json');
/** One line per entry: a change of the table reads as such in a diff. */
const line = ([key, value]) =>
  key === 'overrides'
    ? `  "overrides": [\n${value.map((o) => `    ${JSON.stringify(o)}`).join(',\n')}\n  ]`
    : `  "${key}": ${JSON.stringify(value)}`;
export const TEXT = `{\n${Object.entries(CONFIG).map(line).join(',\n')}\n}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!process.argv.includes('--check')) writeFileSync(FILE, TEXT);
  else if (readFileSync(FILE, 'utf8') !== TEXT) {
    console.error('.oxlintrc.json is stale: run `node scripts/house-rules.mjs` and commit it.');
    process.exit(1);
  }
}
