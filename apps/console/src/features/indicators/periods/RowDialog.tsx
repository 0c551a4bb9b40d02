import type { ComputedPeriod } from '@msurvey/contract';
import { differenceFromStated, type ValueKind } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { TextValue } from '~/features/indicators/periods/TextValue.tsx';
import { ValueField } from '~/features/indicators/periods/ValueField.tsx';
import { type Draft, type Editing, numberOf, type PeriodsMode } from '~/features/indicators/periods/period-row.ts';
import type { YearOptions } from '~/features/indicators/periods/use-year-options.ts';
import { useTexts } from '~/features/indicators/texts.ts';

const TITLES = {
  target: { edit: 'dialog.setTarget', view: 'dialog.viewTarget' },
  collection: { edit: 'dialog.collect', view: 'dialog.viewCollection' },
} as const;

interface RowDialogProps {
  mode: PeriodsMode;
  kind: ValueKind;
  /** The period of a row that is there stays. */
  editing: Editing;
  options: YearOptions;
  /** There is a row of the chosen period, which this one replaces. */
  replaces: string | undefined;
  /** What is typed says why it stands beside what the product counts. */
  needsReason: boolean;
  /** What the product counts in the chosen period. */
  computed: ComputedPeriod | undefined;
  /** The files of what was collected. */
  evidence?: ReactNode;
  onChange: (draft: Draft) => void;
  onOpenTable: () => void;
  onSave: () => void;
  onClose: () => void;
}

/** One period: which, and what is said of it. Its number is entered in the disaggregation table. */
export function RowDialog(props: RowDialogProps) {
  const { mode, kind, editing, options, replaces, needsReason, computed, evidence } = props;
  const { onChange, onOpenTable, onSave, onClose } = props;
  const { draft, isNew, isView } = editing;
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const words = useValueWords();
  const value = numberOf(kind, { ...draft, date: '' });
  const difference = computed && computed.value !== null ? differenceFromStated(computed.value, value) : null;
  const year = draft.date === null ? null : options.yearOf(draft.date);
  const parts = year === null ? [] : options.partsOf(year);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="xs"
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(TITLES[mode][isView ? 'view' : 'edit'])}</DialogTitle>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              select
              label={t('dialog.year')}
              value={year ?? ''}
              disabled={isView || !isNew}
              onChange={({ target }) =>
                onChange({ ...draft, date: options.partsOf(Number(target.value))[0]?.id ?? null })
              }
            >
              {options.years.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            {parts.length > 1 && (
              <TextField
                select
                label={t('dialog.part')}
                value={draft.date ?? ''}
                disabled={isView || !isNew}
                onChange={({ target }) => onChange({ ...draft, date: target.value })}
              >
                {parts.map(({ id, name }, i) => (
                  <MenuItem key={id} value={id}>
                    {i === 0 ? t('dialog.wholeYear') : name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {replaces && <Alert severity="warning">{t('dialog.replaces', { period: replaces })}</Alert>}
            {kind === 'text' ? (
              <TextValue draft={draft} isView={isView} onChange={onChange} />
            ) : (
              <ValueField
                label={t(mode === 'target' ? 'dialog.target' : 'dialog.value')}
                kind={kind}
                value={value}
                onOpen={onOpenTable}
              />
            )}
            {computed && computed.value !== null && (
              <Alert severity={difference === null ? 'info' : 'warning'}>
                {difference === null
                  ? t('computed.value', { value: words(kind, computed.value) })
                  : t('computed.difference', {
                      stated: words(kind, value),
                      computed: words(kind, computed.value),
                      difference: words(kind, difference),
                    })}
              </Alert>
            )}
            {needsReason && (
              <TextField
                label={t('dialog.reason')}
                required
                helperText={t('dialog.reasonHint')}
                multiline
                minRows={2}
                value={draft.reason ?? ''}
                disabled={isView}
                onChange={({ target }) => onChange({ ...draft, reason: target.value || null })}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            )}
            {mode === 'collection' && (
              <TextField
                label={t('dialog.comment')}
                multiline
                minRows={2}
                value={draft.comment ?? ''}
                disabled={isView}
                onChange={({ target }) => onChange({ ...draft, comment: target.value || null })}
                slotProps={{ htmlInput: { maxLength: 2000 } }}
              />
            )}
            {evidence}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t(isView ? 'close' : 'cancel')}</Button>
          {!isView && (
            <Button type="submit" variant="contained">
              {t(isNew ? 'create' : 'save')}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
