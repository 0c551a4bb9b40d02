import type { forms } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call, FileReply } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { compileInThread, writeModel } from '../compile/index.ts';
import { safeId, versionOf } from '../compile/identity.ts';
import { faulty } from '../upload/faulty.ts';
import { visibleXform } from './find-xform.ts';
import { draftOf } from '../design/draft.ts';
import { type SourceFile, versionModel, versionSource, versionXml } from './version.queries.ts';
import type { XformRow } from './xform.queries.ts';

const TYPES: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
};
const fileName = (row: XformRow, extension: string) => `${safeId(row.idString) || 'form'}.${extension}`;

function uploaded(row: XformRow, { fileName: name, bytes }: SourceFile): FileReply {
  const extension = /\.(xlsx|xls|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? 'xlsx';
  return { name: fileName(row, extension), type: TYPES[extension] as string, stream: bytes };
}

const written = async (row: XformRow, model: string): Promise<FileReply> => ({
  name: fileName(row, 'xlsx'),
  type: TYPES.xlsx as string,
  stream: Buffer.from((await writeModel(model)).buffer),
});

const asXml = (row: XformRow, stream: Buffer): FileReply => ({
  name: fileName(row, 'xml'),
  type: 'application/xml; charset=utf-8',
  stream,
});

/** The workbook byte for byte as it was uploaded, else one with the texts of the model. */
async function ofVersion(db: Db, row: XformRow, number: number, type: 'xls' | 'xml'): Promise<FileReply | Problem> {
  if (type === 'xml') {
    const xml = await versionXml(db, row.id, number);
    return xml === undefined ? problem('record.not-found') : asXml(row, Buffer.from(xml));
  }
  const source = await versionSource(db, row.id, number);
  if (source) return uploaded(row, source);
  const model = await versionModel(db, row.id, number);
  return model === undefined ? problem('record.not-found') : written(row, model);
}

async function ofDraft(db: Db, row: XformRow, type: 'xls' | 'xml'): Promise<FileReply | Problem> {
  const draft = await draftOf(db, row.id);
  if (!draft) return problem('record.not-found');
  if (type === 'xls')
    return draft.source
      ? uploaded(row, { fileName: draft.sourceName ?? '', bytes: draft.source })
      : written(row, draft.model);
  const asked = { source: { model: draft.model }, fallback: row, now: versionOf(new Date()), takenVersions: [] };
  const compiled = await compileInThread(asked);
  if (compiled.kind === 'unreadable') return problem('upload.unreadable', { what: compiled.what });
  return compiled.parts ? asXml(row, Buffer.from(compiled.parts.xml.buffer)) : faulty(compiled.diagnostics);
}

export async function downloadForm({ db, who, body }: Call<(typeof forms)['downloadForm']>) {
  const row = await visibleXform(db, who, { idString: body.id_string });
  if (row instanceof Problem) return row;
  const number = body.version ?? row.version;
  return number === null ? ofDraft(db, row, body.type) : ofVersion(db, row, number, body.type);
}
