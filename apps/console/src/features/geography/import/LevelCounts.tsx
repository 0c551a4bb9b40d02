import { type Column, DataTable } from '@msurvey/ui';
import { useTexts } from '~/features/geography/texts.ts';
import type { DataOf } from '~/lib/client.ts';

type Report = DataOf<'checkGeoImport'>;
type Row = Report['levels'][number];

/** A list of units adds and changes, and what cannot be taken is refused; boundaries find their unit or do not. */
const COUNTS = {
  units: ['rows', 'added', 'changed', 'unchanged', 'unmatched'],
  boundaries: ['rows', 'matched', 'unmatched', 'added', 'changed', 'unchanged'],
} as const;

export function LevelCounts({ kind, levels }: Pick<Report, 'kind' | 'levels'>) {
  const t = useTexts();
  const columns: Column<Row>[] = [
    { id: 'level', header: t('place.level'), primary: true },
    ...COUNTS[kind].map((count) => ({
      id: count,
      header: t(kind === 'units' && count === 'unmatched' ? 'count.refused' : `count.${count}`),
      numeric: true,
      primary: true,
      value: (row: Row) => row.counts[count],
    })),
  ];
  return <DataTable label={t('report.levels')} columns={columns} rows={levels} rowId={(row) => row.level} />;
}
