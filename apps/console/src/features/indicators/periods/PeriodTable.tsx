import type { ComputedPeriod } from '@msurvey/contract';
import { type Figure, periodProgress, type ValueKind } from '@msurvey/domain';
import { type Column, DataTable, type RowAction } from '@msurvey/ui';
import { ComputedCell } from '~/features/indicators/periods/ComputedCell.tsx';
import { numberOf, type PeriodRow, type PeriodsMode } from '~/features/indicators/periods/period-row.ts';
import { StateCell } from '~/features/indicators/periods/StateCell.tsx';
import { ProgressBar } from '~/features/indicators/parts/ProgressBar.tsx';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface PeriodTableProps {
  mode: PeriodsMode;
  kind: ValueKind;
  rows: readonly PeriodRow[];
  /** With what was collected beside the targets. */
  isView: boolean;
  dateWords: (date: string) => string;
  actions: (row: PeriodRow) => RowAction[];
  /** What the product counts beside what is stated, by date. */
  computed?: ReadonlyMap<string, ComputedPeriod>;
  onOpen?: (period: ComputedPeriod) => void;
  empty: string;
  label: string;
}

/** Of what was not collected nothing is said; of a target of 0 it is 0, as documented. */
const progressIn = (target: PeriodRow['target']): Figure =>
  target == null || target.collected === null ? null : periodProgress(target.collected, target.data.shown);

/** Periodic targets, or what was collected, a row for each period. */
export function PeriodTable(props: PeriodTableProps) {
  const { mode, kind, rows, isView, dateWords, actions, computed, onOpen, empty, label } = props;
  const t = useTexts();
  const words = useValueWords();
  const value = (of: ValueKind, id: string, header: string, read: (row: PeriodRow) => Figure): Column<PeriodRow> => ({
    id,
    header,
    primary: true,
    numeric: true,
    value: (row) => words(of, read(row)),
  });
  const columns: Column<PeriodRow>[] = [
    { id: 'date', header: t('column.period'), primary: true, nowrap: true, value: ({ date }) => dateWords(date) },
  ];
  if (mode === 'target') {
    columns.push(
      value(kind === 'ratio' ? 'percentage' : kind, 'target', t('column.target'), (row) =>
        numberOf(kind === 'ratio' ? 'percentage' : kind, row),
      ),
    );
    if (isView)
      columns.push(
        value(kind, 'collected', t('column.collected'), ({ target }) => target?.collected ?? null),
        {
          id: 'progress',
          header: t('column.progress'),
          primary: true,
          width: 200,
          cell: ({ target }) => <ProgressBar percent={progressIn(target)} />,
        },
      );
  } else {
    columns.push(value(kind, 'value', t('column.value'), (row) => numberOf(kind, row)));
    if (computed && computed.size > 0)
      columns.push({
        id: 'computed',
        header: t('column.computed'),
        primary: true,
        cell: ({ date }) => {
          const period = computed.get(date);
          return period ? (
            <ComputedCell kind={kind} period={period} name={dateWords(date)} onOpen={onOpen} />
          ) : (
            t('blank')
          );
        },
      });
    columns.push({ id: 'state', header: t('column.state'), primary: true, cell: (row) => <StateCell row={row} /> });
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ date }) => date}
      serial={t('column.serial')}
      actions={actions}
      empty={{ text: t('none'), hint: empty }}
    />
  );
}
