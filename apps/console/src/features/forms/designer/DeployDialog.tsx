import { CancelActions, FailedState, FormSkeleton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DiagnosticsTable } from '~/features/forms/add/DiagnosticsTable.tsx';
import { AFTER_XFORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { DifferenceView } from '~/features/forms/versions/DifferenceView.tsx';
import { api, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface DeployDialogProps {
  formId: number;
  idString: string;
  title: string;
  onClose: () => void;
  onDeployed: () => void;
}

/** What deploying changes, and whose answers that concerns, before anything is published. */
export function DeployDialog({ formId, idString, title, onClose, onDeployed }: DeployDialogProps) {
  const t = useTexts();
  const id = useId();
  const found = useQuery({ ...api.designDifference.query({ body: { id: formId } }), gcTime: 0, staleTime: 0 });
  const deploy = useAction(() => api.deployForm({ body: { id_string: idString } }), {
    success: t('toast.deployed'),
    refresh: AFTER_XFORM,
  });
  const checked = found.data?.data;
  const isEmpty = checked?.questionCount === 0;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('deploy.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{t('deploy.text', { title })}</DialogContentText>
          {found.error && <FailedState text={messageOf(found.error)} onRetry={() => void found.refetch()} />}
          {!checked && !found.error && <FormSkeleton fields={2} />}
          {isEmpty && <Alert severity="warning">{t('designer.nothingAsked')}</Alert>}
          {checked && checked.diagnostics.length > 0 && <DiagnosticsTable diagnostics={checked.diagnostics} />}
          {checked?.difference && <DifferenceView difference={checked.difference} />}
        </Stack>
      </DialogContent>
      <CancelActions label={t('cancel')} onCancel={onClose}>
        <Button
          variant="contained"
          loading={deploy.isPending}
          disabled={!checked?.ok || isEmpty}
          onClick={() =>
            deploy.mutate(undefined, {
              onSuccess: () => {
                onClose();
                onDeployed();
              },
            })
          }
        >
          {t('action.deploy')}
        </Button>
      </CancelActions>
    </Dialog>
  );
}
