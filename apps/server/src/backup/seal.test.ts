import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DamagedArchive, seal as sealDearly, unseal, WrongPassphrase } from './seal.ts';

/** Guessing may be cheap here. */
const seal = (source: AsyncIterable<Buffer>, passphrase: string) =>
  sealDearly(source, passphrase, { N: 1024, r: 8, p: 1 });
const PASSPHRASE = 'four words and a cow';
async function* of(bytes: Buffer, step = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}
async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}
const opened = (archive: Buffer, passphrase = PASSPHRASE) => all(unseal(of(archive), passphrase));
const content = Buffer.concat([randomBytes(600_000), Buffer.alloc(600_000, 'রহিম')]);
const archive = await all(seal(of(content), PASSPHRASE));

/** Where the sealed pieces begin. */
const body = 12 + archive.readUInt32BE(8) + 32;
function piecesOf(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = body; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt32BE(at);
    found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
}

describe('a sealed archive', () => {
  it('opens with its passphrase, whatever its size', async () => {
    expect((await opened(archive)).equals(content)).toBe(true);
    for (const size of [0, 1, 262_144, 524_288]) {
      const some = randomBytes(size);
      expect((await opened(await all(seal(of(some), PASSPHRASE)))).equals(some), String(size)).toBe(true);
    }
  });

  it('tells nothing of what is in it, and is never the same twice', async () => {
    const text = Buffer.alloc(100_000, 'the same words again ');
    const [one, two] = [await all(seal(of(text), PASSPHRASE)), await all(seal(of(text), PASSPHRASE))];
    expect(one.includes('same words')).toBe(false);
    expect(one.subarray(-64).equals(two.subarray(-64))).toBe(false);
    expect(one.length).toBeLessThan(10_000);
  });

  it('says so when the passphrase is another', async () => {
    await expect(opened(archive, 'four words and a cat')).rejects.toThrow(WrongPassphrase);
  });

  it('does not open when a single bit of it was flipped', async () => {
    for (const at of [0, 9, 20, body - 1, body, body + 4, body + 5, body + 1000, archive.length - 1]) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] as number) ^ 1;
      await expect(opened(changed), `byte ${at}`).rejects.toThrow(Error);
    }
  });

  it('does not open when it was cut off anywhere, also between two pieces', async () => {
    const pieces = piecesOf(archive);
    expect(pieces.length).toBeGreaterThan(3);
    const start = archive.subarray(0, body);
    for (const cut of [start, Buffer.concat([start, ...pieces.slice(0, 2)]), archive.subarray(0, -1)])
      await expect(opened(cut)).rejects.toThrow(/cut off/);
  });

  it('does not open when pieces were swapped, left out, repeated or added', async () => {
    const [a, b, ...rest] = piecesOf(archive) as [Buffer, Buffer, ...Buffer[]];
    const start = archive.subarray(0, body);
    for (const order of [
      [b, a, ...rest],
      [a, ...rest],
      [a, a, b, ...rest],
      [a, b, ...rest, a],
    ])
      await expect(opened(Buffer.concat([start, ...order]))).rejects.toThrow(DamagedArchive);
  });

  it('does not open with pieces of another archive of the same passphrase', async () => {
    const other = await all(seal(of(content), PASSPHRASE));
    const [first, ...rest] = piecesOf(other);
    const mixed = Buffer.concat([
      archive.subarray(0, body),
      first as Buffer,
      ...piecesOf(archive).slice(1, 2),
      ...rest,
    ]);
    await expect(opened(mixed)).rejects.toThrow(DamagedArchive);
  });

  it('asks for no more memory than an archive of ours needs', async () => {
    const text = Buffer.from(
      JSON.stringify({ format: 'msurvey-archive', version: 1, salt: '', N: 2 ** 30, r: 8, p: 1 }),
    );
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const hostile = Buffer.concat([Buffer.from('MSURVEY\n'), length, text, Buffer.alloc(100)]);
    await expect(opened(hostile)).rejects.toThrow(/no archive of mSurvey/);
    await expect(opened(Buffer.from('hello, world. this is a text'))).rejects.toThrow(/no archive of mSurvey/);
  });
});
