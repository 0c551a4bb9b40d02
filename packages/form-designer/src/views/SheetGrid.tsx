import { Grid, type GridColumn } from '@msurvey/ui';
import { IconPlus } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type DocumentRow, type DocumentSheet, randomKey } from '@msurvey/xlsform/edit';
import { useMemo } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

/** Room for a list that is pasted. */
const ROWS = 10;
/** Columns of formulas and texts are read, those of words are glanced at. */
const width = (header: string): number =>
  /label|hint|message|calculation|relevant|constraint/i.test(header) ? 260 : 150;

interface SheetRow {
  row: DocumentRow;
  number: number;
}

/** A sheet of the workbook as it stands, unknown columns included. */
export function SheetGrid({ sheet }: { sheet: DocumentSheet }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const rows = useMemo(() => {
    let last = 1;
    return sheet.rows.map((row): SheetRow => {
      last += 1 + (row.blank ?? 0);
      return { row, number: last };
    });
  }, [sheet.rows]);
  const columns = useMemo(
    (): GridColumn<SheetRow>[] => [
      { id: '#', header: t('source.row'), width: 64, value: ({ number }) => String(number) },
      ...sheet.headers.map(
        (header): GridColumn<SheetRow> => ({
          id: `c ${header}`,
          header,
          width: width(header),
          value: ({ row }) => row.cells[header] ?? null,
          editable: canEdit,
        }),
      ),
    ],
    [sheet.headers, canEdit, t],
  );
  const empty = sheet.rows.filter(({ cells }) => Object.keys(cells).length === 0).map(({ key }) => key);
  const addRows = () =>
    designer.edit([
      {
        op: 'insert',
        sheet: sheet.key,
        after: sheet.rows.at(-1)?.key ?? null,
        rows: Array.from({ length: ROWS }, () => ({ key: randomKey(), cells: {} })),
      },
    ]);
  return (
    <Stack sx={{ gap: 1 }}>
      <Grid
        label={t('source.sheet', { sheet: sheet.name })}
        columns={columns}
        rows={rows}
        rowId={({ row }) => row.key}
        pinned={1}
        empty={t('source.empty')}
        onChange={
          canEdit
            ? (changes) =>
                designer.edit(
                  changes.map(({ rowId, columnId, value }) => ({
                    op: 'set',
                    sheet: sheet.key,
                    row: String(rowId),
                    column: columnId.slice(2),
                    value: value === null || String(value).trim() === '' ? null : String(value),
                  })),
                )
            : undefined
        }
      />
      {canEdit && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" startIcon={<IconPlus size={18} aria-hidden />} onClick={addRows}>
            {t('source.addRows', { count: ROWS })}
          </Button>
          <Button
            size="small"
            disabled={empty.length === 0}
            onClick={() => designer.edit([{ op: 'remove', sheet: sheet.key, rows: empty }])}
          >
            {t('source.removeEmpty')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
