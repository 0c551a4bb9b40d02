import { Readable } from 'node:stream';
import type { formData } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Call, FileReply } from '#http/call.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { SubmissionKey } from '../files/file.queries.ts';
import { SNIFFED_BYTES, sniff } from '../files/sniff.ts';
import { keyOf } from '../form-users/form-key.ts';
import { recordThrough } from '../web/record-through.ts';
import { recordFiles } from './record.queries.ts';

/** What a browser may show in place: it holds nothing that could run. */
const SHOWN = /^(image|audio|video)\//;

/** The beginning of a stream, and the whole of it all the same. */
async function peek(stream: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = stream[Symbol.asyncIterator]();
  while (size < SNIFFED_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value as Buffer);
    size += (next.value as Buffer).length;
  }
  const head = Buffer.concat(chunks);
  async function* again() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  const whole = Readable.from(again(), { objectMode: false });
  // Whoever stops reading half-way must not leave the file open.
  whole.once('close', () => stream.destroy());
  return { head, whole };
}

/** By what it is and not by what it is called: a page that calls itself a picture is never shown as one. */
export async function recordFileNamed(
  { files }: Pick<Context, 'files'>,
  db: Db,
  key: SubmissionKey,
  name: string,
): Promise<FileReply | Problem> {
  const file = (await recordFiles(db, key, key.submissionId)).find((one) => one.name === name);
  const stream = file?.key ? await files.get(file.key) : undefined;
  if (!file || !stream) return problem('record.not-found');
  const { head, whole } = await peek(stream);
  const type = sniff(head.subarray(0, SNIFFED_BYTES), file.name) ?? 'application/octet-stream';
  return { name: file.name, type, stream: whole, inline: SHOWN.test(type) };
}

export const recordFile =
  (context: Pick<Context, 'files'>) =>
  async ({ db, query, form, who }: Call<(typeof formData)['submissionFile']>) => {
    const key = keyOf(form);
    const record = await recordThrough({ db, who, form }, query.instanceId, 'view');
    if (!record) return problem('record.not-found');
    return recordFileNamed(context, db, { ...key, submissionId: record.id }, query.name);
  };
