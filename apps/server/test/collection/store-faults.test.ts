import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DiskFileStore, type FileStore } from '../../src/external/file-store.ts';
import { knownFileKeys } from '../../src/modules/collection/index.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import type { CollectClient } from './support/collect.ts';
import { databaseOwner, roomOf, storeOn } from './support/disk.queries.ts';
import { ONLY_ROOT, smallDisk } from './support/small-disk.ts';
import type { TestForm } from './support/forms.queries.ts';
import { recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf, picture } from './support/phone.ts';
import { countsOf, filesOf, submissionsOf } from './support/state.queries.ts';

let server: TestServer;
let form: TestForm;
let phone: CollectClient;
let sound: FileStore;
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  ({ phone } = await phoneOf(server, address, 'collector'));
  sound = server.context.files;
});
afterEach(() => {
  server.context.files = sound;
});
afterAll(() => server?.close());

/** A store that breaks after some of a file, as a disk or a network does. */
const breaking = (code: string): FileStore => ({
  put: (key, bytes) => sound.put(key, bytes),
  get: (key) => sound.get(key),
  remove: (key) => sound.remove(key),
  list: () => sound.list(),
  putStream: (key, source) =>
    sound.putStream(
      key,
      (async function* () {
        for await (const chunk of source) {
          yield chunk.subarray(0, 100);
          throw Object.assign(new Error(`the store says ${code}`), { code });
        }
      })(),
    ),
});

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

describe('a file store that fails', () => {
  it.each([
    ['ENOSPC', /full/],
    ['ECONNREFUSED', /cannot store files/],
    ['EIO', /cannot store files/],
  ])('with %s is said so, nothing is stored, and the record goes through later', async (code, sentence) => {
    const before = await countsOf(db(), form.formId);
    const xml = recordOf(form, { photo: 'p.jpg' });
    const files = [{ name: 'p.jpg', bytes: picture(500_000) }];
    server.context.files = breaking(code);
    const refused = await phone.post({ xml, files });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeTruthy();
    expect(refused.message).toMatch(sentence);
    expect(await countsOf(db(), form.formId)).toEqual(before);
    server.context.files = sound;
    expect((await phone.post({ xml, files })).status).toBe(201);
    expect((await submissionsOf(db(), form.formId)).at(-1)).toMatchObject({ missingFiles: 0 });
  });

  it('does not hold up records without files', async () => {
    server.context.files = breaking('EIO');
    expect((await phone.post({ xml: recordOf(form) })).status).toBe(201);
  });

  it('because its disk is really full is said so, keeps what was there and leaves no half file', async (context) => {
    const disk = smallDisk('1m');
    if (!disk) return context.skip(ONLY_ROOT);
    try {
      const small = new DiskFileStore(disk.folder);
      server.context.files = small;
      const first = recordOf(form, { photo: 'p.jpg' });
      expect((await phone.post({ xml: first, files: [{ name: 'p.jpg', bytes: picture(300_000) }] })).status).toBe(201);
      const large = recordOf(form, { photo: 'l.jpg' });
      const files = [{ name: 'l.jpg', bytes: picture(2_000_000) }];
      const refused = await phone.post({ xml: large, files });
      expect(refused.status).toBe(503);
      expect(refused.message).toMatch(/full/);
      const keys = await keysOf(small);
      expect(keys).toHaveLength(1);
      expect([...(await knownFileKeys(db(), keys))]).toEqual(keys);
      disk.grow('10m');
      expect((await phone.post({ xml: large, files })).status).toBe(201);
    } finally {
      disk.remove();
    }
  });
});

describe('a database whose disk is really full', () => {
  it('says so, keeps exactly what it acknowledged, and takes the rest when there is room', async (context) => {
    // What the demonstration stored fits, and a little more.
    const room = (await roomOf(db(), 'submission_revision')) + 3_000_000;
    const disk = smallDisk(String(room), await databaseOwner(db()));
    if (!disk) return context.skip(ONLY_ROOT);
    try {
      await storeOn(db(), 'submission_revision', disk.folder);
      const records = Array.from({ length: 12 }, () =>
        recordOf(form, { name: randomBytes(300_000).toString('base64') }),
      );
      const answers: Awaited<ReturnType<CollectClient['post']>>[] = [];
      for (const xml of records) answers.push(await phone.post({ xml }));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(records.length);
      for (const { status, message, headers } of refused) {
        expect(status).toBe(503);
        expect(message).toMatch(/full/);
        expect(headers['retry-after']).toBeTruthy();
      }
      const kept = async () => new Set((await submissionsOf(db(), form.formId)).map((row) => row.instanceId));
      const idOf = (xml: string) => /instanceID>(.+?)</.exec(xml)?.[1] as string;
      const before = await kept();
      for (const [i, xml] of records.entries()) expect(before.has(idOf(xml))).toBe(answers[i]?.status === 201);
      disk.grow('50m');
      for (const xml of records) expect([201, 202]).toContain((await phone.post({ xml })).status);
      const after = await submissionsOf(db(), form.formId);
      for (const xml of records) expect(after.filter((row) => row.instanceId === idOf(xml))).toHaveLength(1);
    } finally {
      await storeOn(db(), 'submission_revision', null);
      disk.remove();
    }
  });
});

describe('files of submissions', () => {
  it('are all known, and nothing else is in the store', async () => {
    const keys = (await filesOf(db(), form.formId)).flatMap((file) => file.key ?? []);
    const stored = await keysOf(sound);
    expect((await knownFileKeys(db(), stored)).size).toBe(stored.length);
    expect(keys).toEqual(expect.arrayContaining(stored));
  });

  it('that are refused with their record leave nothing behind', async () => {
    const before = (await keysOf(sound)).length;
    const xml = recordOf(form, { formId: 'unknown.f77', photo: 'p.jpg' });
    expect((await phone.post({ xml, files: [{ name: 'p.jpg', bytes: picture(10_000) }] })).status).toBe(404);
    await expect.poll(async () => (await keysOf(sound)).length).toBe(before);
  });
});
