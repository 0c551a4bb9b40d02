import { achievementOf, cumulativeUpTo, type Figure, percentOf, planSum, progressUpToDate } from '@msurvey/domain';
import { heading, note, type Part, type PdfColumn, type PdfRow, table } from '#pdf/parts.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { numberIn } from '#texts/in-digits.ts';
import { cellOf } from '../apply-edits.ts';
import type { PlanRow } from '../plan.queries.ts';
import { planWord, type PlanWord } from './plan-words.ts';
import type { AgencyPlan } from './read-plans.ts';

const COLUMNS = [
  'name',
  'unit',
  'quantity',
  'target',
  'achievement',
  'percent',
  'cumulative',
  'progress',
] as const satisfies PlanWord[];
const isText = (word: PlanWord) => word === 'name' || word === 'unit';

/** Planned in this year, done in it, or done before: what there is anything to say of. */
const isTold = ({ quantity, cells }: PlanRow, last: number): boolean =>
  quantity !== null ||
  cells.some((cell) => (cell.year <= last && achievementOf(cell) > 0) || (cell.year === last && cell.target !== null));

/** All agencies on one table, then a table for each: the annex that goes with an annual report. */
export function annexPages(plans: readonly AgencyPlan[], year: number, language: PdfLanguage): Part[] {
  const number = numberIn(language);
  const shown = (value: Figure) => (value === null ? '—' : number(value));
  const columns: PdfColumn[] = COLUMNS.map((word) => ({
    label: planWord(word, language),
    width: word === 'name' ? '*' : 48,
    isText: isText(word),
  }));
  const lineOf = (row: PlanRow): PdfRow => {
    const cell = cellOf(row, year);
    const achieved = achievementOf(cell);
    const reached = cumulativeUpTo(row.cells, year);
    return {
      cells: [
        `${row.code} ${row.label[language] ?? row.label.en ?? ''}`,
        row.unit,
        shown(row.quantity),
        shown(cell.target),
        number(achieved),
        shown(percentOf(achieved, cell.target)),
        number(reached),
        shown(progressUpToDate(reached, row.quantity)),
      ],
    };
  };
  const sumOf = (name: string, rows: readonly PlanRow[], kind?: PdfRow['kind']): PdfRow => {
    const { planned, percent } = planSum(rows, year);
    return { cells: [name, number(planned), shown(percent)], ...(kind && { kind }) };
  };
  const all = plans.flatMap(({ rows }) => rows);
  return [
    heading(planWord('summary', language)),
    table(
      [
        { label: planWord('agency', language), width: '*', isText: true },
        { label: planWord('planned', language), width: 120 },
        { label: planWord('mean', language), width: 120 },
      ],
      [
        ...plans.map(({ agency, rows }) =>
          sumOf(`${agency.code} · ${agency.name[language] ?? agency.name.en ?? ''}`, rows),
        ),
        sumOf(planWord('summary', language), all, 'sum'),
      ],
    ),
    ...plans.flatMap(({ agency, rows }) => {
      const told = rows.filter((row) => isTold(row, year));
      return [
        heading(`${agency.code} · ${agency.name[language] ?? agency.name.en ?? ''}`),
        told.length === 0 ? note(planWord('nothing', language)) : table(columns, told.map(lineOf)),
      ];
    }),
  ];
}
