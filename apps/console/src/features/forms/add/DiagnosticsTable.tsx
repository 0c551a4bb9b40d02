import { type Column, DataTable } from '@msurvey/ui';
import { IconAlertTriangle, IconCircleX } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Shown, shownDiagnostics, type Wanted } from '~/features/forms/add/diagnostics.ts';
import type { Checked } from '~/features/forms/add/use-upload.ts';
import { usePages } from '~/features/forms/parts/use-pages.ts';
import { useTexts } from '~/features/forms/texts.ts';

const WANTED = ['all', 'error', 'warning'] as const;

function useColumns(): Column<Shown>[] {
  const t = useTexts();
  return [
    {
      id: 'severity',
      header: t('diagnostic.severity'),
      nowrap: true,
      cell: ({ severity }) => (
        <Stack
          direction="row"
          sx={{ gap: 0.5, alignItems: 'center', color: severity === 'error' ? 'error.main' : 'warning.main' }}
        >
          {severity === 'error' ? <IconCircleX size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
          {t(`diagnostic.${severity}`)}
        </Stack>
      ),
    },
    { id: 'sheet', header: t('diagnostic.sheet'), nowrap: true, primary: true },
    { id: 'row', header: t('diagnostic.row'), numeric: true, primary: true },
    { id: 'column', header: t('diagnostic.column'), primary: true },
    {
      id: 'message',
      header: t('diagnostic.message'),
      primary: true,
      cell: ({ message, suggestion }) => (
        <Stack sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <span>{message}</span>
          {suggestion && (
            <Typography variant="body2" color="textSecondary" component="span">
              {t('diagnostic.suggestion', { suggestion })}
            </Typography>
          )}
        </Stack>
      ),
    },
  ];
}

/** Everything that is wrong, by sheet, row and column; errors first. */
export function DiagnosticsTable({ diagnostics }: { diagnostics: Checked['diagnostics'] }) {
  const t = useTexts();
  const columns = useColumns();
  const [wanted, setWanted] = useState<Wanted>('all');
  const pages = usePages(shownDiagnostics(diagnostics, wanted));
  return (
    <Stack sx={{ gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={wanted}
        aria-label={t('diagnostic.filter')}
        onChange={(_, next: Wanted | null) => setWanted(next ?? 'all')}
      >
        {WANTED.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`diagnostic.show.${one}`, { count: shownDiagnostics(diagnostics, one).length })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataTable label={t('diagnostic.table')} columns={columns} rowId={(row) => row.at} {...pages} />
    </Stack>
  );
}
