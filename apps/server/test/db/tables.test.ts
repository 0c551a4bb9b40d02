import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { columnsOf, foreignKeysWithoutIndex, primaryKeyOf, triggersOf } from './tables.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tables that grow with what is collected; later domains add theirs. */
const HIGH_VOLUME = [
  'audit_entry',
  'activity',
  'activity_participant',
  'activity_count',
  'submission_review',
  'member',
  'farmer_group',
  'registry_count',
  'member_pair',
  'member_merge',
  'member_distinct',
  'site',
  'form',
  'form_user',
  'form_surveyor',
  'form_day',
  'submission',
  'submission_revision',
  'submission_file',
];
/** Small tables: scanning them for a deleted parent costs nothing. */
const NEED_NO_INDEX = [
  'feedback.user_id',
  'stored_file.owner_id',
  'notification.project_id',
  'task.project_id',
  'agency.organization_id',
];
/** Users and levels of the geography are never deleted, so nobody looks for what names them. */
const NAMES_FOR_EVER =
  /\.(created_by|deleted_by|added_by|saved_by|uploaded_by|undone_by|owner_id|geo_type_id)$|^(member_merge|member_distinct|submission_review)\.user_id$/;

describe('the tables', () => {
  it('are what the code believes they are', async () => {
    const files = ['tables.ts', 'tables/geography.ts', 'tables/forms.ts', 'tables/collection.ts', 'tables/registry.ts'];
    const tables = files.map((file) => readFileSync(new URL(`../../src/db/${file}`, import.meta.url), 'utf8'));
    const text = tables.join('\n').replace(/\/\*\*.*?\*\//gs, '');
    // What several tables share is written once: `member: Derived & Placed & { … }`.
    const shared = new Map(
      [...text.matchAll(/^interface (\w+) \{\n([\s\S]*?)^\}/gm)].map((found) => [found[1], found[2]]),
    );
    const body = text.replace(/(\w+) &\s+(?:(\w+) &\s+)?\{/g, (whole, ...names: string[]) =>
      shared.has(names[0])
        ? `{ ${names
            .slice(0, 2)
            .map((name) => shared.get(name) ?? '')
            .join('')}`
        : whole,
    );
    const believed = new Map<string, Map<string, boolean>>();
    for (const table of body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\};?$/gm)) {
      const columns = [...(table[2] ?? '').matchAll(/(\w+): ([^;{}]+|[^;]*\{[^}]*\}[^;]*)(;|$)/gm)];
      believed.set(
        table[1] as string,
        new Map(columns.map((c) => [c[1] as string, /\| null/.test(c[2] as string) || c[2]?.trim() === 'unknown'])),
      );
    }
    const real = new Map<string, Map<string, boolean>>();
    for (const { table, column, nullable } of await columnsOf(server.context.database.db))
      real.set(table, (real.get(table) ?? new Map()).set(column, nullable));
    const plain = (m: Map<string, Map<string, boolean>>) =>
      Object.fromEntries(
        [...m]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([t, c]) => [t, Object.fromEntries([...c].sort(([a], [b]) => (a < b ? -1 : 1)))]),
      );
    expect(plain(believed)).toEqual(plain(real));
  });

  it('have no triggers, so that they can be distributed', async () => {
    expect(await triggersOf(server.context.database.db)).toEqual([]);
  });

  it.each(HIGH_VOLUME)('%s has a key that begins with the project', async (table) => {
    expect((await primaryKeyOf(server.context.database.db, table))[0]).toBe('project_id');
  });

  it('have an index behind every foreign key of a table that grows', async () => {
    const missing = await foreignKeysWithoutIndex(server.context.database.db);
    expect(missing.filter((name) => !NEED_NO_INDEX.includes(name) && !NAMES_FOR_EVER.test(name))).toEqual([]);
  });
});
