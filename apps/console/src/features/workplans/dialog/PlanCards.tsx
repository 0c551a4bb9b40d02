import { type CellChange, type CellValue, cellKey, EmptyState, type GridColumn, type ValueOf } from '@msurvey/ui';
import { wireAmount } from '@msurvey/domain';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PlanLine } from '~/features/workplans/plan-rows.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useFormat } from '~/lib/format.ts';

export interface CardColumn {
  column: GridColumn<PlanLine>;
  /** The fiscal year over it, where there is one. */
  under: string | null;
}
interface PlanCardsProps {
  lines: readonly PlanLine[];
  columns: readonly CardColumn[];
  edits: ReadonlyMap<string, CellValue>;
  onChange: (changes: CellChange[]) => void;
}

/** On a phone: a card for each sub-activity, with a field for each number that can be filled in. */
export function PlanCards({ lines, columns, edits, onChange }: PlanCardsProps) {
  const t = useTexts();
  const byId = new Map(columns.map(({ column }) => [column.id, column]));
  const valueOf: ValueOf<PlanLine> = (line, columnId) => {
    const key = cellKey(line.id, columnId);
    if (edits.has(key)) return edits.get(key) ?? null;
    return byId.get(columnId)?.value(line, valueOf) ?? null;
  };
  if (lines.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <Paper key={line.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {line.name}
            {line.unit && ` (${line.unit})`}
          </Typography>
          <Stack sx={{ gap: 1 }}>
            {columns.map(({ column, under }) => (
              <CardField
                key={column.id}
                line={line}
                column={column}
                label={under ? `${under} · ${column.header}` : column.header}
                value={valueOf(line, column.id)}
                onChange={onChange}
              />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

interface CardFieldProps {
  line: PlanLine;
  column: GridColumn<PlanLine>;
  label: string;
  value: CellValue;
  onChange: (changes: CellChange[]) => void;
}

function CardField({ line, column, label, value, onChange }: CardFieldProps) {
  const t = useTexts();
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const shown = typeof value === 'number' ? number(value) : (value ?? '');
  const canEdit = typeof column.editable === 'function' ? column.editable(line) : column.editable;
  if (!canEdit)
    return (
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography variant="body2">{column.cell ? column.cell(line, shown) : shown || '---'}</Typography>
      </Stack>
    );
  const leave = () => {
    if (typed === null) return;
    // On our own screens 0 is a number; only blank says nothing.
    const amount = wireAmount(typed);
    const read = amount === null && typed.trim() !== '' ? 0 : amount;
    const wrong = read === undefined ? t('cell.notAmount') : column.validate?.(read, line);
    setFault(wrong);
    if (wrong !== undefined || read === undefined) return;
    setTyped(null);
    if (read !== value) onChange([{ rowId: line.id, columnId: column.id, value: read, before: value }]);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? (value === null ? '' : shown)}
      error={fault !== undefined}
      helperText={fault}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={() => setTyped(value === null ? '' : String(value))}
      onBlur={leave}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
