import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference } from '../../src/modules/collection/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import type { CollectClient, Post } from './support/collect.ts';
import { addFormUsers, addVersion, insertForm, setFormState, type TestForm } from './support/forms.queries.ts';
import { HOUSEHOLD, newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf, picture } from './support/phone.ts';
import { countsOf, filesOf, revisionsOf, submissionsOf } from './support/state.queries.ts';
import { webSender } from './support/web.ts';

let server: TestServer;
let form: TestForm;
let phone: CollectClient;
let collector: Actor;
const db = () => server.context.database.db;
const newest = async () => (await submissionsOf(db(), form.formId)).at(-1);

const idOf = (person: Actor): number =>
  Number((JSON.parse(Buffer.from(person.token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);

const send = webSender(() => server);
const web = (who: Actor, post: Post, path = '') => send(who, form, post, path);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  ({ phone, person: collector } = await phoneOf(server, address, 'collector'));
});
afterAll(() => server?.close());

describe('edits', () => {
  it('are revisions of the same record, with a difference one can read', async () => {
    const first = newInstanceId();
    const second = newInstanceId();
    await phone.post({ xml: recordOf(form, { instanceId: first, name: 'Rahim' }) });
    const before = await newest();
    const edited = recordOf(form, { instanceId: second, deprecatedId: first, name: 'Karim' });
    expect((await phone.post({ xml: edited })).status).toBe(201);
    expect((await phone.post({ xml: edited })).status).toBe(201);
    const after = await newest();
    expect(after).toMatchObject({ id: before?.id, instanceId: first, revision: 2 });
    expect(difference(before?.answers as never, after?.answers as never)).toEqual([
      { path: 'name', items: [], before: 'Rahim', after: 'Karim' },
    ]);
    const revisions = (await revisionsOf(db(), form.formId)).filter((r) => r.submissionId === before?.id);
    expect(revisions.map((r) => [r.revision, r.baseRevision, r.instanceId])).toEqual([
      [1, null, first],
      [2, 1, second],
    ]);
    expect(revisions[0]?.xml).toContain('Rahim');
    expect((await auditLines(db(), 'submission', before?.id ?? 0)).map((l) => l.action)).toEqual(['submit', 'revise']);
    expect(new Set(Object.values(await countsOf(db(), form.formId))).size).toBe(1);
  });

  it('of something that is no longer the newest are kept from a phone, and marked', async () => {
    const first = newInstanceId();
    await phone.post({ xml: recordOf(form, { instanceId: first, name: 'One' }) });
    await phone.post({ xml: recordOf(form, { deprecatedId: first, name: 'Two' }) });
    expect((await phone.post({ xml: recordOf(form, { deprecatedId: first, name: 'Three' }) })).status).toBe(201);
    const record = await newest();
    expect(record).toMatchObject({ revision: 3, answers: { name: 'Three' } });
    const bases = (await revisionsOf(db(), form.formId)).filter((r) => r.submissionId === record?.id);
    expect(bases.map((r) => r.baseRevision)).toEqual([null, 1, 1]);
  });

  it('sent many times at once make one revision', async () => {
    const first = newInstanceId();
    await phone.post({ xml: recordOf(form, { instanceId: first }) });
    const xml = recordOf(form, { deprecatedId: first, name: 'Once' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => phone.post({ xml })));
    expect(answers.map((a) => a.status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await newest()).toMatchObject({ revision: 2 });
  });

  it('of a record that never came are kept as records of their own, and flagged', async () => {
    const xml = recordOf(form, { deprecatedId: newInstanceId() });
    expect((await phone.post({ xml })).status).toBe(201);
    expect(await newest()).toMatchObject({
      revision: 1,
      faults: [{ path: 'meta/deprecatedID', fault: 'no-earlier-record' }],
    });
  });

  it('expect the files they name, keep those that are there, and forget those that nobody wants any more', async () => {
    const first = newInstanceId();
    await phone.post({
      xml: recordOf(form, { instanceId: first, photo: 'a.jpg', card: 'never.jpg' }),
      files: [{ name: 'a.jpg', bytes: picture(1000) }],
    });
    const second = recordOf(form, { deprecatedId: first, photo: 'a.jpg', card: 'b.jpg' });
    await phone.post({ xml: second });
    const record = await newest();
    const names = async () =>
      (await filesOf(db(), form.formId))
        .filter((f) => f.submissionId === record?.id)
        .map((f) => [f.name, f.key !== null]);
    expect(record?.missingFiles).toBe(1);
    expect(await names()).toEqual([
      ['a.jpg', true],
      ['b.jpg', false],
    ]);
    await phone.post({ xml: second, files: [{ name: 'b.jpg', bytes: picture(10) }] });
    expect((await newest())?.missingFiles).toBe(0);
  });

  it('never put another file under the name of one that is there', async () => {
    const xml = recordOf(form, { photo: 'a.jpg' });
    await phone.post({ xml, files: [{ name: 'a.jpg', bytes: picture(1000) }] });
    const refused = await phone.post({ xml, files: [{ name: 'a.jpg', bytes: picture(1000, 8) }] });
    expect(refused.status).toBe(409);
    expect(refused.message).toContain('a.jpg');
  });
});

describe('the console’s web form', () => {
  it('sends the same records, under the form’s own id', async () => {
    const xml = recordOf(form, { formId: form.idString, name: 'By web' });
    const answer = await web(collector, { xml });
    expect(answer).toMatchObject({ status: 201, data: { revision: 1 } });
    expect(await newest()).toMatchObject({ source: 'web', faults: null, answers: { name: 'By web' } });
  });

  it('needs a session', async () => {
    expect(await web(server.nobody, { xml: recordOf(form) })).toMatchObject({
      status: 401,
      codes: ['auth.token-missing'],
    });
  });

  it('is told when somebody else saved in between, and nothing is stored', async () => {
    const first = newInstanceId();
    await web(collector, { xml: recordOf(form, { instanceId: first, name: 'One' }) });
    const two = recordOf(form, { deprecatedId: first, name: 'Two' });
    expect(await web(collector, { xml: two }, `/${first}`)).toMatchObject({ status: 201, data: { revision: 2 } });
    const stale = recordOf(form, { deprecatedId: first, name: 'Three' });
    expect(await web(collector, { xml: stale }, `/${first}`)).toMatchObject({
      status: 409,
      codes: ['submission.stale'],
    });
    expect(await web(collector, { xml: stale }, `/${first}?base=1`)).toMatchObject({ codes: ['submission.stale'] });
    expect(await newest()).toMatchObject({ revision: 2, answers: { name: 'Two' } });
    expect(await web(collector, { xml: stale }, `/${first}?base=2`)).toMatchObject({
      status: 201,
      data: { revision: 3 },
    });
  });

  it('finds no record to edit that is not there, or is another', async () => {
    const [a, b] = [newInstanceId(), newInstanceId()];
    for (const instanceId of [a, b]) await web(collector, { xml: recordOf(form, { instanceId }) });
    const edit = recordOf(form, { deprecatedId: a });
    expect(await web(collector, { xml: edit }, `/${newInstanceId()}`)).toMatchObject({ status: 404 });
    expect(await web(collector, { xml: edit }, `/${b}`)).toMatchObject({ status: 404 });
    expect(await web(collector, { xml: edit }, `/${a}?base=x`)).toMatchObject({ status: 400 });
  });

  it('lets staff who may edit records do so without collecting, and others only their own', async () => {
    const first = newInstanceId();
    await web(collector, { xml: recordOf(form, { instanceId: first }) });
    const edit = () => recordOf(form, { deprecatedId: first, name: 'Edited' });
    const other = await personWithPermissions(server, ['Form Data/Create']);
    const editor = await personWithPermissions(server, ['Form Data/Edit']);
    expect(await web(editor, { xml: edit() }, `/${first}`)).toMatchObject({ codes: ['submission.not-form-user'] });
    await addFormUsers(db(), form.projectId, form.formId, [idOf(other), idOf(editor)]);
    expect(await web(other, { xml: edit() }, `/${first}`)).toMatchObject({ status: 404 });
    const own = newInstanceId();
    expect(await web(other, { xml: recordOf(form, { instanceId: own }) })).toMatchObject({ status: 201 });
    await setFormState(db(), form, { isActive: false, isUserActive: false });
    const ownEdit = recordOf(form, { deprecatedId: own });
    expect(await web(other, { xml: ownEdit }, `/${own}`)).toMatchObject({ codes: ['submission.form-closed'] });
    expect(await web(editor, { xml: edit() }, `/${first}`)).toMatchObject({ status: 201 });
    await setFormState(db(), form, { isArchived: true });
    expect(await web(editor, { xml: edit() }, `/${first}`)).toMatchObject({ status: 409, codes: ['project.archived'] });
    await setFormState(db(), form, {});
  });
});

describe('versions', () => {
  it('are named by the record: a new one is known at once, an unknown one is kept and flagged', async () => {
    const versioned = await insertForm(
      db(),
      { ...HOUSEHOLD, idString: 'versioned' },
      { userIds: [await userId(db(), 'collector')] },
    );
    await phone.post({ xml: recordOf(versioned) });
    await addVersion(db(), versioned.xformId, 2, {
      ...HOUSEHOLD,
      idString: 'versioned',
      version: '2026-2',
      survey: [...HOUSEHOLD.survey, { type: 'integer', name: 'goats', label: 'Goats' }],
    });
    await phone.post({ xml: recordOf(versioned, { version: '2026-2', body: '<goats>4</goats>' }) });
    await phone.post({ xml: recordOf(versioned, { version: '1999', body: '<goats>5</goats>' }) });
    await phone.post({ xml: recordOf(versioned, { version: null, body: '<goats>6</goats><odd>x</odd>' }) });
    expect(
      (await submissionsOf(db(), versioned.formId)).map(({ version, faults, answers }) => [
        version,
        faults,
        answers.goats,
      ]),
    ).toEqual([
      [1, null, undefined],
      [2, null, 4],
      [null, [{ path: '', fault: 'unknown-version' }], 5],
      [
        null,
        [
          { path: '', fault: 'no-version' },
          { path: 'odd', fault: 'not-in-form' },
        ],
        6,
      ],
    ]);
  });

  it('of one definition in two projects do not mix', async () => {
    const userIds = [await userId(db(), 'collector')];
    const one = await insertForm(db(), { ...HOUSEHOLD, idString: 'shared' }, { userIds });
    const two = await insertForm(
      db(),
      { ...HOUSEHOLD, idString: 'shared' },
      { userIds, projectId: 2, xformId: one.xformId },
    );
    const instanceId = newInstanceId();
    await phone.post({ xml: recordOf(one, { instanceId }) });
    await phone.post({ xml: recordOf(two, { instanceId }) });
    expect(await submissionsOf(db(), one.formId)).toHaveLength(1);
    expect(await submissionsOf(db(), two.formId)).toHaveLength(1);
    // Under its plain name nobody can tell which is meant.
    expect((await phone.post({ xml: recordOf(one, { formId: 'shared' }) })).status).toBe(404);
    await setFormState(db(), two, { isUserActive: false });
    expect((await phone.post({ xml: recordOf(one, { formId: 'shared' }) })).status).toBe(201);
  });
});
