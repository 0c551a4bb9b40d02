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
import { TaskList } from '~/features/tasks/TaskList.tsx';
import { useTexts } from '~/features/tasks/texts.ts';
import { useAction } from '~/lib/use-action.ts';

const TYPES = ['xlsx', 'csv'] as const;
export type ExportType = (typeof TYPES)[number];
const VALUES = ['labels', 'codes', 'both'] as const;
export type ExportValues = (typeof VALUES)[number];

interface ExportFrameProps {
  title: string;
  /** What will be in the file, in words. */
  about: string;
  /** What each kind of file holds. Without it there is one kind only, and nothing to choose. */
  types?: Record<ExportType, string>;
  /** Further choices. */
  children?: ReactNode;
  /** What stands first for values from lists; null: the file has none. */
  values?: ExportValues | null;
  start: (type: ExportType, values: ExportValues) => Promise<unknown>;
  onClose: () => void;
}

/** What to export, and the exports that are under way or ready. */
export function ExportFrame(props: ExportFrameProps) {
  const { title, about, types, children, start, onClose } = props;
  const t = useTexts();
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [type, setType] = useState<ExportType>('xlsx');
  const [values, setValues] = useState(props.values ?? 'labels');
  const begin = useAction(() => start(type, values), { success: t('export.started'), refresh: ['tasks'] });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={small} aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{about}</Typography>
          {types && (
            <Choice
              label={t('export.type')}
              options={TYPES}
              value={type}
              onChange={setType}
              words={(one) => types[one]}
            />
          )}
          {props.values !== null && (
            <Choice
              label={t('export.values')}
              options={VALUES}
              value={values}
              onChange={setValues}
              words={(one) => t(`export.values.${one}`)}
            />
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

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  words: (value: Value) => string;
}

/** One of a few ways to write the file. */
export function Choice<Value extends string>({ label, options, value, onChange, words }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, next) => onChange(next as Value)}>
        {options.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={words(one)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
