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
import { type ReactNode, useId, useState } from 'react';
import { TaskList } from '~/features/collection/export/TaskList.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { useAction } from '~/lib/use-action.ts';

const TYPES = ['xlsx', 'csv'] as const;
export type ExportType = (typeof TYPES)[number];

interface ExportFrameProps {
  title: string;
  /** What will be in the file, in words. */
  about: string;
  /** What each kind of file holds. Without it there is one kind only, and nothing to choose. */
  types?: Record<ExportType, string>;
  /** Further choices. */
  children?: ReactNode;
  start: (type: ExportType) => Promise<unknown>;
  onClose: () => void;
}

/** What to export, and the exports that are under way or ready. */
export function ExportFrame({ title, about, types, children, start, onClose }: ExportFrameProps) {
  const t = useTexts();
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [type, setType] = useState<ExportType>('xlsx');
  const begin = useAction(() => start(type), { success: t('export.started'), refresh: ['tasks'] });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={small} aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{about}</Typography>
          {types && (
            <FormControl>
              <FormLabel id={`${id}type`}>{t('export.type')}</FormLabel>
              <RadioGroup
                aria-labelledby={`${id}type`}
                value={type}
                onChange={(_, next) => setType(next as ExportType)}
              >
                {TYPES.map((one) => (
                  <FormControlLabel key={one} value={one} control={<Radio />} label={types[one]} />
                ))}
              </RadioGroup>
            </FormControl>
          )}
          {children}
          <TaskList />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" loading={begin.isPending} onClick={() => begin.mutate(undefined)}>
          {t('export.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
