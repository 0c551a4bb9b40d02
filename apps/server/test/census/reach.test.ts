import { REACHES, type Reach } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldWork, startFieldWork } from '../activities/support/field-work.ts';
import { exported, readZip } from '../collection/exports/export.support.ts';
import { newInstanceId } from '../collection/support/household.ts';
import { newProject } from '../projects/project.queries.ts';
import { userId } from '../support/state.queries.ts';
import { postRecord, REACHED, type Reader, readerWith, type Sent, WHICH } from './reach.support.ts';

let field: FieldWork;
const readers = new Map<Reach, Reader>();

beforeAll(async () => {
  field = await startFieldWork({ jobs: true, newProject: (db) => newProject(db, 'Reach') });
  for (const reach of REACHES) readers.set(reach, await readerWith(field, reach));
});
afterAll(() => field?.server.close());

const readerOf = (reach: Reach) => readers.get(reach) as Reader;
const formId = () => field.form.formId;
const inProject = () => ({ projectId: field.form.projectId });
const of = ({ instance }: Sent) => ({ formId: formId(), instanceId: instance });

/** A door that asks for one record: it opens, or the record is not there. */
type OneDoor = (who: Reader, record: Sent) => Promise<number>;
const ONE: Record<string, OneDoor> = {
  'the record': async (who, record) => (await who.call('submission', { query: of(record) })).status,
  'an older revision': async (who, record) =>
    (await who.call('submission', { query: { ...of(record), revision: 1 } })).status,
  'the difference of revisions': async (who, record) =>
    (await who.call('submissionDifference', { query: { ...of(record), from: 1, to: 1 } })).status,
  'its XML': async (who, record) => (await who.call('submissionXml', { query: of(record) })).status,
  'its file': async (who, record) =>
    (await who.call('submissionFile', { query: { ...of(record), name: 'field.jpg' } })).status,
  'its comments': async (who, record) => (await who.call('submissionComments', { query: of(record) })).status,
  'a new comment': async (who, record) =>
    (await who.call('addSubmissionComment', { body: { ...of(record), text: 'Please look' } })).status,
  'opening it for an edit': async (who, record) => (await who.call('entryRecord', { query: of(record) })).status,
  'the review desk': async (who, { id }) =>
    (await who.call('validationRecord', { body: { ...inProject(), subActivityId: 73, id } })).status,
};

/** A door that shows many: those of the reader's records that are among them. */
type ManyDoor = (who: Reader) => Promise<string[]>;
const MANY: Record<string, ManyDoor> = {
  'the table': async (who) => {
    const { body } = await who.call('submissions', { body: { formId: formId(), pageSize: 100 } });
    expect(body.meta.count).toBe(body.data.length);
    return body.data.map((row) => row.instanceId);
  },
  'the data of each user': async (who) => {
    const { db } = field.server.context.database;
    const users = [who.id, await userId(db, 'collector'), await userId(db, 'collector2')];
    const lists = await Promise.all(
      users.map((id) => who.call('submissions', { body: { formId: formId(), pageSize: 100, userId: id } })),
    );
    return lists.flatMap(({ body }) => body.data.map((row) => row.instanceId));
  },
  'the map': async (who) => {
    const { body } = await who.call('submissionPoints', { body: { formId: formId() } });
    return body.data.map((row) => row.instanceId);
  },
  'an export': async (who) => {
    const file = await exported(field.server, who, { formId: formId(), type: 'csv' });
    const text = Object.values(readZip(file.bytes)).join('\n');
    return who.records.map((record) => record.instance).filter((instance) => text.includes(instance));
  },
  'what waits for validation': async (who) => {
    const body = { ...inProject(), subActivityId: 73, pageSize: 100 };
    const queue = await who.call('validationQueue', { body });
    const pending = await who.call('pendingValidation', { query: inProject() });
    expect(pending.body.meta.count).toBe(queue.body.data.length);
    return queue.body.data.map((row) => row.instance);
  },
};

describe.each(REACHES)('with reach “%s”', (reach) => {
  it.each(Object.keys(ONE))('%s opens for what is in reach, and is not there for the rest', async (door) => {
    const who = readerOf(reach);
    for (const record of who.records) {
      const status = await (ONE[door] as OneDoor)(who, record);
      expect([record.which, status]).toEqual([record.which, REACHED[reach].includes(record.which) ? 200 : 404]);
    }
  });

  it.each(Object.keys(MANY))('%s has what is in reach and nothing else', async (door) => {
    const who = readerOf(reach);
    const shown = await (MANY[door] as ManyDoor)(who);
    const found = who.records.filter((record) => shown.includes(record.instance)).map((record) => record.which);
    expect(found).toEqual(REACHED[reach]);
  });

  it('the bell and the cards of the form count what the table shows', async () => {
    const who = readerOf(reach);
    const table = await who.call('submissions', { body: { formId: formId(), pageSize: 100 } });
    const bell = await who.call('validationSummary');
    expect(bell.body.data.totalValidationRequest).toBe(table.body.meta.count);
    const cards = await who.call('oneFormSummary', { query: { formId: formId() } });
    expect(cards.body.data[0]?.totalSubmission).toBe(table.body.meta.count);
    const senders = new Set(table.body.data.map(({ userId }) => userId));
    expect(cards.body.data[0]?.totalUniqueSurveyors).toBe(senders.size);
    const list = await who.call('projectForms', { query: { ...inProject(), sortBy: 'totalSubmission' } });
    const card = list.body.data.find(({ id }) => id === formId());
    expect([card?.totalSubmission, card?.totalSurveyor]).toEqual([table.body.meta.count, senders.size]);
    const page = await who.call('form', { query: { formId: formId() } });
    expect(page.body.data.totalSubmission).toBe(table.body.meta.count);
  });

  it('decides about what is in reach, never about one’s own, and the rest is not there', async () => {
    const who = readerOf(reach);
    for (const { which, id } of who.judged) {
      const answer = await who.call('approveActivity', { body: { ...inProject(), id, revision: 1 } });
      const wanted = which === 'own' ? 409 : REACHED[reach].includes(which) ? 200 : 404;
      expect([which, answer.status]).toEqual([which, wanted]);
    }
  });

  it('approves none together that is out of reach', async () => {
    const who = readerOf(reach);
    const beyond = who.records.filter((record) => !REACHED[reach].includes(record.which));
    const records = [...beyond, ...who.records.filter((r) => r.which === 'own')].map(({ id }) => ({ id, revision: 1 }));
    const { body } = await who.call('approveActivities', { body: { ...inProject(), records } });
    expect(body.data.approved).toEqual([]);
    expect(body.data.left.map(({ why }) => why)).toEqual([...beyond.map(() => 'not-found'), 'own']);
  });

  it('edits and deletes what is in reach; the rest is not there and stays as it is', async () => {
    const who = readerOf(reach);
    for (const record of who.records) {
      const isReached = REACHED[reach].includes(record.which);
      const edit = field.xml({ instanceId: newInstanceId(), deprecatedId: record.instance });
      expect([record.which, await postRecord(field, who, edit, record.instance)]).toEqual([
        record.which,
        isReached ? 201 : 404,
      ]);
      const body = { formId: formId(), instanceIds: [record.instance], isDeleted: true };
      const deleted = await who.call('deleteSubmissions', { body });
      expect([record.which, deleted.status]).toEqual([record.which, isReached ? 200 : 404]);
    }
    const admin = await field.server.as('superadmin');
    const left = await admin.call('submissions', { body: { formId: formId(), pageSize: 100 } });
    const standing = new Set(left.body.data.map((row) => row.instanceId));
    expect(who.records.filter((r) => standing.has(r.instance)).map((r) => r.which)).toEqual(
      WHICH.filter((which) => !REACHED[reach].includes(which)),
    );
  });
});
