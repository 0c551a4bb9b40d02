import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import type { ReportColumn, ReportRow } from '~/features/dashboard/report/rows.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface ReportCellProps {
  row: ReportRow;
  column: ReportColumn;
  onOpen: OpenFigure;
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A number that opens to what it was counted from. */
export function ReportCell({ row, column, onOpen }: ReportCellProps) {
  const t = useTexts();
  const { number } = useFormat();
  const value = row.values[column.id] ?? null;
  const figure = row.figures?.[column.id] ?? column.figure;
  const unit = row.units?.[column.id];
  const digits = value === null ? t('unknown') : number(value, { maximumFractionDigits: 2 });
  const shown = value !== null && unit ? t('report.withUnit', { value: digits, unit }) : digits;
  return (
    <TableCell align="right" sx={NUMBER} data-column={column.id}>
      {figure && value !== null ? (
        <ButtonBase
          aria-label={t('report.cell', { place: row.name, name: column.label, value: shown })}
          aria-haspopup="dialog"
          onClick={() => onOpen(figure, row.at)}
          sx={{
            px: 0.75,
            py: 0.5,
            minWidth: 24,
            borderRadius: 1,
            '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
          }}
        >
          {shown}
        </ButtonBase>
      ) : (
        shown
      )}
    </TableCell>
  );
}
