import type { Language } from '@msurvey/domain';
import type { Diagnostic, Workbook } from '@msurvey/xlsform';
import type { Db } from '#db/tables.ts';
import { readSpreadsheet, SpreadsheetRefused } from '#external/spreadsheet.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import type { ReachingPerson } from '#modules/geography/index.ts';
import { formShape } from '../data/known-shapes.ts';
import { keyOf } from '../form-users/form-key.ts';
import { servedFormId } from '../known-forms/form-id.ts';
import { bindsOf } from './binds.ts';
import { type RecordTemplate, templateOf } from './build-xml.ts';
import { type CheckedRows, checkRows } from './check-rows.ts';
import { KEY } from './columns.ts';
import { withFixedNames } from './fixed-headings.ts';
import { withLists } from './import-lists.ts';
import { formSource, knownInstances } from './import.queries.ts';
import { type ImportForm, importForm } from './import-form.ts';
import { faultText } from './import-texts.ts';

export const TYPES = /\.(xlsx|xls|csv)$/i;
/** One batch is one transaction: more belong into several files. */
const MOST_RECORDS = 10_000;
const LIMITS = { fileBytes: 25_000_000, inflatedBytes: 150_000_000, rows: 60_000, columns: 2000, cells: 1_500_000 };

export interface ReadFile {
  workbook: Workbook;
  errors: Diagnostic[];
}

/** What cannot be read at all is a problem; what is wrong in single cells is told with the rest. */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<ReadFile | Problem> {
  if (!TYPES.test(fileName)) return problem('upload.wrong-type', { types: '.xlsx, .xls, .csv' });
  try {
    const { workbook, diagnostics } = await readSpreadsheet(bytes, fileName, LIMITS);
    const errors = diagnostics.filter((found) => found.severity === 'error' || found.code === 'sheet-left-out');
    return workbook ? { workbook, errors } : problem('upload.unreadable', { what: errors[0]?.message ?? '' });
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return problem('upload.unreadable', { what: error.message });
    throw error;
  }
}

export interface FormToFill {
  form: ImportForm;
  template: RecordTemplate;
  title: string;
}

const ROOT = /<instance>\s*<([\w.:-]+)/;

export async function formToFill(db: Db, form: FormOfProject): Promise<FormToFill | undefined> {
  const shape = await formShape(db, form.xformId);
  const source = shape && (await formSource(db, keyOf(form), shape.version));
  const root = source && ROOT.exec(source.xml)?.[1];
  if (!shape || !source || !root) return undefined;
  const { title } = source;
  // Under the id that phones and the web form know it by: else the record could not be opened to be edited.
  const idString = servedFormId(source.idString, form.id);
  return { form: importForm(shape, bindsOf(source.xml)), template: templateOf(shape, { root, idString }), title };
}

/** The rows of a file as records, or what is wrong with them. */
export async function checkFile(
  sources: LabelSources,
  form: FormOfProject,
  fill: FormToFill,
  { file, who, language }: { file: ReadFile; who: ReachingPerson; language: Language },
): Promise<CheckedRows | Problem> {
  const { db } = sources;
  const workbook = withFixedNames(fill.form, file.workbook);
  const checked = checkRows(await withLists(sources, form, fill.form, workbook, who), workbook, language);
  if (checked.records.length === 0 && checked.faults.length === 0) return problem('upload.empty');
  if (checked.records.length > MOST_RECORDS) return problem('request.too-large', { limit: `${MOST_RECORDS} rows` });
  const known = await knownInstances(
    db,
    keyOf(form),
    checked.given.map((given) => given.instanceId),
  );
  for (const { instanceId, sheet, row } of checked.given)
    if (known.has(instanceId))
      checked.faults.push({ sheet, row, column: KEY, message: faultText(language, 'exists', { what: instanceId }) });
  for (const { sheet, row, column, message } of file.errors)
    checked.faults.push({ sheet: sheet ?? '', row: row ?? 1, column: column ?? null, message });
  return checked;
}
