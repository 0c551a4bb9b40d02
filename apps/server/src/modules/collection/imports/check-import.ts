import type { formExports } from '@msurvey/contract';
import type { Diagnostic } from '@msurvey/xlsform';
import type { Context } from '#context.ts';
import { annotateSpreadsheet } from '#external/spreadsheet.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { keyOf } from '../form-users/form-key.ts';
import type { SheetFault } from './check-rows.ts';
import { insertImport } from './import.queries.ts';
import { checkFile, formToFill, type ReadFile, readFile, TYPES } from './read-import.ts';

type Operation = (typeof formExports)['checkDataImport'];
/** Whoever is not of the project hears nothing about their file: its faults are told once they are known to be let in. */
type Ready = { read: ReadFile | Problem };

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More than these nobody reads on a screen; the workbook has them all. */
const MOST_FAULTS = 500;

const diagnosticOf = ({ sheet, row, column, message }: SheetFault): Diagnostic => ({
  code: 'import',
  severity: 'error',
  message,
  sheet,
  row,
  ...(column === null ? {} : { column }),
});

/** The sender's own workbook with its faults written in, kept for them. */
async function handBack(context: Context, { db, upload, who }: Call<Operation>, file: ReadFile, faults: SheetFault[]) {
  const bytes = await annotateSpreadsheet(upload.bytes, file.workbook, faults.map(diagnosticOf));
  const name = `${upload.fileName.replace(TYPES, '')}-faults.xlsx`;
  return keepFile(context, db, { ownerId: who.userId, name, mediaType: XLSX_TYPE, bytes });
}

/** A dry run: the file is kept for a day, so that what was looked at is what is taken in. */
export const checkImport = (context: Context) =>
  prepared<Operation, Ready>({
    prepare: async ({ upload }) => ({ read: await readFile(upload.bytes, upload.fileName) }),
    act: async (call, { read }) => {
      const { db, form, who, upload, language, audit } = call;
      if (read instanceof Problem) return read;
      const fill = await formToFill(db, form);
      if (!fill) return problem('record.not-found');
      const checked = await checkFile({ db, files: context.files }, form, fill, { file: read, who, language });
      if (checked instanceof Problem) return checked;
      const { records, faults } = checked;
      const counts = { rows: records.length, faultCount: faults.length };
      if (faults.length > 0) {
        const annotated = await handBack(context, call, read, faults);
        return { data: { importId: null, ...counts, faults: faults.slice(0, MOST_FAULTS), annotated } };
      }
      const kept = { ownerId: who.userId, name: upload.fileName, mediaType: 'application/octet-stream' };
      const id = await keepFile(context, db, { ...kept, bytes: upload.bytes });
      const about = { id, ownerId: who.userId, fileName: upload.fileName, rows: records.length };
      await insertImport(db, keyOf(form), about);
      const after = { form: form.id, file: upload.fileName, rows: records.length };
      await audit({ action: 'check', entity: 'submission-import', entityId: id, projectId: form.projectId, after });
      return { data: { importId: id, ...counts, faults: [], annotated: null } };
    },
  });
