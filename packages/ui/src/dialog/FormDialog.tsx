import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSubmit } from '../form/Form.tsx';
import { useUiText } from '../use-ui-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface FormDialogProps<Values extends FieldValues> {
  open: boolean;
  /** The verb and the thing: “Add role”. */
  title: string;
  /** Whom or what it changes, by name. */
  of?: string | undefined;
  defaultValues: DefaultValues<Values>;
  /** The dialog closes when this succeeds; what it throws lands on the fields. */
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  onClose: () => void;
  submitLabel?: string;
  cancelLabel?: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Whether what was typed can be submitted; until then the button is disabled. */
  canSubmit?: (values: Values) => boolean;
  children: ReactNode;
}

/** One task in a dialog: first field focused, Enter submits, Esc cancels, unsaved changes ask. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { open, title, of, onClose, maxWidth = 'sm' } = props;
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const guard = useRef<() => void>(onClose);
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        // a stray click beside the dialog must not cost what was typed
        if (reason === 'escapeKeyDown') guard.current();
      }}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {of && (
          <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
            {/* read as two, not as one word */ ' '}
            {of}
          </Typography>
        )}
      </DialogTitle>
      <FormDialogBody {...props} guard={guard} />
    </Dialog>
  );
}

const FIRST_FIELD = 'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), [role="combobox"]';

function FormDialogBody<Values extends FieldValues>(
  props: FormDialogProps<Values> & { guard: { current: () => void } },
) {
  const { defaultValues, onSubmit, onClose, submitLabel, cancelLabel, children, guard, canSubmit } = props;
  const t = useUiText();
  const form = useForm<Values>({ defaultValues });
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { submit, failure } = useSubmit(form, async (values) => {
    await onSubmit(values);
    onClose();
  });
  const { isDirty, isSubmitting } = form.formState;
  const leave = () => (isDirty ? setAsking(true) : onClose());
  guard.current = leave;
  useEffect(() => content.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogContent ref={content}>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {failure && <Alert severity="error">{failure}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{cancelLabel ?? t('form.cancel')}</Button>
          {canSubmit ? (
            <SubmitWhen canSubmit={canSubmit} loading={isSubmitting} label={submitLabel ?? t('form.save')} />
          ) : (
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {submitLabel ?? t('form.save')}
            </Button>
          )}
        </DialogActions>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('form.discardTitle')}
        text={t('form.discardText')}
        confirmLabel={t('form.discard')}
        cancelLabel={t('form.keep')}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </FormProvider>
  );
}

interface SubmitWhenProps<Values> {
  canSubmit: (values: Values) => boolean;
  loading: boolean;
  label: string;
}

/** Looks at what is typed by itself, so that the form around it is not drawn anew with each key. */
function SubmitWhen<Values extends FieldValues>({ canSubmit, loading, label }: SubmitWhenProps<Values>) {
  const values = useWatch<Values>() as Values;
  return (
    <Button type="submit" variant="contained" loading={loading} disabled={!canSubmit(values)}>
      {label}
    </Button>
  );
}
