import type { LogframeNode } from '@msurvey/contract';
import { ConfirmDialog } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface DeleteNodeProps {
  projectId: number;
  node: LogframeNode;
  onClose: () => void;
}

/** Asked before, with what would go along. */
export function DeleteNode({ projectId, node, onClose }: DeleteNodeProps) {
  const t = useTexts();
  const { data } = useQuery({ ...api.nodeImpact.query({ query: { projectId, nodeId: node.id } }), staleTime: 0 });
  const remove = useAction(() => api.deleteNode({ body: { projectId, nodeId: node.id } }), {
    success: t('node.deleted'),
    refresh: ['logframeTree', 'nodeImpact'],
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('node.deleteAsk')}
      text={`${node.code} ${node.title}. ${data ? t('node.deleteTakes', data.data) : ''}`}
      confirmLabel={t('action.delete')}
      onConfirm={() => {
        remove.mutate(undefined);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
