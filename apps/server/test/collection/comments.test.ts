import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addComments } from '../../src/modules/collection/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines } from '../support/state.queries.ts';
import { CollectClient } from './support/collect.ts';
import { addFormUsers, insertForm, setFormState, type TestForm } from './support/forms.queries.ts';
import { HOUSEHOLD, newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf } from './support/phone.ts';
import { submissionsOf } from './support/state.queries.ts';

let server: TestServer;
let form: TestForm;
let phone: CollectClient;
let collector: Actor;
const db = () => server.context.database.db;
const idOf = (person: Actor): number =>
  Number((JSON.parse(Buffer.from(person.token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);

async function record(): Promise<{ formId: number; instanceId: string; submissionId: number }> {
  const instanceId = newInstanceId();
  await phone.post({ xml: recordOf(form, { instanceId }) });
  const stored = (await submissionsOf(db(), form.formId)).find((row) => row.instanceId === instanceId);
  return { formId: form.formId, instanceId, submissionId: Number(stored?.id) };
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  ({ phone, person: collector } = await phoneOf(server, address, 'collector'));
});
afterAll(() => server?.close());

describe('comments', () => {
  it('stand at a question or at the whole record, the newest first, with the revision they speak of', async () => {
    const { submissionId, ...one } = await record();
    const said = await collector.call('addSubmissionComment', {
      body: { ...one, path: 'person[2]/age', text: ' Too old? ' },
    });
    expect(said).toMatchObject({
      status: 200,
      body: { data: { path: 'person[2]/age', text: 'Too old?', revision: 1 } },
    });
    await collector.call('addSubmissionComment', { body: { ...one, text: 'Please check' } });
    const { body } = await collector.call('submissionComments', { query: one });
    expect(body.data.map((c) => [c.path, c.text, c.resolvedAt])).toEqual([
      [null, 'Please check', null],
      ['person[2]/age', 'Too old?', null],
    ]);
    expect(body.meta.can).toEqual({ add: true, resolve: true });
    const lines = await auditLines(db(), 'submission', submissionId);
    expect(lines.map((line) => line.action)).toEqual(['submit', 'comment', 'comment']);
  });

  it('do not stand at what the form never asked', async () => {
    const { submissionId: _, ...one } = await record();
    const refused = await collector.call('addSubmissionComment', {
      body: { ...one, path: 'person[2]/cows', text: 'No' },
    });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/path']);
    expect((await collector.call('submissionComments', { query: one })).body.data).toEqual([]);
  });

  it('are seen by whoever edits the record until they are resolved, and again when they are reopened', async () => {
    const { submissionId, ...one } = await record();
    const { body } = await collector.call('addSubmissionComment', {
      body: { ...one, path: 'name', text: 'Whose name?' },
    });
    const open = async () =>
      (await collector.call('entryRecord', { query: one })).body.data.comments.map((comment) => comment.text);
    const resolve = (isResolved: boolean) =>
      collector.call('resolveSubmissionComment', { body: { ...one, id: body.data.id, isResolved } });
    expect(await open()).toEqual(['Whose name?']);
    const resolved = await resolve(true);
    expect(resolved.body.data[0]?.resolvedBy).toMatch(/\S/);
    expect((await resolve(true)).body.data).toEqual(resolved.body.data);
    expect(await open()).toEqual([]);
    await resolve(false);
    expect(await open()).toEqual(['Whose name?']);
    const actions = (await auditLines(db(), 'submission', submissionId)).map((line) => line.action);
    expect(actions).toEqual(['submit', 'comment', 'resolve-comment', 'reopen-comment']);
  });

  it('need words, and not more than 2000 letters of them', async () => {
    const { submissionId: _, ...one } = await record();
    const say = (text: string) => collector.call('addSubmissionComment', { body: { ...one, text } });
    expect(await say('  ')).toMatchObject({ status: 422, codes: ['field.required'] });
    expect(await say('x'.repeat(2001))).toMatchObject({ status: 422, codes: ['field.tooLong'] });
    expect(await say('x'.repeat(2000))).toMatchObject({ status: 200 });
  });

  it('are for the eyes of those who see the data and the hands of those who edit it', async () => {
    const { submissionId: _, ...one } = await record();
    const reader = await personWithPermissions(server, ['Form Data/View']);
    const add = (who: Actor) => who.call('addSubmissionComment', { body: { ...one, text: 'Hello' } });
    expect(await reader.call('submissionComments', { query: one })).toMatchObject({ status: 404 });
    await addFormUsers(db(), form.projectId, form.formId, [idOf(reader)]);
    expect((await reader.call('submissionComments', { query: one })).body.meta.can).toEqual({
      add: false,
      resolve: false,
    });
    expect(await add(reader)).toMatchObject({ status: 403 });
    const stranger = await personWithPermissions(server, ['Form Data/View', 'Form Data/Edit']);
    expect(await add(stranger)).toMatchObject({ status: 404 });
  });

  it('of one record are not found through another, nor through another form', async () => {
    const [a, b] = [await record(), await record()];
    const { body } = await collector.call('addSubmissionComment', {
      body: { formId: a.formId, instanceId: a.instanceId, text: 'Of the first' },
    });
    const resolve = (formId: number, instanceId: string) =>
      collector.call('resolveSubmissionComment', { body: { formId, instanceId, id: body.data.id } });
    expect(await resolve(b.formId, b.instanceId)).toMatchObject({ status: 404 });
    const other = await insertForm(db(), { ...HOUSEHOLD, idString: 'elsewhere' }, { userIds: [idOf(collector)] });
    expect(await resolve(other.formId, a.instanceId)).toMatchObject({ status: 404 });
    const seen = await collector.call('submissionComments', { query: { formId: b.formId, instanceId: b.instanceId } });
    expect(seen.body.data).toEqual([]);
  });

  it('cannot be added in an archived project', async () => {
    const { submissionId: _, ...one } = await record();
    await setFormState(db(), form, { isArchived: true });
    const refused = await collector.call('addSubmissionComment', { body: { ...one, text: 'Late' } });
    const { body } = await collector.call('submissionComments', { query: one });
    await setFormState(db(), form, {});
    expect(refused).toMatchObject({ status: 409, codes: ['project.archived'] });
    expect(body.meta.can).toEqual({ add: false, resolve: false });
  });

  it('are written many at once by whoever judges a record, up to 500', async () => {
    const { submissionId, ...one } = await record();
    const key = { projectId: form.projectId, formId: form.formId, submissionId };
    const comments = Array.from({ length: 499 }, (_, i) => ({ revision: 1, path: 'name', text: `Reason ${i}` }));
    const ids = (await addComments(db(), key, idOf(collector), comments)) as number[];
    expect(ids).toHaveLength(499);
    expect(await addComments(db(), key, idOf(collector), comments.slice(0, 2))).toMatchObject({
      code: 'comment.too-many',
    });
    expect(await collector.call('addSubmissionComment', { body: { ...one, text: 'The last' } })).toMatchObject({
      status: 200,
    });
    const refused = await collector.call('addSubmissionComment', { body: { ...one, text: 'One more' } });
    expect(refused).toMatchObject({ status: 409, codes: ['comment.too-many'] });
  });
});
