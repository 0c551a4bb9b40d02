import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../apps/server/src');
const MAY = /\.queries\.ts$|\.test\.ts$|[\\/]migrations[\\/]/;
const STATEMENT = /\.query(<[^>]*>)?\(\s*[`'"]\s*(select|insert|update|delete|with|create|alter|drop)\b/i;

// The linter sees imports of `sql` only; a pool takes statements as text as well.
it('finds SQL in *.queries.ts and migrations only', () => {
  const elsewhere = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !MAY.test(path))
    .filter((path) => STATEMENT.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(elsewhere).toEqual([]);
});
