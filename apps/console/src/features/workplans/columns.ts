import {
  achievementOf,
  AMOUNT_DECIMALS,
  AMOUNT_MAX,
  cumulativeUpTo,
  differenceFromStated,
  type Figure,
  type PaceRule,
  percentOf,
  percentOrZero,
  roundTo,
  sumOf,
} from '@msurvey/domain';
import type { GridColumn, GridHeader, ValueOf } from '@msurvey/ui';
import { paceColumns } from '~/features/workplans/pace-columns.ts';
import { cellOf, type PlanLine } from '~/features/workplans/plan-rows.ts';
import type { useTexts } from '~/features/workplans/texts.ts';

type Values = ValueOf<PlanLine>;
const known = (value: unknown): Figure => (typeof value === 'number' ? value : null);

export const QUANTITY = 'quantity';
export const targetOf = (year: number) => `target-${year}`;
export const doneIn = (year: number) => `done-${year}`;

/** Kilometres and batches make no sum: only amounts of one unit are added up. */
function sumOfOneUnit(lines: readonly PlanLine[], valueOf: Values, column: string): Figure {
  const told = lines.filter((line) => known(valueOf(line, column)) !== null);
  if (new Set(told.map(({ unit }) => unit)).size > 1) return null;
  return sumOf(told.map((line) => known(valueOf(line, column))));
}

/** Of several rows the mean of those that have something to be measured against. */
function meanPercent(lines: readonly PlanLine[], valueOf: Values, part: string, whole: string): Figure {
  const shares = lines.flatMap((line) => percentOf(known(valueOf(line, part)), known(valueOf(line, whole))) ?? []);
  return shares.length === 0 ? null : roundTo((sumOf(shares) ?? 0) / shares.length, 2);
}

export interface ColumnOptions {
  t: ReturnType<typeof useTexts>;
  years: readonly number[];
  yearWords: (year: number) => string;
  canEdit: boolean;
  /** With what is expected by this day and what June will show; null: without. */
  today: string | null;
  /** By what a fiscal year is ahead or behind. */
  rules: ReadonlyMap<number, PaceRule>;
  /** Those whose agreed targets have been revised: both are shown. */
  revised: ReadonlySet<number>;
  /** What an achievement is drawn as where it opens. */
  achievement?: GridColumn<PlanLine>['cell'] extends infer C ? (year: number) => C : never;
}

const amountColumn = { kind: 'number', min: 0, max: AMOUNT_MAX, decimals: AMOUNT_DECIMALS } as const;
const isLeaf = ({ plan }: PlanLine) => plan !== null;

function yearColumns(year: number, options: ColumnOptions): GridHeader<PlanLine> {
  const { t, yearWords, canEdit, today, rules, revised, achievement } = options;
  const [target, done] = [targetOf(year), doneIn(year)];
  return {
    id: `year-${year}`,
    header: yearWords(year),
    children: [
      ...(revised.has(year)
        ? [
            {
              id: `agreed-${year}`,
              header: t('column.agreed'),
              kind: 'number' as const,
              width: 104,
              value: ({ plan }: PlanLine) => cellOf(plan, year)?.agreed ?? null,
            },
          ]
        : []),
      {
        ...amountColumn,
        id: target,
        header: t('column.target'),
        width: 104,
        value: ({ plan }) => cellOf(plan, year)?.target ?? null,
        editable: canEdit && isLeaf,
        total: (lines, valueOf) => sumOfOneUnit(lines, valueOf, target),
        rollUp: true,
      },
      {
        ...amountColumn,
        id: done,
        header: t('column.achievement'),
        width: 124,
        value: ({ plan }) => (plan ? achievementOf(cellOf(plan, year) ?? { recorded: 0, opening: null }) : null),
        editable: canEdit && isLeaf,
        validate: (value, { plan }) => {
          const recorded = cellOf(plan, year)?.recorded ?? 0;
          return typeof value === 'number' && value < recorded ? t('cell.belowRecorded', { recorded }) : undefined;
        },
        ...(achievement ? { cell: achievement(year) } : {}),
        total: (lines, valueOf) => sumOfOneUnit(lines, valueOf, done),
        rollUp: true,
      },
      {
        id: `percent-${year}`,
        header: t('column.percent'),
        kind: 'number',
        width: 88,
        value: ({ plan, ...line }, valueOf) =>
          plan
            ? percentOrZero(known(valueOf({ plan, ...line }, done)), known(valueOf({ plan, ...line }, target)))
            : null,
        total: (lines, valueOf) => meanPercent(lines, valueOf, done, target),
        rollUp: true,
      },
      ...(today === null ? [] : paceColumns(year, { today, rules, t })),
    ],
  };
}

/** All years up to the last one that is shown, with what is typed for those that are. */
function cumulative({ plan, ...line }: PlanLine, valueOf: Values, years: readonly number[]): Figure {
  if (!plan) return null;
  const last = Math.max(...years);
  const shown = years.map((year) => ({
    year,
    recorded: known(valueOf({ plan, ...line }, doneIn(year))) ?? cellOf(plan, year)?.recorded ?? 0,
    opening: null,
  }));
  return cumulativeUpTo([...shown, ...plan.cells.filter(({ year }) => !years.includes(year))], last);
}

/** What somebody typed for a computed figure stands beside it where it differs. */
function besideStated(
  { plan }: PlanLine,
  shown: string,
  field: 'cumulative' | 'progress',
  { t, years }: ColumnOptions,
): string {
  const stated = plan?.stated[field] ?? null;
  if (!plan || stated === null) return shown;
  const reached = cumulativeUpTo(plan.cells, Math.max(...years));
  const computed = field === 'cumulative' ? reached : percentOrZero(reached, plan.quantity);
  return differenceFromStated(computed, stated) === null ? shown : t('cell.stated', { shown, stated });
}

/** As the documents have it: the fixed rows, three columns for each fiscal year, then what was reached to date. */
export function planColumns(options: ColumnOptions): GridHeader<PlanLine>[] {
  const { t, years, canEdit } = options;
  return [
    { id: 'name', header: t('column.name'), width: 320, value: ({ name }) => name },
    { id: 'unit', header: t('column.unit'), width: 84, value: ({ unit }) => unit },
    {
      ...amountColumn,
      id: QUANTITY,
      header: t('column.quantity'),
      width: 112,
      value: ({ plan }) => plan?.quantity ?? null,
      editable: canEdit && isLeaf,
      total: (lines, valueOf) => sumOfOneUnit(lines, valueOf, QUANTITY),
      rollUp: true,
    },
    ...years.map((year) => yearColumns(year, options)),
    ...(years.length === 0
      ? []
      : ([
          {
            id: 'cumulative',
            header: t('column.cumulative'),
            kind: 'number',
            width: 132,
            value: (line, valueOf) => cumulative(line, valueOf, years),
            cell: (line, shown) => besideStated(line, shown, 'cumulative', options),
            total: (lines, valueOf) => sumOfOneUnit(lines, valueOf, 'cumulative'),
            rollUp: true,
          },
          {
            id: 'progress',
            header: t('column.progress'),
            kind: 'number',
            width: 124,
            value: (line, valueOf) =>
              line.plan ? percentOrZero(cumulative(line, valueOf, years), known(valueOf(line, QUANTITY))) : null,
            cell: (line, shown) => besideStated(line, shown, 'progress', options),
            total: (lines, valueOf) => meanPercent(lines, valueOf, 'cumulative', QUANTITY),
            rollUp: true,
          },
        ] satisfies GridColumn<PlanLine>[])),
  ];
}
