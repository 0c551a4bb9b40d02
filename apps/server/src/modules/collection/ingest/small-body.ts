import type { IncomingMessage } from 'node:http';

/**
 * Most records come alone and fit into a packet or two. Taking such a body apart in memory costs a third of what streaming
 * it does; only those with large files need the streams.
 */
export const SMALL_BODY = 256_000;

export interface SmallPart {
  name: string;
  /** Undefined: a plain field. */
  fileName: string | undefined;
  bytes: Buffer;
}

/** The boundary of a multipart body whose length is known and small; undefined for any other. */
export function smallBoundary(headers: IncomingMessage['headers']): string | undefined {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!(length <= SMALL_BODY)) return undefined;
  const [, quoted, plain] =
    /^multipart\/form-data;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(headers['content-type'] ?? '') ?? [];
  return quoted ?? plain;
}

/** Undefined when the sender is gone before the end. */
export function readBody(raw: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    raw.once('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    raw.once('error', () => resolve(undefined));
    raw.once('close', () => resolve(undefined));
  });
}

const LINE = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const DASH = 0x2d;
const HEAD_LIMIT = 8000;

const parameter = (disposition: string, name: string): string | undefined => {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"\\\\])*)"|([^\\s;"]+))`, 'i').exec(disposition) ?? [];
  return quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
};

function fileNameOf(disposition: string): string | undefined {
  const encoded = /;\s*filename\*=UTF-8''([^\s;]+)/i.exec(disposition)?.[1];
  if (encoded === undefined) return parameter(disposition, 'filename');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** The parts of a whole body; undefined when it is not one, above all when its end is missing. */
export function splitParts(body: Buffer, boundary: string, most: number): SmallPart[] | undefined {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: SmallPart[] = [];
  // The first delimiter may stand at the very beginning, where no line ends before it.
  let at = body.indexOf(delimiter.subarray(2));
  if (at !== 0 && (at < 2 || body.indexOf(delimiter) !== at - 2)) return undefined;
  at += delimiter.length - 2;
  for (;;) {
    if (body[at] === DASH && body[at + 1] === DASH) return parts;
    if (body.indexOf(LINE, at) !== at || parts.length >= most) return undefined;
    const headEnd = body.indexOf(HEAD_END, at);
    const end = body.indexOf(delimiter, headEnd + 2);
    if (headEnd < 0 || end < 0 || headEnd - at > HEAD_LIMIT) return undefined;
    const head = body.toString('utf8', at, headEnd);
    const disposition = /\r\ncontent-disposition:\s*form-data([^\r]*)/i.exec(head)?.[1];
    const name = disposition === undefined ? undefined : parameter(disposition, 'name');
    if (disposition === undefined || name === undefined) return undefined;
    const from = headEnd + HEAD_END.length;
    parts.push({ name, fileName: fileNameOf(disposition), bytes: body.subarray(from, Math.max(from, end)) });
    at = end + delimiter.length;
  }
}
