import type { FastifyRequest } from 'fastify';
import type { FileStore } from '#external/file-store.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { FILE_LIMIT, fileName, storeFile } from '../files/store-file.ts';
import type { LooseFile } from './arrived.ts';
import { RECORD_LIMITS } from './read-record.ts';
import { readBody, smallBoundary, splitParts } from './small-body.ts';

export interface Parts {
  /** The record's XML as it came. */
  xml: Buffer;
  files: LooseFile[];
}

const XML_FIELD = 'xml_submission_file';
/** What one request may bring in all; a phone is told a smaller number and sends the rest in another. */
const REQUEST_LIMIT = 250_000_000;
const MOST_FILES = 200;
const MOST_PARTS = 250;

const malformed = (what: string) => new Refusal(problem('submission.unreadable', { what }));
const tooLarge = (bytes: number) => new Refusal(problem('request.too-large', { limit: `${bytes / 1_000_000} MB` }));

interface Part {
  name: string;
  fileName: string | undefined;
  content: AsyncIterable<Buffer> | Buffer;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Small bodies are taken apart in memory, others as they come. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Part> {
  const boundary = smallBoundary(request.headers);
  if (boundary !== undefined) {
    const body = await readBody(request.raw);
    const parts = body && splitParts(body, boundary, MOST_PARTS);
    if (!parts) throw malformed('it ended early');
    for (const { name, fileName: file, bytes } of parts) yield { name, fileName: file, content: bytes };
    return;
  }
  const limits = {
    fileSize: FILE_LIMIT,
    files: MOST_FILES,
    fields: 20,
    fieldSize: RECORD_LIMITS.bytes,
    parts: MOST_PARTS,
  };
  for await (const part of request.parts({ limits })) {
    const isFile = part.type === 'file';
    const content = isFile ? part.file : Buffer.from(typeof part.value === 'string' ? part.value : '');
    yield { name: part.fieldname, fileName: isFile ? (part.filename ?? part.fieldname) : undefined, content };
  }
}

async function collect(content: AsyncIterable<Buffer> | Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
    size += chunk.length;
    if (size > RECORD_LIMITS.bytes) throw tooLarge(RECORD_LIMITS.bytes);
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

/** What the framework says about a body that is not as it should be; undefined for anything else. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(FILE_LIMIT);
  if (code?.startsWith('FST_')) return malformed('it has too many parts');
  if (/multipart|boundary|malformed|unexpected end|premature|aborted/i.test(message))
    return malformed('it ended early');
  return undefined;
}

class Collected {
  xml: Buffer | undefined;
  readonly files: LooseFile[] = [];

  constructor(private readonly store: FileStore) {}

  async take({ name, fileName: given, content }: Part): Promise<void> {
    if (name === XML_FIELD) {
      if (this.xml) throw malformed('it holds two records');
      this.xml = Buffer.isBuffer(content) ? content : await collect(content);
      return;
    }
    if (given === undefined) return;
    const file = fileName(given);
    if (!file) throw malformed('a file in it has no usable name');
    if (this.files.some((known) => known.name === file)) throw malformed(`two files in it are named ${file}`);
    if (this.files.length >= MOST_FILES) throw malformed('it has too many parts');
    this.files.push(await storeFile(this.store, file, Buffer.isBuffer(content) ? once(content) : content));
    if (this.files.reduce((sum, { size }) => sum + size, 0) > REQUEST_LIMIT) throw tooLarge(REQUEST_LIMIT);
  }
}

/**
 * Takes a posted record apart: the XML into memory, every file straight into the file store. When anything fails, the
 * files that were stored so far are handed to `discard`.
 */
export async function readParts(
  request: FastifyRequest,
  files: FileStore,
  discard: (files: LooseFile[]) => void,
): Promise<Parts> {
  if (!request.isMultipart()) throw malformed('it is no multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_LIMIT) throw tooLarge(REQUEST_LIMIT);
  const collected = new Collected(files);
  try {
    for await (const part of partsOf(request)) await collected.take(part);
    if (!collected.xml) throw malformed(`the part ${XML_FIELD} is missing`);
    return { xml: collected.xml, files: collected.files };
  } catch (error) {
    discard(collected.files);
    drain(request);
    throw refusalOf(error) ?? error;
  }
}

/** Phones read an answer only when they have sent everything: what is not wanted any more is still taken from the wire. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > REQUEST_LIMIT) raw.destroy();
  });
  raw.resume();
}
