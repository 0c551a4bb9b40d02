import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'msurvey-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where → a line that may not stand there, and the rule that must say so (or undefined: it may). */
const CASES: [name: string, path: string, code: string, rule: string | undefined][] = [
  ['domain imports a dependency', 'packages/domain/src/a.ts', "import 'zod';", 'no-restricted-imports'],
  ['domain imports a built-in', 'packages/domain/src/b.ts', "import 'node:fs';", 'no-restricted-imports'],
  ['domain imports itself', 'packages/domain/src/c.ts', "import './b.ts';", undefined],
  ['contract imports the server', 'packages/contract/src/a.ts', "import 'fastify';", 'no-restricted-imports'],
  [
    'contract imports zod and domain',
    'packages/contract/src/b.ts',
    "import 'zod'; import '@msurvey/domain';",
    undefined,
  ],
  ['xlsform uses a built-in', 'packages/xlsform/src/a.ts', "import 'node:zlib';", 'no-restricted-imports'],
  ['the xlsform command uses a built-in', 'packages/xlsform/bin/a.mjs', "import 'node:fs';", undefined],
  ['ui knows the server', 'packages/ui/src/a.ts', "import '@msurvey/server';", 'no-restricted-imports'],
  ['ui knows the console', 'packages/ui/src/b.ts', "import '@msurvey/console/x';", 'no-restricted-imports'],
  ['anything climbs', 'apps/server/src/http/a.ts', "import '../../x.ts';", 'no-restricted-imports'],
  ['a test climbs', 'apps/server/test/a.test.ts', "import '../../x.ts';", undefined],
  ['session uses access', 'apps/server/src/modules/session/a.ts', "import '#modules/access/index.ts';", undefined],
  [
    'session reaches into access',
    'apps/server/src/modules/session/b.ts',
    "import '#modules/access/x.ts';",
    'no-restricted-imports',
  ],
  [
    'session reaches over to access',
    'apps/server/src/modules/session/c.ts',
    "import '../access/index.ts';",
    'no-restricted-imports',
  ],
  [
    'access uses session',
    'apps/server/src/modules/access/a.ts',
    "import '#modules/session/index.ts';",
    'no-restricted-imports',
  ],
  ['access uses its own folders', 'apps/server/src/modules/access/users/a.ts', "import '../roles/x.ts';", undefined],
  [
    'http reaches into a module',
    'apps/server/src/http/b.ts',
    "import '../modules/audit/audit.view.ts';",
    'no-restricted-imports',
  ],
  [
    'http uses a module’s face',
    'apps/server/src/http/c.ts',
    "import '../modules/audit/index.ts';",
    'no-restricted-imports',
  ],
  ['http writes the audit', 'apps/server/src/http/d.ts', "import '../audit/write-audit.ts';", undefined],
  ['the audit knows http', 'apps/server/src/audit/a.ts', "import '../http/bind.ts';", 'no-restricted-imports'],
  ['texts know the database', 'apps/server/src/texts/a.ts', "import '../db/tables.ts';", 'no-restricted-imports'],
  ['db knows http', 'apps/server/src/db/a.ts', "import '../http/bind.ts';", 'no-restricted-imports'],
  ['db gives a problem', 'apps/server/src/db/b.ts', "import '../problem/problem.ts';", undefined],
  [
    'the recount uses what keeps the counts',
    'apps/server/src/recount/a.ts',
    "import '../tally/keep.queries.ts';",
    'no-restricted-imports',
  ],
  [
    'the recount reads with a projector',
    'apps/server/src/recount/b.queries.ts',
    "import '#modules/registry/index.ts';",
    'no-restricted-imports',
  ],
  ['the recount reads the database', 'apps/server/src/recount/c.ts', "import '../db/tables.ts';", undefined],
  [
    'SQL in a route',
    'apps/server/src/modules/access/a.routes.ts',
    "import { sql } from 'kysely'; sql`select 1`;",
    'no-restricted-imports',
  ],
  [
    'SQL in queries',
    'apps/server/src/modules/access/a.queries.ts',
    "import { sql } from 'kysely'; export const a = sql`select 1`;",
    undefined,
  ],
  [
    'queries of a module reach into another',
    'apps/server/src/modules/session/b.queries.ts',
    "import '#modules/access/x.ts';",
    'no-restricted-imports',
  ],
  [
    'SQL in a migration',
    'apps/server/src/db/migrations/a.ts',
    "import { sql } from 'kysely'; export const a = sql`select 1`;",
    undefined,
  ],
  ['the console knows the server', 'apps/console/src/app/a.ts', "import '@msurvey/server';", 'no-restricted-imports'],
  [
    'a feature reaches into another',
    'apps/console/src/features/session/a.ts',
    "import '~/features/access/x.ts';",
    'no-restricted-imports',
  ],
  [
    'a feature uses one above it',
    'apps/console/src/features/forms/a.ts',
    "import '~/features/projects/index.ts';",
    undefined,
  ],
  [
    'a feature uses one below it',
    'apps/console/src/features/projects/a.ts',
    "import '~/features/forms/index.ts';",
    'no-restricted-imports',
  ],
  [
    'a feature uses a page',
    'apps/console/src/features/projects/b.ts',
    "import '~/app/pages/home/x.ts';",
    'no-restricted-imports',
  ],
  [
    'a page puts features together',
    'apps/console/src/app/pages/a.ts',
    "import '~/features/forms/index.ts'; import '~/features/projects/index.ts';",
    undefined,
  ],
  [
    'a page reaches into a feature',
    'apps/console/src/app/pages/b.ts',
    "import '~/features/forms/x.ts';",
    'no-restricted-imports',
  ],
  ['a feature uses itself', 'apps/console/src/features/session/b.ts', "import '~/features/session/x.ts';", undefined],
  ['401 lines', 'apps/server/src/http/long.ts', `${'export {};\n'.repeat(401)}`, 'max-lines'],
  ['401 lines of texts', 'apps/console/src/app/i18n/long.ts', `${'export {};\n'.repeat(401)}`, undefined],
  [
    'a cycle',
    'apps/server/src/http/one.ts',
    "import { two } from './two.ts'; export const one = () => two;",
    'no-cycle',
  ],
  [
    'the other half of the cycle',
    'apps/server/src/http/two.ts',
    "import { one } from './one.ts'; export const two = () => one;",
    'no-cycle',
  ],
  [
    'a cycle of types alone',
    'apps/server/src/http/three.ts',
    "import type { Four } from './four.ts'; export interface Three { four: Four }",
    'no-cycle',
  ],
  [
    'the other half of the cycle of types',
    'apps/server/src/http/four.ts',
    "import type { Three } from './three.ts'; export interface Four { three: Three }",
    'no-cycle',
  ],
  [
    'a promise nobody awaits',
    'apps/server/src/http/promise.ts',
    'export function f(work: () => Promise<void>) { work(); }',
    'no-floating-promises',
  ],
];

interface Diagnostic {
  code: string;
  filename: string;
}

/** All of them in one run of the linter, with the real configuration. */
function lintAll(): Map<string, string[]> {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('oxlint.config.mjs', `export { default } from '${pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href}';`);
  put(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true } }),
  );
  for (const [, path, code] of CASES) put(path, code);
  const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
  const { stdout } = spawnSync(bin('oxlint'), ['-c', 'oxlint.config.mjs', '-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
    shell: process.platform === 'win32',
  });
  const found = new Map<string, string[]>();
  for (const { filename, code } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics) {
    const path = filename.replaceAll('\\', '/').replace(/^\.\//, '');
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  return found;
}

describe('the house rules', () => {
  const found = lintAll();
  const houseRules = /no-restricted-imports|max-lines|no-cycle|no-floating-promises/;
  const said = (path: string) => (found.get(path) ?? []).filter((code) => houseRules.test(code));

  for (const [name, path, , rule] of CASES) {
    it(rule ? `refuse: ${name}` : `allow: ${name}`, () => {
      if (rule) expect(said(path).join()).toContain(rule);
      else expect(said(path)).toEqual([]);
    });
  }
});
