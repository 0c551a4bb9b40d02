import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';

/**
 * An archive outside: the letters `MSURVEY\n`, the length of the head (four bytes, big endian), the head (JSON: how the key is
 * made of the passphrase), 32 bytes that prove the passphrase, then sealed pieces until the last one:
 *
 *     length of what follows (four bytes) · 1 for the last piece, else 0 · AES-256-GCM of (1 if deflated · content) · its tag
 *
 * The number of a piece is its nonce, and head and mark are sealed with it: whatever is changed, left out, cut off, added or put
 * elsewhere does not open. The key is of this archive alone, because its salt is.
 */
const MAGIC = Buffer.from('MSURVEY\n');
const PIECE_BYTES = 256 * 1024;
const LARGEST_PIECE = PIECE_BYTES + 1024;
const TAG_BYTES = 16;
const PROOF_BYTES = 32;
/** Half a second and 128 MB for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
/** Of an archive that asks for more memory than this to be opened, somebody wants something else. */
const MOST_MEMORY = 512 * 1024 * 1024;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
const stretch = promisify(scrypt) as (
  passphrase: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

export class DamagedArchive extends Error {
  override name = 'DamagedArchive';
}
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
  constructor() {
    super('the passphrase is not that of the archive');
  }
}

interface Head {
  format: 'msurvey-archive';
  version: 1;
  salt: string;
  N: number;
  r: number;
  p: number;
}

async function keysOf(passphrase: string, head: Head) {
  const { N, r, p } = head;
  const maxmem = 128 * N * r * 2;
  const both = await stretch(passphrase.normalize('NFC'), Buffer.from(head.salt, 'base64'), 64, { N, r, p, maxmem });
  return { key: both.subarray(0, 32), proof: both.subarray(32) };
}

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
function nonceOf(piece: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 4);
  return nonce;
}

async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE_BYTES - size);
      held.push(part);
      size += part.length;
      at += part.length;
      if (size < PIECE_BYTES) continue;
      yield Buffer.concat(held, size);
      held = [];
      size = 0;
    }
  }
  yield Buffer.concat(held, size);
}

/** What is packed smaller goes packed; photographs stay as they are. */
async function packed(content: Buffer): Promise<Buffer> {
  const small = await deflate(content, { level: 1 });
  return small.length < content.length * 0.95
    ? Buffer.concat([Buffer.of(1), small])
    : Buffer.concat([Buffer.of(0), content]);
}

/** Seals a stream with a passphrase; holds a piece of it at a time. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string, cost = COST): AsyncGenerator<Buffer> {
  const head: Head = { format: 'msurvey-archive', version: 1, salt: randomBytes(16).toString('base64'), ...cost };
  const text = Buffer.from(JSON.stringify(head));
  const start = Buffer.concat([MAGIC, number32(text.length), text]);
  const { key, proof } = await keysOf(passphrase, head);
  yield Buffer.concat([start, createHmac('sha256', proof).update(start).digest()]);
  const bound = createHash('sha256').update(start).digest();
  let n = 0;
  const sealed = async (content: Buffer, isLast: boolean): Promise<Buffer> => {
    const mark = Buffer.of(isLast ? 1 : 0);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n++)).setAAD(Buffer.concat([bound, mark]));
    const body = Buffer.concat([cipher.update(await packed(content)), cipher.final(), cipher.getAuthTag()]);
    return Buffer.concat([number32(body.length + 1), mark, body]);
  };
  let held: Buffer | undefined;
  for await (const content of pieces(source)) {
    if (held) yield await sealed(held, false);
    held = content;
  }
  yield await sealed(held ?? Buffer.alloc(0), true);
}

function readHead(text: Buffer): Head {
  try {
    const head = JSON.parse(text.toString('utf8')) as Head;
    if (head.format !== 'msurvey-archive') throw new Error();
    if (head.version !== 1) throw new DamagedArchive('the archive was written by a newer release of mSurvey');
    const { N, r, p } = head;
    if (![N, r, p].every((n) => Number.isInteger(n) && n > 0) || 128 * N * r * p > MOST_MEMORY) throw new Error();
    return head;
  } catch (error) {
    if (error instanceof DamagedArchive) throw error;
    throw new DamagedArchive('the file is no archive of mSurvey, or it is damaged');
  }
}

/** Opens what `seal` has sealed; throws at the first piece that is not as it was written. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source, () => new DamagedArchive('the archive is cut off'));
  const magic = await reader.take(MAGIC.length);
  const length = await reader.take(4);
  if (!magic.equals(MAGIC) || length.readUInt32BE() > 10_000)
    throw new DamagedArchive('the file is no archive of mSurvey, or it is damaged');
  const text = await reader.take(length.readUInt32BE());
  const head = readHead(text);
  const start = Buffer.concat([magic, length, text]);
  const given = await reader.take(PROOF_BYTES);
  const { key, proof } = await keysOf(passphrase, head);
  if (!timingSafeEqual(given, createHmac('sha256', proof).update(start).digest())) throw new WrongPassphrase();
  const bound = createHash('sha256').update(start).digest();
  for (let n = 0; ; n++) {
    const size = (await reader.take(4)).readUInt32BE() - 1;
    if (size < TAG_BYTES || size > LARGEST_PIECE) throw new DamagedArchive('the archive is damaged');
    const mark = await reader.take(1);
    const body = await reader.take(size);
    yield await opened(body, key, n, Buffer.concat([bound, mark]));
    if (mark[0] !== 1) continue;
    if (!(await reader.isAtEnd())) throw new DamagedArchive('something was added to the archive');
    return;
  }
}

async function opened(body: Buffer, key: Buffer, n: number, aad: Buffer): Promise<Buffer> {
  const end = body.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(n)).setAAD(aad).setAuthTag(body.subarray(end));
  let content: Buffer;
  try {
    content = Buffer.concat([decipher.update(body.subarray(0, end)), decipher.final()]);
  } catch {
    throw new DamagedArchive('the archive is damaged');
  }
  const rest = content.subarray(1);
  return content[0] === 1 ? inflate(rest, { maxOutputLength: PIECE_BYTES }) : rest;
}
