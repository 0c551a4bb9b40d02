import type { Permission } from '@msurvey/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, actor } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import { insertPersonWithSession } from '../support/people.queries.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import { insertMedia, retireMedia } from '../../src/modules/forms/media/media.queries.ts';
import { newInstanceId } from '../collection/support/household.ts';
import { picture } from '../collection/support/phone.ts';
import { postRecord } from '../census/reach.support.ts';
import { type FieldWork, startFieldWork } from './support/field-work.ts';
import * as state from './support/state.queries.ts';

let field: FieldWork;
let validator: Actor;
let collectorId: number;
const db = () => field.server.context.database.db;
const project = { projectId: 1 };
let day = 0;
const nextDay = () => new Date(Date.UTC(2024, 0, ++day)).toISOString().slice(0, 10);

beforeAll(async () => {
  field = await startFieldWork({ jobs: true });
  validator = field.validator;
  collectorId = await userId(db(), 'collector');
  await state.setPeriod(db(), 1, null, null);
});
beforeEach(() => state.setArchived(db(), 1, false));
afterAll(() => field?.server.close());

/** A clean record with its photo, as the validator finds it. */
async function arrived(work = {}) {
  const files = [{ name: 'field.jpg', bytes: picture(100) }];
  const instance = await field.send({ held: nextDay(), files, ...work });
  const activity = await state.activityOf(db(), instance);
  if (!activity) throw new Error('no activity was derived');
  return { instance, ...activity };
}
const about = ({ id, revision }: { id: number; revision: number }) => ({ ...project, id, revision });
const stateOf = async (instance: string) => (await state.activityOf(db(), instance))?.state;

async function person(permissions: Permission[], projectId: number | null = 1): Promise<Actor & { id: number }> {
  const sessionId = crypto.randomUUID();
  const id = await insertPersonWithSession(db(), permissions, sessionId);
  if (projectId !== null) await state.joinProject(db(), projectId, id);
  return { ...actor(field.server, await field.server.context.tokens.sign(id, sessionId)), id };
}

describe('what waits', () => {
  it('is summed up per sub-activity from counts that are always those of the rows', async () => {
    await arrived({ subActivity: 80 });
    await arrived({ subActivity: 80 });
    await arrived({ subActivity: null });
    const { body } = await validator.call('pendingValidation', { query: project });
    expect(body.data.find((row) => row.sub_activity_id === 80)).toMatchObject({
      total: 2,
      sub_activity_type: expect.any(String),
      sub_activity_name: expect.any(String),
    });
    expect(body.data.find((row) => row.sub_activity_id === 0)).toMatchObject({ sub_activity_name: null });
    expect(body.meta.count).toBe(body.data.reduce((sum, row) => sum + row.total, 0));
    expect(await state.storedCounts(db(), 1)).toEqual(await state.countedAnew(db(), 1));
  });

  it('is read page by page, the oldest first, narrowed to the clean ones, to a place, to an agency', async () => {
    const [place, elsewhere] = field.places as [state.Place, state.Place];
    const records = [
      await arrived({ subActivity: 81 }),
      await arrived({ subActivity: 81, photo: '', files: [] }),
      await arrived({ subActivity: 81, union: elsewhere.unionId, gps: '' }),
      await arrived({ subActivity: 81, agency: 1 }),
    ];
    const queue = async (more = {}) =>
      (await validator.call('validationQueue', { body: { ...project, subActivityId: 81, ...more } })).body;
    const ids = async (more = {}) => (await queue(more)).data.map((row) => row.id);
    const [first, untaken, far, other] = records.map((record) => record.id) as [number, number, number, number];
    expect(await ids()).toEqual([first, untaken, far, other]);
    expect(await ids({ isClean: true })).toEqual([first, far, other]);
    expect(await ids({ placeId: elsewhere.upazilaId })).toEqual([far]);
    expect(await ids({ placeId: place.unionId })).toEqual([first, untaken, other]);
    expect(await ids({ agencyId: 1 })).toEqual([other]);
    const page = await queue({ pageSize: 3 });
    expect(page.meta.after).toBe(far);
    expect(await ids({ after: page.meta.after })).toEqual([other]);
    expect(page.data[1]).toMatchObject({
      is_clean: false,
      checks: [{ check: 'photo-missing' }],
      can: { validate: true },
    });
  });

  it('stands in one queue of all, by the day of the work, narrowed to a collector, to a check, to what waits long', async () => {
    const late = await arrived({ subActivity: 84, held: '2026-03-20' });
    const early = await arrived({ subActivity: 85, held: '2026-03-02', photo: '', files: [] });
    const mine = new Set([late.id, early.id]);
    const ask = async (more = {}) =>
      (await validator.call('validationQueue', { body: { ...project, subActivityId: null, pageSize: 100, ...more } }))
        .body.data;
    const ids = async (more = {}) => (await ask(more)).map((row) => row.id).filter((id) => mine.has(id));
    expect(await ids()).toEqual([early.id, late.id]);
    const days = (await ask()).map((row) => row.implementation_date ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect((await ask()).find((row) => row.id === late.id)).toMatchObject({ sub_activity_name: expect.any(String) });
    expect(await ids({ check: 'photo-missing' })).toEqual([early.id]);
    expect(await ids({ minDays: 1 })).toEqual([]);

    const { body } = await validator.call('validationFilters', { query: project });
    const waiting = (await validator.call('pendingValidation', { query: project })).body.meta.count;
    expect(body.data.collectors.reduce((sum, { total }) => sum + total, 0)).toBe(waiting);
    const [collector] = body.data.collectors;
    expect(await ids({ collectorId: collector?.id })).toEqual([early.id, late.id]);
    expect(await ids({ collectorId: 2_000_000_000 })).toEqual([]);

    const whole = { ...project, subActivityId: null };
    const beside = (await validator.call('validationRecord', { body: { ...whole, id: early.id } })).body.data;
    const order = (await ask()).map((row) => row.id);
    expect(beside.next).toBe(order[order.indexOf(early.id) + 1]);
    const pages = await ask({ pageSize: 1, after: early.id });
    expect(pages.map((row) => row.id)).toEqual([beside.next]);
  });

  it('is not clean while its files have not come', async () => {
    const { id } = await arrived({ subActivity: 82, files: [] });
    const ask = async (isClean: boolean) =>
      (await validator.call('validationQueue', { body: { ...project, subActivityId: 82, isClean } })).body.data;
    expect(await ask(true)).toEqual([]);
    expect(await ask(false)).toMatchObject([{ id, missing_files: 1, is_clean: false }]);
  });
});

describe('the desk', () => {
  it('shows the record with answers in the form’s order, photos, outline, checks and neighbours', async () => {
    const [place] = field.places as [state.Place];
    await state.insertBoundary(db(), place.unionId, place, 0.05);
    const member = await state.insertMember(db(), { name: 'Rahim', unionId: place.unionId });
    const before = await arrived({ subActivity: 83 });
    const record = await arrived({ subActivity: 83, crop: 'mung', people: [{ member }, { who: 'A stranger' }] });
    const after = await arrived({ subActivity: 83 });
    const body = { ...project, subActivityId: 83, id: record.id };
    const { data } = (await validator.call('validationRecord', { body })).body;
    expect(data).toMatchObject({
      state: 'received',
      photos: [{ name: 'field.jpg', present: true }],
      missing_files: 0,
      previous: before.id,
      next: after.id,
      is_own: false,
      is_cut: false,
      can: { approve: true, reject: true, reopen: false },
      listed_count: 2,
      checks: [{ check: 'participant-not-member', details: { count: 1, listed: 2 } }],
    });
    expect(data.outline?.[0]?.[0]).toHaveLength(5);
    const lines = data.answers.map(({ path, label, answer, kind }) => [kind, path, label, answer]);
    expect(lines).toContainEqual(['question', 'crop', 'Crop', 'Mung bean']);
    expect(lines).toContainEqual(['item', 'people[2]', 'Participant 2', null]);
    expect(lines).toContainEqual(['question', 'people[2]/who', 'Name', 'A stranger']);
    expect(data.answers.find((line) => line.path === 'photo')?.file).toBe('field.jpg');
    const order = data.answers.map((line) => line.path);
    expect(order.indexOf('sub_activity')).toBeLessThan(order.indexOf('where/union'));
    expect(order.indexOf('where/union')).toBeLessThan(order.indexOf('crop'));
  });

  describe('of what was picked from the server’s lists', () => {
    const answersOf = async (id: number, language: string) => {
      const body = { ...project, subActivityId: 73, id };
      const headers = { 'accept-language': language };
      const { answers } = (await validator.call('validationRecord', { body, headers })).body.data;
      return Object.fromEntries(answers.map(({ path, answer }) => [path, answer]));
    };
    const pickedOn = async (instanceId: string) => {
      const admin = await field.server.as('fao.admin');
      const query = { formId: field.form.formId, instanceId };
      const { choices } = (await admin.call('submission', { query })).body.data;
      return Object.fromEntries(choices.map(({ list, name, label }) => [`${list} ${name}`, [label.en, label.bn]]));
    };

    it('says names in the reader’s language, and so does the record’s page', async () => {
      const [place] = field.places as [state.Place];
      const member = await state.insertMember(db(), { name: 'Rahim', unionId: place.unionId, memberNo: 'M-1' });
      const { id, instance } = await arrived({ agency: 3, people: [{ member }] });
      const union = await state.placeNames(db(), place.unionId);
      expect(union.bn).toMatch(/[\u0980-\u09ff]/);
      expect(await answersOf(id, 'en')).toMatchObject({
        agency: 'Department of Agricultural Extension',
        'where/union': union.en,
        'people[1]/member': 'Rahim · M-1',
      });
      expect(await answersOf(id, 'bn')).toMatchObject({ agency: 'কৃষি সম্প্রসারণ অধিদপ্তর', 'where/union': union.bn });
      expect(await pickedOn(instance)).toEqual({
        'agencies.csv 3': ['Department of Agricultural Extension', 'কৃষি সম্প্রসারণ অধিদপ্তর'],
        [`geo_unions.csv ${place.unionId}`]: [union.en, union.bn],
        [`members.csv ${member}`]: ['Rahim · M-1', 'Rahim · M-1'],
        'sub_activities.csv 73': [expect.stringMatching(/^\S+ \S/), expect.stringMatching(/^\S+ \S/)],
      });
    });

    it('says what one revision changed in names too', async () => {
      const { instance } = await arrived({ agency: 3 });
      await field.send({ instanceId: `${instance}-2`, deprecatedId: instance, agency: 1, held: nextDay() });
      const admin = await field.server.as('fao.admin');
      const query = { formId: field.form.formId, instanceId: instance, from: 1, to: 2 };
      const { data, meta } = (await admin.call('submissionDifference', { query })).body;
      expect(data).toContainEqual({ path: 'agency', items: [], before: '3', after: '1' });
      const names = meta.choices.filter(({ list }) => list === 'agencies.csv').map(({ name }) => name);
      expect(names.toSorted()).toEqual(['1', '3']);
    });

    it('keeps the code of what no list of the project knows', async () => {
      const [place] = field.places as [state.Place];
      const stranger = await state.insertMember(db(), { projectId: 2, name: 'Of another', unionId: place.unionId });
      const { id, instance } = await arrived({ agency: 999, people: [{ member: stranger }] });
      expect(await answersOf(id, 'en')).toMatchObject({ agency: '999', 'people[1]/member': String(stranger) });
      expect(Object.keys(await pickedOn(instance)).toSorted()).toEqual([
        `geo_unions.csv ${place.unionId}`,
        'sub_activities.csv 73',
      ]);
    });

    it('keeps the codes of a file that was uploaded under the name of a list', async () => {
      const { xformId } = field.form;
      const { id } = await arrived({ agency: 3 });
      const file = { name: 'agencies.csv', fileKey: crypto.randomUUID(), size: 9, mediaType: 'text/csv', hash: 'x' };
      await insertMedia(db(), { xformId, number: 1, ...file, geoTypeId: null, uploadedBy: null });
      expect(await answersOf(id, 'en')).toMatchObject({ agency: '3' });
      await retireMedia(db(), xformId, 1, file.name);
      expect(await answersOf(id, 'en')).toMatchObject({ agency: 'Department of Agricultural Extension' });
    });
  });

  it('asks the checks again: a duplicate whose twin was deleted is one no more', async () => {
    const held = nextDay();
    const twin = await arrived({ subActivity: 84, held });
    const record = await arrived({ subActivity: 84, held });
    const checks = async () => {
      const body = { ...project, subActivityId: 84, id: record.id };
      return (await validator.call('validationRecord', { body })).body.data.checks.map((c) => c.check);
    };
    expect(await checks()).toEqual(['duplicate']);
    const admin = await field.server.as('fao.admin');
    expect((await admin.call('deleteActivity', { params: { projectId: 1, id: twin.id } })).status).toBe(204);
    expect(await checks()).toEqual([]);
  });
});

describe('a decision', () => {
  it('approves: state, review, derived row, counts, audit line and message to the author are of one commit', async () => {
    const record = await arrived();
    const before = await state.storedCounts(db(), 1);
    await state.setLanguage(db(), collectorId, 'bn');
    const { status, body } = await validator.call('approveActivity', { body: about(record) });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'approved',
      history: [{ verdict: 'approved', revision: 1, reason: null }],
    });
    expect(await stateOf(record.instance)).toBe('approved');
    const after = await state.storedCounts(db(), 1);
    expect(after.approved ?? 0).toBe((before.approved ?? 0) + 1);
    expect(after.received ?? 0).toBe((before.received ?? 0) - 1);
    expect(await auditLines(db(), 'activity', record.id)).toMatchObject([
      { action: 'approve', before: { state: 'received' }, after: { state: 'approved', revision: 1 } },
    ]);
    await jobsDone(field.server);
    expect(await state.lastMessage(db(), collectorId)).toMatchObject({
      message: expect.stringContaining('অনুমোদন'),
      formTitle: 'Field work',
      roleName: expect.any(String),
      organizationName: expect.any(String),
      projectId: 1,
    });
  });

  it('does not reject at a question that the form never asked', async () => {
    const record = await arrived({ stated: 3 });
    const asked = { ...about(record), reason: 'Who is this?', question: 'nobody/asked' };
    const refused = await validator.call('rejectActivity', { body: asked });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/question']);
    expect(await stateOf(record.instance)).toBe('received');
  });

  it('rejects with a reason at a question; the author finds it, corrects it, and it waits again', async () => {
    const record = await arrived({ stated: 3 });
    const asked = { ...about(record), reason: 'Forty people do not fit there', question: 'stated' };
    expect((await validator.call('rejectActivity', { body: asked })).status).toBe(200);
    expect(await stateOf(record.instance)).toBe('rejected');
    expect(await state.commentLines(db(), record.id)).toEqual([{ path: 'stated', text: asked.reason }]);
    expect(await auditLines(db(), 'activity', record.id)).toMatchObject([
      { action: 'reject', after: { reason: asked.reason, question: 'stated' } },
    ]);
    const returned = await field.collector.call('returnedActivities', { body: project });
    expect(returned.body.data[0]).toMatchObject({
      id: record.id,
      instance: record.instance,
      reason: asked.reason,
      question: 'stated',
      revision: 1,
      can: { edit: true },
    });
    expect((await validator.call('returnedActivities', { body: project })).body.data).toEqual([]);

    await field.send({ held: nextDay(), stated: 4, deprecatedId: record.instance });
    expect(await state.activityOf(db(), record.instance)).toMatchObject({ state: 'received', revision: 2 });
    expect((await field.collector.call('returnedActivities', { body: project })).body.data).toEqual([]);
    const stale = await validator.call('approveActivity', { body: about(record) });
    expect([stale.status, stale.codes]).toEqual([409, ['record.conflict']]);
    expect((await validator.call('approveActivity', { body: { ...about(record), revision: 2 } })).status).toBe(200);
    expect((await state.reviewLines(db(), record.id)).map((line) => line.verdict)).toEqual(['rejected', 'approved']);
  });

  it('rejects only with a reason', async () => {
    const record = await arrived();
    const refused = await validator.call('rejectActivity', { body: { ...about(record), reason: '  ' } });
    expect(refused.status).toBe(422);
    const long = await validator.call('rejectActivity', { body: { ...about(record), reason: 'x'.repeat(2001) } });
    expect(long.status).toBe(422);
    expect(await stateOf(record.instance)).toBe('received');
  });

  it('is not made about one’s own record, nor about one that one saved last', async () => {
    const reviewer = await person(['Validation/View', 'Validation/Validate']);
    const { instance, id, revision } = await arrived();
    await state.ownedBy(db(), id, reviewer.id);
    for (const name of ['approveActivity', 'rejectActivity'] as const) {
      const body = { ...project, id, revision, reason: 'mine' };
      const refused = await reviewer.call(name, { body });
      expect([refused.status, refused.codes]).toEqual([409, ['activity.own-record']]);
    }
    const desk = await reviewer.call('validationRecord', { body: { ...project, subActivityId: 73, id } });
    expect(desk.body.data).toMatchObject({ is_own: true, can: { approve: false, reject: false } });
    expect(await stateOf(instance)).toBe('received');
    const other = await arrived();
    await state.savedBy(db(), other.id, reviewer.id);
    const refused = await reviewer.call('approveActivity', { body: about(other) });
    expect(refused.codes).toEqual(['activity.own-record']);
    expect((await validator.call('approveActivity', { body: about(other) })).status).toBe(200);
  });

  it('is not made about a record that one has ever edited, also when its author has saved it again unchanged', async () => {
    const permissions: Permission[] = ['Validation/View', 'Validation/Validate', 'Form Data/Edit'];
    const reviewer = await person(permissions);
    const { instance, id } = await arrived();
    const second = newInstanceId();
    const edited = field.xml({ instanceId: second, deprecatedId: instance, held: '2024-01-01' });
    expect(await postRecord(field, reviewer, edited, instance)).toBe(201);
    await field.send({ held: '2024-01-01', instanceId: newInstanceId(), deprecatedId: second });
    expect(await state.activityOf(db(), instance)).toMatchObject({ revision: 3 });
    const refused = await reviewer.call('approveActivity', { body: { ...project, id, revision: 3 } });
    expect([refused.status, refused.codes]).toEqual([409, ['activity.own-record']]);
    const desk = await reviewer.call('validationRecord', { body: { ...project, subActivityId: 73, id } });
    expect(desk.body.data).toMatchObject({ is_own: true, can: { approve: false, reject: false, reopen: false } });
    const together = await reviewer.call('approveActivities', { body: { ...project, records: [{ id, revision: 3 }] } });
    expect(together.body.data).toMatchObject({ approved: [], left: [{ id, why: 'own' }] });
    expect((await validator.call('approveActivity', { body: { ...project, id, revision: 3 } })).status).toBe(200);
  });

  it('about a record of an agency is made by the organisation that carries out its work, or with reach over all', async () => {
    // Sent by somebody of DAE, about the work of BADC.
    const { id, revision, instance } = await arrived({ subActivity: null, agency: 1 });
    const asked = { ...project, subActivityId: 0 };
    const seen = (await validator.call('validationQueue', { body: asked })).body.data.find((row) => row.id === id);
    expect(seen?.can.validate).toBe(false);
    const desk = await validator.call('validationRecord', { body: { ...asked, id } });
    expect(desk.body.data).toMatchObject({ is_other_agency: true, can: { approve: false, reject: false } });
    const refused = await validator.call('approveActivity', { body: { ...project, id, revision } });
    expect([refused.status, refused.codes]).toEqual([409, ['activity.other-agency']]);
    const together = await validator.call('approveActivities', { body: { ...project, records: [{ id, revision }] } });
    expect(together.body.data).toMatchObject({ approved: [], left: [{ id, why: 'agency' }] });
    expect(await stateOf(instance)).toBe('received');
    const wide = await person(['Validation/View', 'Validation/Validate']);
    expect((await wide.call('approveActivity', { body: { ...project, id, revision } })).status).toBe(200);
  });

  it('is made once: of two reviewers at once one hears that it is decided', async () => {
    const record = await arrived();
    const second = await person(['Validation/View', 'Validation/Validate']);
    const answers = await Promise.all([
      validator.call('approveActivity', { body: about(record) }),
      second.call('rejectActivity', { body: { ...about(record), reason: 'not so' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.flatMap((answer) => answer.codes)).toEqual(['activity.decided']);
    expect(await state.reviewLines(db(), record.id)).toHaveLength(1);
  });

  it('is taken back by reopening; until then nobody edits or deletes the record', async () => {
    const record = await arrived();
    await validator.call('approveActivity', { body: about(record) });
    const admin = await field.server.as('fao.admin');
    const remove = () => admin.call('deleteActivity', { params: { projectId: 1, id: record.id } });
    expect((await remove()).codes).toEqual(['submission.approved']);
    await expect(field.send({ held: nextDay(), deprecatedId: record.instance })).rejects.toThrow('409');
    const reopened = await validator.call('reopenActivity', { body: { ...about(record), reason: 'Wrong day' } });
    expect(reopened.body.data).toMatchObject({
      state: 'received',
      history: [{ verdict: 'reopened' }, { verdict: 'approved' }],
    });
    const again = await validator.call('reopenActivity', { body: about(record) });
    expect(again.codes).toEqual(['activity.decided']);
    expect((await remove()).status).toBe(204);
    expect((await auditLines(db(), 'activity', record.id)).map((line) => line.action)).toEqual([
      'approve',
      'reopen',
      'delete',
    ]);
  });
});

describe('approving many', () => {
  it('approves the clean ones and names the others with the reason', async () => {
    const clean = [await arrived({ subActivity: 85 }), await arrived({ subActivity: 85 })];
    const untaken = await arrived({ subActivity: 85, photo: '', files: [] });
    const decided = await arrived({ subActivity: 85 });
    await validator.call('approveActivity', { body: about(decided) });
    const changed = await arrived({ subActivity: 85 });
    const records = [...clean, untaken, decided].map(({ id, revision }) => ({ id, revision }));
    records.push({ id: changed.id, revision: 7 }, { id: 999_999_999, revision: 1 });
    const { body } = await validator.call('approveActivities', { body: { ...project, records } });
    expect(body.data.approved).toEqual(clean.map(({ id }) => id));
    expect(Object.fromEntries(body.data.left.map(({ id, why }) => [id, why]))).toEqual({
      [untaken.id]: 'not-clean',
      [decided.id]: 'decided',
      [changed.id]: 'changed',
      999999999: 'not-found',
    });
    expect(body.data.left.find(({ id }) => id === untaken.id)?.checks).toMatchObject([{ check: 'photo-missing' }]);
    for (const { id } of clean)
      expect(await auditLines(db(), 'activity', id)).toMatchObject([{ action: 'approve', after: { together: 2 } }]);
    expect(await state.storedCounts(db(), 1)).toEqual(await state.countedAnew(db(), 1));
    await state.setLanguage(db(), collectorId, 'en');
    expect(await stateOf(untaken.instance)).toBe('received');
  });

  it('takes at most two hundred at a time', async () => {
    const records = Array.from({ length: 201 }, (_, i) => ({ id: i + 1, revision: 1 }));
    expect((await validator.call('approveActivities', { body: { ...project, records } })).status).toBe(422);
  });
});

describe('the bell', () => {
  it('counts what waits, was accepted and was rejected in the caller’s projects', async () => {
    const summary = async () => (await validator.call('validationSummary')).body.data;
    const before = await summary();
    const record = await arrived();
    expect((await summary()).yetTobeValidated).toBe(before.yetTobeValidated + 1);
    await validator.call('rejectActivity', { body: { ...about(record), reason: 'No' } });
    const after = await summary();
    expect(after).toEqual({
      ...before,
      totalValidationRequest: before.totalValidationRequest + 1,
      rejection: before.rejection + 1,
    });
    const stranger = await person(['Validation/View'], null);
    expect((await stranger.call('validationSummary')).body.data.totalValidationRequest).toBe(0);
  });
});

describe('who may', () => {
  it('decide needs the switch Validate, and the project; an archived project is only read', async () => {
    const record = await arrived();
    const reader = await person(['Validation/View']);
    expect((await reader.call('approveActivity', { body: about(record) })).status).toBe(403);
    expect((await reader.call('pendingValidation', { query: project })).body.meta.can.validate).toBe(false);
    const stranger = await person(['Validation/View', 'Validation/Validate'], 2);
    for (const answer of [
      await stranger.call('pendingValidation', { query: project }),
      await stranger.call('validationQueue', { body: { ...project, subActivityId: 73 } }),
      await stranger.call('validationRecord', { body: { ...project, subActivityId: 73, id: record.id } }),
      await stranger.call('approveActivity', { body: about(record) }),
      // Through his own project he does not reach it either.
      await stranger.call('approveActivity', { body: { ...about(record), projectId: 2 } }),
      await stranger.call('validationRecord', { body: { projectId: 2, subActivityId: 73, id: record.id } }),
    ])
      expect(answer.status).toBe(404);
    await state.setArchived(db(), 1, true);
    const refused = await validator.call('approveActivity', { body: about(record) });
    expect([refused.status, refused.codes]).toEqual([409, ['project.archived']]);
    const desk = await validator.call('validationRecord', { body: { ...project, subActivityId: 73, id: record.id } });
    expect(desk.body.data.can).toEqual({ approve: false, reject: false, reopen: false });
    expect(await stateOf(record.instance)).toBe('received');
  });
});
