import { achievementOf, asAmount, type Figure, type Language, percentOrZero, sumOf } from '@msurvey/domain';
import { columnName, formulaCell, numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import type { FrontSheet } from '#tables/table-file.ts';
import { cellOf } from '../apply-edits.ts';
import type { PlanRow } from '../plan.queries.ts';
import { planWord, type PlanWord, yearHeading } from './plan-words.ts';
import type { AgencyPlan } from './read-plans.ts';

const FIXED = ['code', 'name', 'unit', 'quantity'] as const satisfies PlanWord[];
const OF_A_YEAR = ['target', 'achievement', 'percent'] as const satisfies PlanWord[];
const TO_DATE = ['cumulative', 'progress'] as const satisfies PlanWord[];
const WIDTHS = { code: 9, name: 52, unit: 10, other: 13 };

const amountCell = (value: Figure): string => (value === null ? '' : numberCell(value));
const percentFormula = (part: string, whole: string) => `IF(N(${whole})>0,ROUND(${part}/${whole}*100,2),0)`;

/** A sub-activity: what is typed as numbers, what follows from it as formulas with what they come to. */
function lineOf(row: PlanRow, years: readonly number[], line: number, language: Language): string[] {
  const at = (column: number) => `${columnName(column)}${line}`;
  const QUANTITY = 3;
  const cells = years.flatMap((year, i) => {
    const cell = cellOf(row, year);
    const achieved = achievementOf(cell);
    const target = FIXED.length + i * OF_A_YEAR.length;
    return [
      amountCell(cell.target),
      numberCell(achieved),
      formulaCell(percentFormula(at(target + 1), at(target)), percentOrZero(achieved, cell.target)),
    ];
  });
  const reached = asAmount(sumOf(years.map((year) => achievementOf(cellOf(row, year)))) ?? 0);
  const cumulative = FIXED.length + years.length * OF_A_YEAR.length;
  const sum = years.map((_, i) => at(FIXED.length + i * OF_A_YEAR.length + 1)).join('+');
  return [
    textCell(row.code),
    textCell(row.label[language] ?? row.label.en ?? row.code),
    textCell(row.unit),
    amountCell(row.quantity),
    ...cells,
    ...(years.length === 0
      ? []
      : [
          formulaCell(sum, reached, STYLE.strong),
          formulaCell(percentFormula(at(cumulative), at(QUANTITY)), percentOrZero(reached, row.quantity), STYLE.strong),
        ]),
  ];
}

/** The plan of an agency as people mail it around, on a sheet that is called like the agency. */
export function planSheet({ agency, rows, years }: AgencyPlan, language: Language): FrontSheet {
  const headings = [
    ...FIXED.map((word) => planWord(word, language)),
    ...years.flatMap((year) => OF_A_YEAR.map((word) => yearHeading(year, word, language))),
    ...(years.length === 0 ? [] : TO_DATE.map((word) => planWord(word, language))),
  ];
  return {
    name: agency.code,
    headers: headings,
    widths: headings.map((_, i) => WIDTHS[FIXED[i] as keyof typeof WIDTHS] ?? WIDTHS.other),
    // The headings are the first line.
    lines: rows.map((row, i) => lineOf(row, years, i + 2, language)),
  };
}
