import type { formData } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { reachedRecord } from '../reach/records-reach.ts';
import { answerChoices } from './answer-choices.ts';
import { checkFilter } from './check-filter.ts';
import { countRecords } from './count.queries.ts';
import { dataAbilities } from './data.policy.ts';
import { deleteRecords } from './delete-records.ts';
import * as queries from './record.queries.ts';
import { recordFile } from './record-file.ts';
import { pointPage } from './point-page.ts';
import { formShape } from './known-shapes.ts';
import { listPage } from './list-page.ts';
import { choicesIn } from './listed.ts';
import { recordTitles } from './record-titles.ts';
import { detailsView, recordView } from './record.view.ts';
import { answersOf, recordDifference, recordXml } from './revisions.ts';

export const dataHandlers = (context: Context): Handlers<typeof formData> => ({
  submissions: async ({ db, body, form, who, language }) => {
    const filter = await checkFilter(db, form, body, await reachOfRecords(db, who, form.projectId));
    if (filter instanceof Problem) return filter;
    const [page, count] = await Promise.all([
      listPage({ db, files: context.files }, form, filter, body, language),
      countRecords(db, filter),
    ]);
    return { data: page.data, meta: { ...page.meta, count, can: dataAbilities(who, form) } };
  },

  submissionPoints: async ({ db, body, form, who, language }) => {
    const filter = await checkFilter(db, form, body, await reachOfRecords(db, who, form.projectId));
    if (filter instanceof Problem) return filter;
    return pointPage({ db, files: context.files }, form, filter, language);
  },

  answerChoices: answerChoices(context),

  submission: async ({ db, query, form, who, language }) => {
    const key = keyOf(form);
    const record = await reachedRecord({ db, who, form }, query.instanceId);
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
    const sources = { db, files: context.files };
    const place = { ...key, xformId: form.xformId };
    const choices = await choicesIn(sources, shape, place, [{ version, ...shown }]);
    const [instanceName = null] = await recordTitles(sources, shape, place, [record], language);
    return {
      data: {
        ...recordView({ ...record, instanceName }),
        ...detailsView(record),
        ...shown,
        choices,
        files: files.map(({ name, size, mediaType, key }) => ({ name, size, mediaType, present: key !== null })),
        revisions: revisions.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
        projectionFailures: failures.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
        can: { edit, delete: remove },
      },
    };
  },

  submissionDifference: recordDifference(context),
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
