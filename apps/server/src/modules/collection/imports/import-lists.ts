import type { Workbook } from '@msurvey/xlsform';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { isPersonalList, type LabelSources, listLabels, offeredItems } from '#modules/forms/index.ts';
import { reachOfPeople, reachOfRecords, type ReachingPerson } from '#modules/geography/index.ts';
import { isListed, listOf } from '../data/listed.ts';
import { columnsOf } from './columns.ts';
import type { ImportForm, ImportQuestion, ImportTable } from './import-form.ts';
import { type ChoiceIndex, indexOf } from './read-cell.ts';

const NUMBER = /^\d{1,15}$/;

/** What stands in the cells of a question, in pieces, as far as these may be codes. */
function* codesIn(table: ImportTable, entry: ImportQuestion, { sheets }: Workbook): Generator<number> {
  for (const { headers, rows } of sheets)
    for (const [header, column] of columnsOf(table, headers))
      if (column === entry)
        for (const { cells } of rows)
          for (const part of (cells[header] ?? '').split(/\s+/)) if (NUMBER.test(part)) yield Number(part);
}

const isAsked = (table: ImportTable, entry: ImportQuestion, { sheets }: Workbook): boolean =>
  sheets.some(({ headers }) => [...columnsOf(table, headers).values()].includes(entry));

/**
 * What may stand in the cells of a question that is answered from a file: what the list offers to whoever imports, by code
 * and by label. People, groups and field work that are not offered may be named only by whoever reaches everybody's: else
 * one would read the register by importing its numbers.
 */
async function listIndex(
  sources: LabelSources,
  form: FormOfProject,
  version: number,
  { question }: ImportQuestion,
  who: ReachingPerson,
  reachesAll: boolean,
  codes: () => Iterable<number>,
): Promise<ChoiceIndex> {
  const list = listOf(question);
  const offered = await offeredItems(sources, { ...form, userId: who.userId }, version, list);
  const ids = new Set([...offered.keys()].filter((code) => NUMBER.test(code)).map(Number));
  if (isPersonalList(list.file) && reachesAll) for (const code of codes()) ids.add(code);
  // As exports call them, which is not always what the list itself says to phones.
  const said = await listLabels(sources.db, form.projectId, list.file, [...ids]);
  return indexOf([
    ...[...offered].map(([name, label]) => ({ name, label })),
    ...said.map(({ id, label }) => ({ name: String(id), label })),
  ]);
}

/** The form with what the file's questions from lists may be answered with; only lists that the file has a column for are read. */
export async function withLists(
  sources: LabelSources,
  form: FormOfProject,
  importForm: ImportForm,
  workbook: Workbook,
  who: ReachingPerson,
): Promise<ImportForm> {
  const { version } = importForm.shape;
  const [records, people] = await Promise.all([
    reachOfRecords(sources.db, who, form.projectId),
    reachOfPeople(sources.db, who, form.projectId),
  ]);
  const tables: ImportTable[] = [];
  for (const table of importForm.tables) {
    const questions: ImportQuestion[] = [];
    for (const entry of table.questions) {
      const listed = isListed(entry.question) && isAsked(table, entry, workbook);
      const codes = () => codesIn(table, entry, workbook);
      const choices = listed
        ? await listIndex(sources, form, version, entry, who, records.all && people.all, codes)
        : entry.choices;
      questions.push({ ...entry, choices });
    }
    tables.push({ ...table, questions });
  }
  return { ...importForm, tables };
}
