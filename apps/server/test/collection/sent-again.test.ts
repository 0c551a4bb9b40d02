import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import type { CollectClient, PhoneAnswer } from './support/collect.ts';
import { addFormUsers, setFormState, type TestForm } from './support/forms.queries.ts';
import { newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf, picture } from './support/phone.ts';
import { markDeleted, setRecordState } from './support/record-state.queries.ts';
import { filesOf, submissionsOf } from './support/state.queries.ts';

let server: TestServer;
let form: TestForm;
let phone: CollectClient;
let stranger: CollectClient;
const db = () => server.context.database.db;
const photo = { name: 'photo.jpg', bytes: picture(2000) };
const other = { name: 'other.jpg', bytes: picture(500, 3) };

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  await addFormUsers(db(), form.projectId, form.formId, [await userId(db(), 'collector2')]);
  ({ phone } = await phoneOf(server, address, 'collector'));
  ({ phone: stranger } = await phoneOf(server, address, 'collector2'));
});
afterAll(() => server?.close());
beforeEach(() => setFormState(db(), form, {}));

/** A record whose photo has not come yet: as it was first sent, or as it was edited. */
async function waiting(kind: 'first' | 'edited'): Promise<{ xml: string; id: number }> {
  const first = newInstanceId();
  const plain = recordOf(form, { instanceId: first });
  const xml =
    kind === 'first'
      ? recordOf(form, { instanceId: first, photo: photo.name })
      : recordOf(form, { deprecatedId: first, photo: photo.name });
  if (kind === 'edited') expect((await phone.post({ xml: plain })).status).toBe(201);
  expect((await phone.post({ xml, isIncomplete: true })).status).toBe(201);
  const record = (await submissionsOf(db(), form.formId)).at(-1);
  expect(record).toMatchObject({ missingFiles: 1, revision: kind === 'first' ? 1 : 2 });
  return { xml, id: record?.id as number };
}

const filesOfRecord = async (id: number) =>
  (await filesOf(db(), form.formId)).filter((f) => f.submissionId === id).map((f) => [f.name, f.key !== null]);

async function stored(): Promise<number> {
  let n = 0;
  for await (const _ of server.context.files.list()) n++;
  return n;
}

describe.each(['first', 'edited'] as const)('a record sent again with a file (%s)', (kind) => {
  it('takes what it names and lacks, from its author, and answers the same when that comes twice', async () => {
    const { xml, id } = await waiting(kind);
    const answers = [await phone.post({ xml, files: [photo] }), await phone.post({ xml, files: [photo] })];
    expect(answers.map((a) => a.status)).toEqual([201, 201]);
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', true]]);
    expect((await auditLines(db(), 'submission', id)).filter((l) => l.action === 'attach')).toHaveLength(1);
  });

  it('takes nothing that it does not name: neither is kept, and the sentence names the file', async () => {
    const { xml, id } = await waiting(kind);
    const before = await stored();
    const refused = await phone.post({ xml, files: [photo, other] });
    expect(refused.status).toBe(422);
    expect(refused.message).toContain('other.jpg');
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', false]]);
    await expect.poll(stored).toBe(before);
    expect((await phone.post({ xml, files: [photo] })).status).toBe(201);
  });

  it('takes nothing from somebody else who collects with the same form', async () => {
    const { xml, id } = await waiting(kind);
    expect((await stranger.post({ xml, files: [photo] })).status).toBe(404);
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', false]]);
  });

  it('takes what it lacks also when it was approved meanwhile, and nothing else', async () => {
    const { xml, id } = await waiting(kind);
    await setRecordState(db(), form.formId, id, 'approved');
    expect((await phone.post({ xml, files: [other] })).status).toBe(422);
    expect((await stranger.post({ xml, files: [photo] })).status).toBe(404);
    expect((await phone.post({ xml, files: [photo] })).status).toBe(201);
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', true]]);
  });

  it.each([
    ['in an archived project', { isArchived: true }],
    ['when the form takes no records', { isActive: false }],
    ['when the form is not published', { isPublished: false, isActive: false }],
    ['from somebody who collects no more', { isUserActive: false }],
  ])('takes nothing %s', async (_when, state) => {
    const { xml, id } = await waiting(kind);
    await setFormState(db(), form, state);
    const answer: PhoneAnswer = await phone.post({ xml, files: [photo] });
    expect(answer.status).toBe(409);
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', false]]);
    await setFormState(db(), form, {});
    expect((await phone.post({ xml, files: [photo] })).status).toBe(201);
  });

  it('takes nothing once it was deleted', async () => {
    const { xml, id } = await waiting(kind);
    await markDeleted(db(), form.formId, id);
    expect((await phone.post({ xml, files: [photo] })).status).toBe(404);
    expect(await filesOfRecord(id)).toEqual([['photo.jpg', false]]);
  });
});

describe('a record that comes with a file that no answer names', () => {
  it('is taken with it: what is on the phone is not lost for a file too many', async () => {
    const xml = recordOf(form);
    expect((await phone.post({ xml, files: [other] })).status).toBe(201);
    expect((await phone.post({ xml, files: [other] })).status).toBe(201);
    const id = (await submissionsOf(db(), form.formId)).at(-1)?.id as number;
    expect(await filesOfRecord(id)).toEqual([['other.jpg', true]]);
    expect((await phone.post({ xml, files: [{ ...other, name: 'third.jpg' }] })).status).toBe(422);
  });
});
