import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { CollectClient } from './support/collect.ts';
import { insertMedia, setFormState, type TestForm } from './support/forms.queries.ts';
import { newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf, picture } from './support/phone.ts';
import { countsOf, filesOf, submissionsOf } from './support/state.queries.ts';

let server: TestServer;
let address: string;
let form: TestForm;
const media = Buffer.from('code,label\n1,Bhola\n');
const db = () => server.context.database.db;
const md5 = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('hex');

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  address = await listen(server);
  form = await householdForm(server, 'collector');
  const key = randomUUID();
  await server.context.files.put(key, media);
  await insertMedia(db(), form, { name: 'places.csv', key, bytes: media, mediaType: 'text/csv' });
});
afterAll(() => server?.close());

describe('a conversation with ODK Collect', () => {
  it('goes from the QR code over the form and its files to a record in two posts, cut, resumed and repeated', async () => {
    const { phone } = await phoneOf(server, address, 'collector');

    const { answer, forms } = await phone.formList();
    expect(answer.status).toBe(200);
    expect(answer.headers['x-openrosa-version']).toBe('1.0');
    expect(Number(answer.headers['x-openrosa-accept-content-length'])).toBeGreaterThan(1_000_000);
    expect(Date.parse(String(answer.headers.date))).not.toBeNaN();
    const listed = forms.find((f) => f.formId === `household.f${form.formId}`);
    expect(listed).toMatchObject({ name: form.title, version: form.version });

    const xform = await phone.get(listed?.downloadUrl ?? '');
    expect(`md5:${md5(xform.text)}`).toBe(listed?.hash);
    expect(xform.text).toContain(` id="household.f${form.formId}"`);
    expect(xform.text).toContain(` version="${form.version}"`);
    expect(xform.text).toContain(`<h:title>${form.title}</h:title>`);

    const [file] = await phone.manifest(listed?.manifestUrl ?? '');
    expect(file).toMatchObject({ name: 'places.csv', hash: `md5:${md5(media)}` });
    expect((await phone.get(file?.downloadUrl ?? '')).text).toBe(media.toString());

    const head = await phone.head();
    expect(head.status).toBe(204);
    expect(String(head.headers.location)).toContain('/submission');

    const xml = recordOf(form, { photo: 'photo.jpg', card: 'card.jpg' });
    const photo = { name: 'photo.jpg', bytes: picture(300_000) };
    const card = { name: 'card.jpg', bytes: picture(200_000, 9) };
    await phone.cut({ xml, files: [photo], isIncomplete: true }, 0.6);
    expect(await submissionsOf(db(), form.formId)).toEqual([]);

    const first = await phone.post(
      { xml, files: [photo], isIncomplete: true, chunked: true },
      '?deviceID=collect%3Axyz',
    );
    expect(first.status).toBe(201);
    expect(first.message).toBe('Received. The record is safely stored.');
    expect(await submissionsOf(db(), form.formId)).toMatchObject([{ missingFiles: 1, version: 1, source: 'phone' }]);

    await phone.cut({ xml, files: [card] }, 0.5);
    expect(await submissionsOf(db(), form.formId)).toMatchObject([{ missingFiles: 1 }]);
    const second = await phone.post({ xml, files: [card] });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await submissionsOf(db(), form.formId)).toMatchObject([{ missingFiles: 0, faults: null }]);

    const again = await phone.post({ xml, files: [photo, card] });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await countsOf(db(), form.formId)).toEqual({ submissions: 1, surveyor: 1, days: 1, revisions: 1, audit: 1 });
    const files = await filesOf(db(), form.formId);
    expect(files.map((f) => [f.name, f.hash, f.mediaType])).toEqual([
      ['card.jpg', md5(card.bytes), 'image/jpeg'],
      ['photo.jpg', md5(photo.bytes), 'image/jpeg'],
    ]);
    const stored = new Set<string>();
    for await (const { key } of server.context.files.list()) stored.add(key);
    expect(files.every((f) => stored.has(f.key ?? ''))).toBe(true);
    // Those two, the form's own, and nothing that was cut or came again.
    expect(stored.size).toBe(3);
  });

  it('lets a phone in by name and password, and no more once the account is inactive', async () => {
    const phone = new CollectClient(address, `${address}/msurvey/openrosa`, {
      name: 'collector',
      password: DEMONSTRATION_PASSWORD,
    });
    const { answer, forms } = await phone.formList();
    expect(answer.status).toBe(200);
    expect(forms.map((f) => f.formId)).toContain(`household.f${form.formId}`);
    expect((await phone.head()).status).toBe(204);
    const xml = recordOf(form);
    expect((await phone.post({ xml })).status).toBe(201);

    const admin = await server.as('superadmin');
    const id = await userId(db(), 'collector');
    const turned = await admin.call('changeUserStatus', { body: { id, isActive: false } });
    expect(turned.status).toBeLessThan(300);
    expect((await phone.formList()).answer.status).toBe(403);
    expect((await phone.post({ xml: recordOf(form) })).status).toBe(403);
    await admin.call('changeUserStatus', { body: { id, isActive: true } });
    expect((await phone.formList()).answer.status).toBe(200);
  });

  it('refuses a wrong password, and asks for one by the header that phones wait for', async () => {
    const wrong = new CollectClient(address, `${address}/msurvey/openrosa`, { name: 'collector', password: 'wrong' });
    const { answer } = await wrong.formList();
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
    expect(answer.message).toBeTruthy();
  });

  it('refuses a key once it is revoked, for lists and for records', async () => {
    const { phone, deviceId, person } = await phoneOf(server, address, 'collector');
    expect((await phone.formList()).answer.status).toBe(200);
    expect((await person.call('revokeDevice', { body: { id: deviceId } })).status).toBe(204);
    for (const answer of [
      (await phone.formList()).answer,
      await phone.head(),
      await phone.post({ xml: recordOf(form) }),
    ])
      expect(answer.status).toBe(401);
  });

  it('takes a password only where nobody can listen', async () => {
    const authorization = `Basic ${Buffer.from(`collector:${DEMONSTRATION_PASSWORD}`).toString('base64')}`;
    const far = await server.app.inject({
      method: 'GET',
      url: '/msurvey/openrosa/formList',
      headers: { authorization },
      remoteAddress: '203.0.113.9',
    });
    expect(far.statusCode).toBe(403);
    expect(far.body).toContain('https');
    const proxied = await server.app.inject({
      method: 'GET',
      url: '/msurvey/openrosa/formList',
      headers: { authorization, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    });
    expect(proxied.statusCode).toBe(403);
  });

  it('lists only open forms of projects that are not archived, to those who collect with them', async () => {
    const { phone } = await phoneOf(server, address, 'collector');
    // The demonstration has forms of its own.
    const mine = [`household.f${form.formId}`];
    const ids = async (client: CollectClient) =>
      (await client.formList()).forms.map((f) => f.formId).filter((id) => mine.includes(id));
    expect(await ids(phone)).toEqual(mine);
    const { phone: other } = await phoneOf(server, address, 'collector2');
    expect(await ids(other)).toEqual([]);
    for (const closed of [
      { isActive: false },
      { isActive: false, isPublished: false },
      { isArchived: true },
      { isUserActive: false },
    ]) {
      await setFormState(db(), form, closed);
      expect(await ids(phone)).toEqual([]);
      const refused = await phone.post({ xml: recordOf(form) });
      expect(refused.status).toBe(409);
      expect(refused.message).toBeTruthy();
    }
    await setFormState(db(), form, {});
    expect(await ids(phone)).toEqual(mine);
    const stranger = await other.post({ xml: recordOf(form) });
    expect(stranger.status).toBe(409);
  });

  it('speaks the language of the phone', async () => {
    const { phone } = await phoneOf(server, address, 'collector');
    const bengali = new CollectClient(
      address,
      (phone as unknown as { serverUrl: string }).serverUrl,
      undefined,
      'bn-BD',
    );
    expect((await bengali.post({ xml: recordOf(form) })).message).toMatch(/[\u0980-\u09FF]/);
    const refused = await bengali.post({ xml: recordOf(form, { formId: 'nothing.f1' }) });
    expect(refused.status).toBe(404);
    expect(refused.message).toMatch(/[\u0980-\u09FF]/);
  });

  it('answers the same to one record sent many times at once, and counts it once', async () => {
    const { phone } = await phoneOf(server, address, 'collector');
    const instanceId = newInstanceId();
    const before = await countsOf(db(), form.formId);
    const xml = recordOf(form, { instanceId, photo: 'p.jpg' });
    const files = [{ name: 'p.jpg', bytes: picture(20_000) }];
    const answers = await Promise.all(Array.from({ length: 24 }, () => phone.post({ xml, files })));
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const after = await countsOf(db(), form.formId);
    expect(after.submissions).toBe(before.submissions + 1);
    expect(new Set(Object.values(after)).size).toBe(1);
    expect((await submissionsOf(db(), form.formId)).at(-1)).toMatchObject({ instanceId, missingFiles: 0 });
  });

  it('does not acknowledge another record under the same instanceID', async () => {
    const { phone } = await phoneOf(server, address, 'collector');
    const instanceId = newInstanceId();
    expect((await phone.post({ xml: recordOf(form, { instanceId, name: 'One' }) })).status).toBe(201);
    expect((await phone.post({ xml: recordOf(form, { instanceId, name: 'Two' }) })).status).toBe(409);
  });
});
