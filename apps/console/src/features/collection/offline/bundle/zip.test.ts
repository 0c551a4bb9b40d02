import { deflateRawSync } from 'node:zlib';
import { crc32 } from '@msurvey/xlsform/zip';
import { describe, expect, it } from 'vitest';
import { folderOf, readIndex } from '~/features/collection/offline/bundle/index-file.ts';
import { NotAZip, readZip } from '~/features/collection/offline/bundle/read-zip.ts';
import { writeZip } from '~/features/collection/offline/bundle/write-zip.ts';

const NOW = new Date(2026, 10, 15, 9, 30, 20);
const files = [
  { path: 'index.json', blob: new Blob(['{}']) },
  { path: 'forms/কৃষক/instances/uuid1/submission.xml', blob: new Blob(['<data>ধান</data>']) },
  { path: 'forms/কৃষক/instances/uuid1/photo.jpg', blob: new Blob([new Uint8Array(70_000).fill(7)]) },
];
const textOf = async (zip: Blob, path: string) => (await (await readZip(zip)).get(path)?.())?.text();

describe('a zip file', () => {
  it('gives back what was put in, under names of any script', async () => {
    const zip = await writeZip(files, NOW);
    expect([...(await readZip(zip)).keys()]).toEqual(files.map(({ path }) => path));
    expect(await textOf(zip, 'forms/কৃষক/instances/uuid1/submission.xml')).toBe('<data>ধান</data>');
    const photo = await (await readZip(zip)).get(files[2]?.path ?? '')?.();
    expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array(70_000).fill(7));
  });

  it('is read also when somebody has packed it again, compressed and with a comment', async () => {
    const plain = Buffer.from('rice '.repeat(500));
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(plain.length, 18);
    head.writeUInt16LE(5, 22);
    const name = Buffer.from('a.txt');
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, name, packed]);
    const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, Buffer.alloc(14), name]);
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006');
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(local.length, 16);
    end.writeUInt16LE(4, 20);
    const zip = new Blob([new Uint8Array(Buffer.concat([local, central, end, Buffer.from('note')]))]);
    expect(await textOf(zip, 'a.txt')).toBe(plain.toString());
  });

  it('that is damaged is refused', async () => {
    const bytes = new Uint8Array(await (await writeZip(files, NOW)).arrayBuffer());
    const at = Buffer.from(bytes).indexOf('<data>');
    bytes[at] = 0;
    await expect(textOf(new Blob([bytes]), files[1]?.path ?? '')).rejects.toThrow(NotAZip);
    await expect(readZip(new Blob([bytes.slice(0, 200)]))).rejects.toThrow(NotAZip);
    await expect(readZip(new Blob(['no zip at all, but long enough to look into']))).rejects.toThrow(NotAZip);
  });
});

describe('the index of an exported queue', () => {
  const record = {
    projectId: 1,
    formId: 2,
    xformId: 3,
    title: 'Farm',
    instanceId: 'uuid:1',
    folder: 'forms/Farm/instances/uuid1',
    madeAt: 5,
    files: ['photo.jpg'],
  };
  const index = { format: 'msurvey-queue', version: 1, exportedAt: '', userId: 4, userName: 'A', records: [record] };
  const reading = (change: object) => readIndex(JSON.stringify({ ...index, ...change }));

  it('is read as it was written', () => {
    expect(reading({})).toEqual(index);
    expect(
      reading({ records: [{ ...record, edit: { instanceId: 'uuid:0', base: 2 }, summary: 'Rahima' }] }),
    ).toBeDefined();
  });

  it.each([
    ['of something else', { format: 'other' }],
    ['of a later version', { version: 2 }],
    ['without an owner', { userId: 0 }],
    ['with a record of no form', { records: [{ ...record, formId: 'x' }] }],
    ['with a file outside of its folder', { records: [{ ...record, files: ['../../index.json'] }] }],
    ['with an edit of nothing', { records: [{ ...record, edit: {} }] }],
  ])('%s is refused', (_, change) => {
    expect(reading(change)).toBeUndefined();
  });

  it('puts records into folders that every file system takes', () => {
    expect(folderOf('Farm: rice/jute?', 'uuid:12-ab')).toBe('forms/Farm_ rice_jute_/instances/uuid12-ab');
    expect(folderOf('...', '..')).toBe('forms/_/instances/_');
  });
});
