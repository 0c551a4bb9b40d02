import { geography } from '@msurvey/contract';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared } from '#http/call.ts';
import { problemOfIssues } from '#http/invalid.ts';
import { Problem, problem } from '#problem/problem.ts';
import { readGeoFile } from './geo-file.ts';
import { insertImport } from './import.queries.ts';
import { isProblem } from './plan.ts';
import { planImport } from './plan-import.ts';
import { BOUNDARIES, type BoundaryFile, LISTS, type ListFile, TYPES } from './read/file.ts';
import { reportOf } from './report.ts';

type Operation = (typeof geography)['checkGeoImport'];
const FIELDS = geography.checkGeoImport.upload.fields;
interface Read {
  file: ListFile | BoundaryFile;
  fields: z.output<typeof FIELDS>;
}

/** A boundary layer is somebody's work: without their name and terms it is not taken. */
async function read({ upload }: Call<Operation>): Promise<Read | Problem> {
  const checked = FIELDS.safeParse(upload.fields);
  if (!checked.success) return problemOfIssues(checked.error, upload.fields);
  const { title, licence, attribution } = checked.data;
  const isBoundaries = BOUNDARIES.test(upload.fileName);
  if (!isBoundaries && !LISTS.test(upload.fileName)) return problem('upload.wrong-type', { types: TYPES });
  if (isBoundaries && !(title && licence && attribution)) return problem('geography.layer-unattributed');
  const file = await readGeoFile(upload.bytes, upload.fileName);
  if (file.kind === 'unreadable') return problem('upload.unreadable', { what: file.what });
  return { file, fields: checked.data };
}

/** A dry run: the file is kept for a day, so that what was looked at is what is applied. */
export const checkImport = (context: Context) =>
  prepared<Operation, Read>({
    prepare: read,
    act: async ({ db, who, upload, language, audit }, { file, fields }) => {
      const { plan, tree } = await planImport(db, file, fields);
      const isUseful = plan.lines.some((line) => !isProblem(line));
      if (!isUseful) return { data: reportOf(plan, file.faults, tree, { importId: null, kind: file.kind, language }) };
      const mediaType = file.kind === 'units' ? 'application/octet-stream' : 'application/geo+json';
      const kept = { ownerId: who.userId, name: upload.fileName, mediaType, bytes: upload.bytes };
      const id = await keepFile(context, db, kept);
      const about = { id, ownerId: who.userId, kind: file.kind, fileName: upload.fileName };
      await insertImport(db, { ...about, ...fields });
      const report = reportOf(plan, file.faults, tree, { importId: id, kind: file.kind, language });
      const after = { file: upload.fileName, ...fields, counts: report.counts };
      await audit({ action: 'check', entity: 'geo-import', entityId: id, after });
      return { data: report };
    },
  });
