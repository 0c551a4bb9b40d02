import type { Language } from '@msurvey/domain';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import type { RecordFilter } from './filter.queries.ts';
import { formShape } from './known-shapes.ts';
import { choicesIn } from './listed.ts';
import { nameColumns } from './record-names.ts';
import { type ListedRow, listRecords, type PageAsked } from './record-list.queries.ts';
import { recordTitles } from './record-titles.ts';
import { recordView } from './record.view.ts';
import { shownAnswers } from './shown-answers.ts';

const readable = (row: ListedRow) => ({ ...row, ...shownAnswers(row.answers) });
const onlyOf = (columns: readonly string[], answers: ListedRow['answers']): ListedRow['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => columns.includes(path)));

/** A page of records with the columns that are shown, and what the codes in them mean. */
export async function listPage(
  sources: LabelSources,
  form: FormOfProject,
  filter: RecordFilter,
  asked: PageAsked & { columns: readonly string[] },
  language: Language,
) {
  const columns = [...new Set(asked.columns)];
  const shape = await formShape(sources.db, form.xformId);
  const wanted = [...new Set([...columns, ...nameColumns(shape)])];
  const { rows, hasOlder, hasNewer } = await listRecords(sources.db, filter, asked, wanted);
  const names = await recordTitles(sources, shape, form, rows.map(readable), language);
  const records = rows.map((row, i) => ({
    ...row,
    ...shownAnswers(onlyOf(columns, row.answers)),
    instanceName: names[i] ?? null,
  }));
  const choices = columns.length > 0 ? await choicesIn(sources, shape, form, records) : [];
  return {
    data: records.map((row) => ({ ...recordView(row), answers: row.answers, cut: row.cut })),
    meta: { choices, hasOlder, hasNewer },
  };
}
