import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runExport } from '../../src/modules/collection/exports/run-export.ts';
import { runTask } from '../../src/tasks/run-task.ts';
import { narrowEverybody } from '../access/reach.queries.ts';
import { type FieldWork, startFieldWork } from '../activities/support/field-work.ts';
import { fetchFile, readZip } from '../collection/exports/export.support.ts';
import { newProject } from '../projects/project.queries.ts';
import { readerWith } from './reach.support.ts';

let field: FieldWork;
beforeAll(async () => {
  field = await startFieldWork({ newProject: (db) => newProject(db, 'Reach later') });
});
afterAll(() => field?.server.close());

describe('an export that runs later than it was asked for', () => {
  it('holds what its owner reaches by then', async () => {
    const { context } = field.server;
    const who = await readerWith(field, 'all');
    const begun = await who.call('exportData', { body: { formId: field.form.formId, type: 'csv' } });
    await narrowEverybody(context.database.db, who.id);
    await runTask(context, { export: runExport });
    const task = (await who.call('task', { params: { taskId: begun.body.data.id } })).body.data;
    const text = Object.values(readZip((await fetchFile(field.server, who, task.fileUuid as string)).bytes)).join();
    expect(who.records.filter((record) => text.includes(record.instance)).map((record) => record.which)).toEqual([
      'own',
    ]);
  });
});
