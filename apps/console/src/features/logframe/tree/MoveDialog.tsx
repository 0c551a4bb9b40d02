import { FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { nameOfNode } from '~/features/logframe/tree/rows.ts';
import type { Move } from '~/features/logframe/tree/use-move.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api, ApiError } from '~/lib/client.ts';

interface MoveDialogProps {
  projectId: number;
  asked: NonNullable<Move['asked']>;
  onClose: () => void;
}

/** A move is told with its reason, which stays in the node's history. */
export function MoveDialog({ projectId, asked: { node, to }, onClose }: MoveDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const send = async ({ reason }: { reason: string }) => {
    try {
      await api.moveNode({
        body: { projectId, nodeId: node.id, new_parent: to.id, old_parent: node.parent ?? 0, reason },
      });
    } catch (error) {
      // What the server says of the move itself is shown in the dialog.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
      throw new Error(t(error instanceof ApiError && error.status >= 500 ? 'move.serverError' : 'move.error'));
    }
    toast.success(t('move.done'));
    await client.invalidateQueries({ queryKey: api.logframeTree.key });
  };
  return (
    <FormDialog<{ reason: string }>
      open
      title={t('move.title', { name: nameOfNode(node) })}
      defaultValues={{ reason: '' }}
      onSubmit={send}
      onClose={onClose}
      submitLabel={t('move.submit')}
    >
      <Typography variant="body2">{t('move.to', { name: nameOfNode(to) })}</Typography>
      <TextField name="reason" label={t('move.reason')} required maxLength={500} rows={2} />
    </FormDialog>
  );
}
