import type { formData } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#http/problem.ts';
import { keyOf } from '../form-users/form-key.ts';
import { checkFilter } from './check-filter.ts';
import { countRecords } from './count.queries.ts';
import { dataAbilities } from './data.policy.ts';
import { deleteRecords } from './delete-records.ts';
import * as queries from './record.queries.ts';
import { recordFile } from './record-file.ts';
import { listPoints, listRecords } from './record-list.queries.ts';
import { formShape } from './known-shapes.ts';
import { listedIn, listedView } from './listed.ts';
import { detailsView, recordView } from './record.view.ts';
import { answersOf, recordDifference, recordXml } from './revisions.ts';

const MOST_POINTS = 20_000;

export const dataHandlers = (context: Context): Handlers<typeof formData> => ({
  submissions: async ({ db, body, form, who }) => {
    const filter = await checkFilter(db, form, body);
    if (filter instanceof Problem) return filter;
    const [{ rows, hasOlder, hasNewer }, count] = await Promise.all([
      listRecords(db, filter, body),
      countRecords(db, filter),
    ]);
    return { data: rows.map(recordView), meta: { count, hasOlder, hasNewer, can: dataAbilities(who, form) } };
  },

  submissionPoints: async ({ db, body, form }) => {
    const filter = await checkFilter(db, form, body);
    if (filter instanceof Problem) return filter;
    const rows = await listPoints(db, filter, MOST_POINTS + 1);
    const data = rows.slice(0, MOST_POINTS).map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
    return { data, meta: { truncated: rows.length > MOST_POINTS } };
  },

  submission: async ({ db, query, form, who }) => {
    const key = keyOf(form);
    const record = await queries.findRecord(db, key, query.instanceId);
    if (!record) return problem('record.not-found');
    const [files, revisions, failures, older] = await Promise.all([
      queries.recordFiles(db, key, record.id),
      queries.recordRevisions(db, key, record.id),
      queries.projectionFailures(db, key, record.id),
      query.revision === undefined ? undefined : queries.revisionXml(db, key, record.id, query.revision),
    ]);
    if (query.revision !== undefined && !older) return problem('record.not-found');
    const { edit, delete: remove } = dataAbilities(who, form);
    // An older revision shows its own answers; everything else is said of the record.
    const shown = older
      ? { revision: older.revision, answers: await answersOf(db, form.xformId, older) }
      : { answers: record.answers };
    const { version } = older ?? record;
    const shape = await formShape(db, form.xformId);
    const listed = shape && (await listedIn(db, shape, { ...key, xformId: form.xformId, version, ...shown }));
    return {
      data: {
        ...recordView(record),
        ...detailsView(record),
        ...shown,
        choices: listed ? listedView(listed) : [],
        files: files.map(({ name, size, mediaType, key }) => ({ name, size, mediaType, present: key !== null })),
        revisions: revisions.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
        projectionFailures: failures.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
        can: { edit, delete: remove },
      },
    };
  },

  submissionDifference: recordDifference,
  submissionXml: recordXml,
  submissionFile: recordFile(context),
  deleteSubmissions: deleteRecords,

  formColumns: async ({ db, who, form }) => ({
    data: { columns: await queries.columnsOf(db, who.userId, form.id) },
  }),
  chooseFormColumns: async ({ db, who, form, body, audit }) => {
    const columns = [...new Set(body.columns)];
    await queries.setColumns(db, who.userId, form.id, columns);
    const after = { columns: columns.length };
    await audit({ action: 'choose-columns', entity: 'form', entityId: form.id, projectId: form.projectId, after });
    return { data: { columns } };
  },
});
