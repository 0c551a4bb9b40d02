import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { readTables } from '../support/row-types/read-tables.ts';
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
  'activity_tally',
  'submission_review',
  'member',
  'farmer_group',
  'member_tally',
  'group_tally',
  'head_tally',
  'household',
  'household_tally',
  'work_tally',
  'reach_tally',
  'member_pair',
  'member_merge',
  'member_distinct',
  'group_pair',
  'group_distinct',
  'follow_up',
  'site',
  'form',
  'form_user',
  'form_surveyor',
  'form_day',
  'submission',
  'submission_revision',
  'submission_file',
  'logframe_node',
  'logframe_history',
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
  /\.(created_by|deleted_by|added_by|saved_by|submitted_by|decided_by|uploaded_by|started_by|undone_by|hidden_by|published_by|reopened_by|owner_id|geo_type_id)$|^(member_merge|member_distinct|group_distinct|submission_review)\.user_id$/;

describe('the tables', () => {
  it('are what the code believes they are', async () => {
    const real: Record<string, Record<string, boolean>> = {};
    for (const { table, column, nullable } of await columnsOf(server.context.database.db))
      real[table] = { ...real[table], [column]: nullable };
    expect(readTables()).toEqual(real);
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
