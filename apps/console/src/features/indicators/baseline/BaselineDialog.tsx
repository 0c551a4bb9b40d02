import type { FieldFault } from '@msurvey/domain';
import { isBlank } from '@msurvey/domain';
import { EmptyState, FailedState, FormDialog, FormSkeleton, readNumber, TextField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshIndicator } from '~/features/indicators/parts/refresh.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { ApiError, api, type DataOf, messageOf } from '~/lib/client.ts';

interface BaselineDialogProps {
  projectId: number;
  /** The indicator, with its name. */
  node: { id: number; name: string };
  onClose: () => void;
}
type Item = DataOf<'disaggregationBaseline'>[number];
type Values = Record<string, string>;
const fieldOf = ({ id }: Item): string => `item${id}`;

/** One value for each item that an indicator is split by. */
export function BaselineDialog({ projectId, node, onClose }: BaselineDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const query = { projectId, logframeId: node.id };
  const { data, error, refetch } = useQuery({
    ...api.disaggregationBaseline.query({ query }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const items = data?.data ?? [];
  const rule = (value: unknown): FieldFault | undefined => {
    if (typeof value !== 'string' || isBlank(value)) return t('baseline.required') as FieldFault;
    return readNumber(value) === undefined ? (t('baseline.number') as FieldFault) : undefined;
  };
  if (!data || items.length === 0)
    return (
      <Frame onClose={onClose}>
        {error && <FailedState text={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && (data ? <EmptyState text={t('none')} hint={t('baseline.none')} /> : <FormSkeleton />)}
      </Frame>
    );
  const save = async (values: Values) => {
    try {
      await api.saveDisaggregationBaseline({
        body: {
          ...query,
          value: items.map((item) => ({ id: item.id, value: readNumber(values[fieldOf(item)] ?? '') ?? 0 })),
          version: data.meta.version,
        },
      });
    } catch (failure) {
      toast.error(t('baseline.failed'));
      // What can be mended is said above the fields, too.
      if (failure instanceof ApiError) throw failure;
      return;
    }
    toast.success(t('baseline.saved'));
    await refreshIndicator(client);
  };
  return (
    <FormDialog<Values>
      open
      title={t('baseline.title')}
      defaultValues={Object.fromEntries(
        items.map((item) => [fieldOf(item), item.value === null ? '' : String(item.value)]),
      )}
      submitLabel={t('submit')}
      canSubmit={() => data.meta.canEdit}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {node.name}
      </Typography>
      {items.map((item, i) => (
        <Fragment key={item.id}>
          {item.typeId !== items[i - 1]?.typeId && <Typography variant="subtitle2">{item.type}</Typography>}
          <TextField
            name={fieldOf(item)}
            label={item.label}
            inputMode="decimal"
            disabled={!data.meta.canEdit}
            validate={rule as never}
          />
        </Fragment>
      ))}
    </FormDialog>
  );
}

/** While there is nothing to fill in. */
function Frame({ children, onClose }: { children: React.ReactNode; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('baseline.title')}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
