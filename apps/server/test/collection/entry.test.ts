import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { userId } from '../support/state.queries.ts';
import { multipartOf } from './support/collect.ts';
import {
  addFormUsers,
  addVersion,
  insertForm,
  insertMedia,
  setFormState,
  type TestForm,
} from './support/forms.queries.ts';
import { HOUSEHOLD, newInstanceId, recordOf } from './support/household.ts';
import { picture } from './support/phone.ts';

let server: TestServer;
let form: TestForm;
let collector: Actor;
const db = () => server.context.database.db;
const idOf = (person: Actor): number =>
  Number((JSON.parse(Buffer.from(person.token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);

async function send(who: Actor, to: TestForm, xml: string, path = '', files: { name: string; bytes: Buffer }[] = []) {
  const { boundary, body } = multipartOf({ xml, files });
  return server.app.inject({
    method: 'POST',
    url: `/msurvey/api/project/form/${to.formId}/submission${path}`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: body,
  });
}
const get = (who: Actor, url: string) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${who.token}` } });

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  collector = await server.as('collector');
  form = await insertForm(
    db(),
    { ...HOUSEHOLD, idString: 'entry' },
    { userIds: [await userId(db(), 'collector')], title: 'Entry <in> the browser' },
  );
});
afterAll(() => server?.close());

describe('a form to be filled in the browser', () => {
  it('is its newest version under the project’s title, with the way to each of its files', async () => {
    const bytes = Buffer.from('name,label\na,A\n');
    const key = 'aaaaaaaa-0000-4000-8000-000000000001';
    await server.context.files.put(key, bytes);
    await insertMedia(db(), form, { name: 'villages.csv', key, bytes, mediaType: 'text/csv' });
    const { status, body } = await collector.call('entryForm', { query: { formId: form.formId } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      projectId: 1,
      formId: form.formId,
      xformId: form.xformId,
      idString: 'entry',
      title: 'Entry <in> the browser',
      number: 1,
      version: '2026-1',
      closed: null,
      can: { submit: true, edit: true },
    });
    expect(body.data.xml).toContain('<h:title>Entry &lt;in&gt; the browser</h:title>');
    expect(body.data.xml).toContain(`id="entry.f${form.formId}"`);
    expect(body.data.media).toMatchObject([{ name: 'villages.csv', mediaType: 'text/csv', size: bytes.length }]);
    const file = await get(collector, body.data.media[0]?.path as string);
    expect([file.statusCode, file.body]).toEqual([200, bytes.toString()]);
  });

  it('follows a new version, whose files are its own', async () => {
    const other = await insertForm(db(), { ...HOUSEHOLD, idString: 'followed' }, { userIds: [idOf(collector)] });
    await addVersion(db(), other.xformId, 2, { ...HOUSEHOLD, idString: 'followed', version: '2026-2' });
    const { body } = await collector.call('entryForm', { query: { formId: other.formId } });
    expect(body.data).toMatchObject({ number: 2, version: '2026-2', media: [] });
    const foreign = await get(collector, `/msurvey/api/project/form/entry/media?formId=${other.formId}&id=1`);
    expect(foreign.statusCode).toBe(404);
  });

  it.each([
    [{ isArchived: true, isActive: false }, 'archived'],
    [{ isPublished: false, isActive: false }, 'unpublished'],
    [{ isActive: false }, 'inactive'],
    [{ isUserActive: false }, 'not-form-user'],
  ])('says why it cannot be sent: %o', async (state, closed) => {
    await setFormState(db(), form, state);
    const { body } = await collector.call('entryForm', { query: { formId: form.formId } });
    await setFormState(db(), form, {});
    expect(body.data).toMatchObject({ closed, can: { submit: false, edit: closed !== 'archived' } });
  });

  it('is for those who fill it or correct what was filled, and for nobody of another project', async () => {
    const reader = await personWithPermissions(server, ['Form Data/View', 'Form/View']);
    const editor = await personWithPermissions(server, ['Form Data/Edit']);
    const ask = (who: Actor) => who.call('entryForm', { query: { formId: form.formId } });
    expect(await ask(editor)).toMatchObject({ status: 404 });
    await addFormUsers(db(), form.projectId, form.formId, [idOf(reader), idOf(editor)]);
    expect(await ask(reader)).toMatchObject({ status: 404, codes: ['record.not-found'] });
    expect((await get(reader, `/msurvey/api/project/form/entry/media?formId=${form.formId}&id=1`)).statusCode).toBe(
      404,
    );
    expect((await ask(editor)).body.data).toMatchObject({ closed: 'not-allowed', can: { submit: false, edit: true } });
  });

  it('is edited by the programme’s administrator in every project, as he enters every project', async () => {
    const instanceId = newInstanceId();
    await send(collector, form, recordOf(form, { instanceId }));
    const admin = await server.as('fao.admin');
    const { body } = await admin.call('entryForm', { query: { formId: form.formId } });
    expect(body.data.can.edit).toBe(true);
    const edit = recordOf(form, { deprecatedId: instanceId, name: 'By the administrator' });
    expect((await send(admin, form, edit, `/${instanceId}?base=1`)).statusCode).toBe(201);
  });
});

describe('a record to be edited in the browser', () => {
  it('is its newest revision to the byte, with its files and what was said about it', async () => {
    const first = newInstanceId();
    const photo = { name: 'a.jpg', bytes: picture(500) };
    await send(collector, form, recordOf(form, { instanceId: first, photo: 'a.jpg', card: 'later.jpg' }), '', [photo]);
    const second = recordOf(form, { deprecatedId: first, photo: 'a.jpg', card: 'later.jpg', name: 'Newest' });
    await send(collector, form, second, `/${first}?base=1`);
    const { body } = await collector.call('entryRecord', { query: { formId: form.formId, instanceId: first } });
    expect(body.data).toMatchObject({ instanceId: first, revision: 2, version: 1, state: 'received', comments: [] });
    expect(body.data.xml).toBe(second);
    expect(body.data.savedBy).not.toBe('');
    const [a, later] = body.data.files;
    expect(later).toMatchObject({ name: 'later.jpg', path: null });
    expect((await get(collector, a?.path as string)).rawPayload.equals(photo.bytes)).toBe(true);
  });

  it('is found neither through another form nor without the permission to edit', async () => {
    const instanceId = newInstanceId();
    await send(collector, form, recordOf(form, { instanceId }));
    const other = await insertForm(db(), { ...HOUSEHOLD, idString: 'beside' }, { userIds: [idOf(collector)] });
    const elsewhere = await collector.call('entryRecord', { query: { formId: other.formId, instanceId } });
    expect(elsewhere).toMatchObject({ status: 404, codes: ['record.not-found'] });
    const reader = await personWithPermissions(server, ['Form Data/View', 'Form Data/Create']);
    await addFormUsers(db(), form.projectId, form.formId, [idOf(reader)]);
    expect(await reader.call('entryRecord', { query: { formId: form.formId, instanceId } })).toMatchObject({
      status: 404,
    });
  });

  it('when it is no longer the newest, is refused with who saved it meanwhile and as which revision', async () => {
    const first = newInstanceId();
    await send(collector, form, recordOf(form, { instanceId: first }));
    await send(collector, form, recordOf(form, { deprecatedId: first, name: 'Theirs' }), `/${first}?base=1`);
    const mine = recordOf(form, { deprecatedId: first, name: 'Mine' });
    const stale = await send(collector, form, mine, `/${first}?base=1`);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().errors).toMatchObject([
      {
        code: 'submission.stale',
        meta: { revision: 2, savedBy: expect.stringMatching(/\S/), savedAt: expect.stringMatching(/^20/) },
      },
    ]);
    // Kept all the same, on top of what is newest; sent again it is still one revision.
    for (let i = 0; i < 2; i++) {
      const kept = await send(collector, form, mine, `/${first}?base=2`);
      expect([kept.statusCode, kept.json().data.revision]).toEqual([201, 3]);
    }
  });
});
