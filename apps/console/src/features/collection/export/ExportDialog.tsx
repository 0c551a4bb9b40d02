import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { type DataFilters, filterInput } from '~/features/collection/data/use-data-view.ts';
import { TaskList } from '~/features/collection/export/TaskList.tsx';
import { LabelSelect } from '~/features/collection/parts/LabelSelect.tsx';
import type { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface ExportDialogProps {
  form: DataOf<'form'>;
  filters: DataFilters;
  labels: ReturnType<typeof useLabelLanguage>;
  /** The filters in words. */
  words: readonly string[];
  /** Null: not counted. */
  count: number | null;
  onClose: () => void;
}
const TYPES = ['xlsx', 'csv'] as const;

/** What to export, and the exports that are under way or ready. */
export function ExportDialog({ form, filters, labels, words, count, onClose }: ExportDialogProps) {
  const t = useTexts();
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [type, setType] = useState<(typeof TYPES)[number]>('xlsx');
  const [language, setLanguage] = useState(labels.language);
  const start = useAction(
    () => api.exportData({ body: { formId: form.id, type, language, ...filterInput(filters) } }),
    { success: t('export.started'), refresh: ['tasks'] },
  );
  const which = words.length > 0 ? t('export.filtered', { filters: words.join('; ') }) : t('export.all');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={small} aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{t('export.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">
            {which} {count !== null && t('export.count', { count })}
          </Typography>
          <FormControl>
            <FormLabel id={`${id}type`}>{t('export.type')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}type`}
              value={type}
              onChange={(_, next) => setType(next as (typeof TYPES)[number])}
            >
              {TYPES.map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio />} label={t(`export.type.${one}`)} />
              ))}
            </RadioGroup>
          </FormControl>
          <LabelSelect language={language} languages={labels.languages} onChange={setLanguage} />
          <TaskList />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" loading={start.isPending} onClick={() => start.mutate(undefined)}>
          {t('export.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
