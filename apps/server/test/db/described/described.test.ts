import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/cast.ts';
import { type Catalogue, readCatalogue } from './catalogue.queries.ts';
import { described, gapsIn } from './describe.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../docs/database.md'), 'utf8');

let server: TestServer;
let catalogue: Catalogue;
beforeAll(async () => {
  server = await startTestServer();
  catalogue = await readCatalogue(server.context.database.pool);
});
afterAll(() => server.close());

describe('docs/database.md', () => {
  it('knows the owner of every table, and what it is for', () => {
    expect(gapsIn(catalogue)).toEqual([]);
  });

  it('describes the database as it is', () => {
    const isFresh = described(DOCUMENT, catalogue) === DOCUMENT;
    expect(isFresh, 'docs/database.md is stale: run `npm run docs:database` and commit it').toBe(true);
  });

  it('would notice a table that nobody described, and one that is gone', () => {
    const tables = [
      ...catalogue.tables.filter(({ name }) => name !== 'role'),
      { name: 'harvest', isView: false, key: [] },
    ];
    expect(gapsIn({ ...catalogue, tables })).toEqual([
      'harvest has no owner in scripts/table-owners.mjs',
      'harvest has no line in scripts/table-lines.mjs',
      'role has an owner and is not in the database',
      'role has a line and is not in the database',
    ]);
    expect(described(DOCUMENT, { ...catalogue, tables })).not.toBe(DOCUMENT);
  });

  it('draws what names what', () => {
    expect(DOCUMENT).toContain('project ||--o{ project_member : "project_id"');
  });
});
