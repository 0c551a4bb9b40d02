import type { Operation } from '@msurvey/contract';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './call.ts';
import { problem, Refusal } from '../problem/problem.ts';
import { refuseUnstorable } from './storable.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Exactly one file, bounded, and the text parts beside it. */
export async function readUpload(request: FastifyRequest, limits: NonNullable<Operation['upload']>): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(problem('upload.no-file'));
  const fields: Record<string, string> = {};
  let file: { fileName: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: limits.maxBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 30 },
    })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== limits.field) part.file.resume();
      else if (file) throw new Refusal(problem('upload.many-files'));
      else file = { fileName: part.filename.slice(0, 255), bytes: await part.toBuffer() };
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal(problem('request.too-large', { limit: megabytes(limits.maxBytes) }));
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw new Refusal(problem('upload.many-files'));
    if (error instanceof Refusal) throw error;
    throw new Refusal(problem('request.malformed', { what: 'the upload ended early' }));
  }
  if (!file?.fileName || file.bytes.length === 0) throw new Refusal(problem('upload.no-file'));
  refuseUnstorable(fields, { fileName: file.fileName });
  return { ...file, fields };
}
