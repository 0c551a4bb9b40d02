import type { workplans } from '@msurvey/contract';
import type { Diagnostic, Sheet, Workbook } from '@msurvey/xlsform';
import type { Context } from '#context.ts';
import { annotateSpreadsheet, readSpreadsheet, SpreadsheetRefused } from '#external/spreadsheet.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { findPlan, refusedPlan } from '../plan-place.ts';
import { planRows, planVersion, planYearRows } from '../plan.queries.ts';
import { checkPlanRows, type PlanFault } from './check-rows.ts';

type Operation = (typeof workplans)['checkWorkPlanFile'];
/** Whoever is not of the project hears nothing of their file: what is wrong with it waits until they were let in. */
type Ready = { file: Workbook | Problem };

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LIMITS = { rows: 2000, columns: 200, cells: 200_000 };
const TYPES = /\.(xlsx|xls|csv)$/i;
/** More than these nobody reads on a screen; the workbook has them all. */
const MOST_FAULTS = 200;

async function read({ bytes, fileName }: Call<Operation>['upload']): Promise<Workbook | Problem> {
  if (!TYPES.test(fileName)) return problem('upload.wrong-type', { types: '.xlsx, .xls, .csv' });
  try {
    const { workbook, diagnostics } = await readSpreadsheet(bytes, fileName, LIMITS);
    return workbook ?? problem('upload.unreadable', { what: diagnostics[0]?.message ?? '' });
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return problem('upload.unreadable', { what: error.message });
    throw error;
  }
}

/** The sheet that is called like the agency; the only one of a file, whatever it is called. */
function sheetOf({ sheets }: Workbook, code: string): Sheet | undefined {
  const own = sheets.find(({ name }) => name.trim().toUpperCase() === code.toUpperCase());
  return own ?? (sheets.length === 1 ? sheets[0] : undefined);
}

/** The sender's own workbook with its faults written in, kept for them. */
async function handBack(
  context: Pick<Context, 'files'>,
  { db, upload, who }: Call<Operation>,
  { workbook, sheet, faults }: { workbook: Workbook; sheet: string; faults: readonly PlanFault[] },
) {
  const written = faults.map(
    ({ row, column, message }): Diagnostic => ({
      code: 'work-plan',
      severity: 'error',
      message,
      sheet,
      row,
      ...(column === null ? {} : { column }),
    }),
  );
  const bytes = await annotateSpreadsheet(upload.bytes, workbook, written);
  const name = `${upload.fileName.replace(TYPES, '')}-faults.xlsx`;
  return keepFile(context, db, { ownerId: who.userId, name, mediaType: XLSX_TYPE, bytes });
}

/** A dry run: nothing of the plan changes. What it answers is saved, or not, by `saveWorkPlan`, as a whole. */
export const checkPlanFile = (context: Pick<Context, 'files'>) =>
  prepared<Operation, Ready>({
    prepare: async ({ upload }) => ({ file: await read(upload) }),
    act: async (call, { file: workbook }) => {
      const { db, who, query, upload, language, audit } = call;
      const plan = await findPlan(call, query.agency);
      if (plan instanceof Problem) return plan;
      const refused = refusedPlan(who, plan.agency);
      if (refused) return refused;
      if (workbook instanceof Problem) return workbook;
      const sheet = sheetOf(workbook, plan.agency.code);
      if (!sheet || sheet.rows.length === 0) return problem('upload.empty');
      const version = await planVersion(db, plan.place);
      const planned = new Set((await planYearRows(db, plan.place)).map(({ year }) => year));
      const { faults, ...edits } = checkPlanRows(sheet, await planRows(db, plan.place), language);
      await audit({
        action: 'check',
        entity: 'work-plan',
        entityId: plan.agency.id,
        projectId: plan.place.projectId,
        after: { agency: plan.agency.code, file: upload.fileName, changes: edits.cells.length, faults: faults.length },
      });
      if (faults.length > 0) {
        const annotated = await handBack(context, call, { workbook, sheet: sheet.name, faults });
        const nothing = { version, years: [], rows: [], cells: [] };
        return { data: { ...nothing, faults: faults.slice(0, MOST_FAULTS), faultCount: faults.length, annotated } };
      }
      const years = edits.years.filter((year) => !planned.has(year));
      return { data: { version, ...edits, years, faults, faultCount: 0, annotated: null } };
    },
  });
