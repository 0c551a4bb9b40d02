import type { access } from '@msurvey/contract';
import type { Diagnostic, Sheet, Workbook } from '@msurvey/xlsform';
import type { Context } from '#context.ts';
import { annotateSpreadsheet, readSpreadsheet, SpreadsheetRefused } from '#external/spreadsheet.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { hashPasswords } from '../passwords.ts';
import { checkUserRows, namesIn, type RowFault, type UserToCreate } from './check-user-rows.ts';
import { createUploaded } from './create-uploaded.ts';
import { organizationsWithRoles, takenNames } from './upload-users.queries.ts';

type Upload = Call<(typeof access)['uploadUsers']>;
type Prepared =
  | { faults: RowFault[]; workbook: Uint8Array }
  | { users: (UserToCreate & { passwordHash: string | null })[] };

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_ROWS = 2000;
/** For the reader: far enough to say how many there are, not so far as to choke. */
const LIMITS = { rows: 10_000, columns: 200, cells: 200_000 };
/** More than these nobody reads on a screen; the workbook has them all. */
const MAX_FAULTS = 500;
const TYPES = /\.(xlsx|xls|csv)$/i;

async function readUsers({ bytes, fileName }: Upload['upload']) {
  if (!TYPES.test(fileName)) return problem('upload.wrong-type', { types: '.xlsx, .xls, .csv' });
  try {
    const { workbook, diagnostics } = await readSpreadsheet(bytes, fileName, LIMITS);
    const sheet = workbook?.sheets[0];
    const errors = diagnostics.filter((d) => d.severity === 'error');
    if (!workbook) return problem('upload.unreadable', { what: errors[0]?.message ?? '' });
    if (!sheet || sheet.rows.length === 0) return problem('upload.empty');
    if (sheet.rows.length > MAX_ROWS) return problem('request.too-large', { limit: `${MAX_ROWS} rows` });
    return { workbook, sheet, errors: errors.filter((d) => d.sheet === undefined || d.sheet === sheet.name) };
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return problem('upload.unreadable', { what: error.message });
    throw error;
  }
}

const writeBack = ({ upload }: Upload, workbook: Workbook, sheet: Sheet, faults: readonly RowFault[]) =>
  annotateSpreadsheet(
    upload.bytes,
    workbook,
    faults.map(
      ({ row, column, message }): Diagnostic => ({
        code: 'user',
        severity: 'error',
        message,
        sheet: sheet.name,
        row,
        ...(column === null ? {} : { column }),
      }),
    ),
  );

/** Reading, checking, hashing and writing back happen before a connection is held. */
async function prepare(call: Upload): Promise<Prepared | Problem> {
  const read = await readUsers(call.upload);
  if (read instanceof Problem) return read;
  const { sheet, workbook } = read;
  const names = namesIn(sheet);
  const [organizations, taken] = await Promise.all([
    organizationsWithRoles(call.db),
    takenNames(call.db, names.usernames, names.emails),
  ]);
  const { users, faults } = checkUserRows(sheet, { organizations, ...taken }, call.language);
  const all = [
    ...read.errors.map((d) => ({ row: d.row ?? 1, column: d.column ?? null, message: d.message })),
    ...faults,
  ];
  if (all.length > 0) return { faults: all, workbook: await writeBack(call, workbook, sheet, all) };
  const hashes = await hashPasswords(users.map((user) => user.password));
  return { users: users.map((user, i) => ({ ...user, passwordHash: hashes[i] ?? null })) };
}

/** All rows become users, or none does and the file comes back with its faults. */
export const uploadUsers = (context: Context) =>
  prepared<(typeof access)['uploadUsers'], Prepared>({
    prepare,
    act: async (call, outcome) => {
      if ('users' in outcome) return createUploaded(context, call, outcome.users);
      const name = `${call.upload.fileName.replace(TYPES, '')}-faults.xlsx`;
      const file = { ownerId: call.who.userId, name, mediaType: XLSX_TYPE, bytes: outcome.workbook };
      const workbook = await keepFile(context, call.db, file);
      return { data: { created: 0, faults: outcome.faults.slice(0, MAX_FAULTS), workbook } };
    },
  });
