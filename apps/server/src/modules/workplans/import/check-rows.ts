import {
  achievementOf,
  AMOUNT_MAX,
  asAmount,
  type Figure,
  inLatinDigits,
  type Language,
  openingOfStated,
  planYears,
} from '@msurvey/domain';
import type { PlanEdits } from '@msurvey/contract';
import type { Sheet, SheetRow } from '@msurvey/xlsform';
import { filled } from '#texts/texts.ts';
import { cellOf } from '../apply-edits.ts';
import { isHeading } from '../outputs/plan-words.ts';
import type { PlanRow } from '../plan.queries.ts';
import { importWord } from './import-words.ts';

export interface PlanFault {
  row: number;
  column: string | null;
  message: string;
}
export interface CheckedPlan extends PlanEdits {
  /** In which something differs. */
  years: number[];
  faults: PlanFault[];
}
type Column = { header: string; what: 'quantity' } | { header: string; what: 'target' | 'achievement'; year: number };
type Cell = PlanEdits['cells'][number];

const OF_A_YEAR = /^\d{4}\s*-\s*\d{2}/;

function columnOf(header: string): Column | undefined {
  if (isHeading(header, 'quantity')) return { header, what: 'quantity' };
  for (const year of planYears())
    for (const what of ['target', 'achievement'] as const)
      if (isHeading(header, what, year)) return { header, what, year };
  return undefined;
}
const isPercent = (header: string) => planYears().some((year) => isHeading(header, 'percent', year));

/** Blank is not 0; undefined: no amount at all. */
function amountOf(text: string | undefined): Figure | undefined {
  const said = inLatinDigits(text ?? '').trim();
  if (said === '') return null;
  const value = Number(said);
  return /^\d+(\.\d+)?$/.test(said) && value <= AMOUNT_MAX ? asAmount(value) : undefined;
}

/** What saving the sheet would change, or why it cannot be saved. */
export function checkPlanRows(sheet: Sheet, rows: readonly PlanRow[], language: Language): CheckedPlan {
  const faults: PlanFault[] = [];
  const edits: PlanEdits = { rows: [], cells: [] };
  const say = (row: number, column: string | null, word: Parameters<typeof importWord>[0], values = {}) =>
    void faults.push({ row, column, message: filled(importWord(word, language), values) });

  const code = sheet.headers.find((header) => isHeading(header, 'code'));
  const columns = sheet.headers.flatMap((header) => columnOf(header) ?? []);
  for (const header of sheet.headers)
    if (OF_A_YEAR.test(header) && !columnOf(header) && !isPercent(header)) say(1, header, 'unknownColumn');
  if (code === undefined) {
    say(1, null, 'noCode');
    return { ...edits, years: [], faults };
  }

  const checkRow = ({ row: line, cells }: SheetRow, row: PlanRow) => {
    const { subActivityId } = row;
    const changed = new Map<number, Cell>();
    const change = (year: number, what: Partial<Cell>) =>
      changed.set(year, { ...(changed.get(year) ?? { subActivityId, year }), ...what });
    for (const column of columns) {
      const value = amountOf(cells[column.header]);
      if (value === undefined) say(line, column.header, 'notAmount');
      else if (column.what === 'quantity') {
        if (value !== row.quantity) edits.rows.push({ subActivityId, quantity: value });
      } else {
        const { year, what } = column;
        const cell = cellOf(row, year);
        if (what === 'target' && value !== cell.target) change(year, { target: value });
        // Nothing stated says nothing of what was before the records.
        if (what === 'achievement' && value !== null && value !== achievementOf(cell)) {
          if (value < cell.recorded) say(line, column.header, 'belowRecorded', { recorded: String(cell.recorded) });
          else change(year, { opening: openingOfStated(value, cell.recorded) });
        }
      }
    }
    edits.cells.push(...changed.values());
  };

  const seen = new Set<string>();
  for (const line of sheet.rows) {
    const named = line.cells[code];
    const row = rows.find((one) => one.code === named);
    if (!row) say(line.row, code, 'unknownCode');
    else if (seen.has(row.code)) say(line.row, code, 'twice');
    else checkRow(line, row);
    if (named) seen.add(named);
  }
  const years = [...new Set(edits.cells.map(({ year }) => year))].sort((a, b) => a - b);
  return { ...edits, years, faults };
}
