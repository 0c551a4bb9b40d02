import { IconColumns3, IconDownload, IconFileImport, IconMap, IconTable } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LabelSelect } from '~/features/collection/parts/LabelSelect.tsx';
import type { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { useTexts } from '~/features/collection/texts.ts';

export type DataDialog = 'columns' | 'export' | 'import';

interface DataToolbarProps {
  asMap: boolean;
  onAsMap: (asMap: boolean) => void;
  labels: ReturnType<typeof useLabelLanguage>;
  canExport: boolean;
  canImport: boolean;
  onOpen: (dialog: DataDialog) => void;
}

/** The grey that buttons of this kind come with is too pale on our ground. */
const CHOICE = { gap: 0.75, px: 1.5, color: 'text.secondary' };

/** How the records are shown, and what can be done with all of them. */
export function DataToolbar({ asMap, onAsMap, labels, canExport, canImport, onOpen }: DataToolbarProps) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={asMap ? 'map' : 'table'}
        onChange={(_, next: string | null) => next && onAsMap(next === 'map')}
        aria-label={t('view')}
      >
        <ToggleButton value="table" sx={CHOICE}>
          <IconTable size={18} aria-hidden />
          {t('view.table')}
        </ToggleButton>
        <ToggleButton value="map" sx={CHOICE}>
          <IconMap size={18} aria-hidden />
          {t('view.map')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ width: { xs: 1, sm: 200 } }}>
        <LabelSelect language={labels.language} languages={labels.languages} onChange={labels.choose} />
      </Box>
      {!asMap && (
        <Button startIcon={<IconColumns3 size={18} aria-hidden />} onClick={() => onOpen('columns')}>
          {t('columns')}
        </Button>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {canImport && (
        <Button
          variant="outlined"
          startIcon={<IconFileImport size={18} aria-hidden />}
          onClick={() => onOpen('import')}
        >
          {t('import')}
        </Button>
      )}
      {canExport && (
        <Button variant="contained" startIcon={<IconDownload size={18} aria-hidden />} onClick={() => onOpen('export')}>
          {t('export')}
        </Button>
      )}
    </Stack>
  );
}
