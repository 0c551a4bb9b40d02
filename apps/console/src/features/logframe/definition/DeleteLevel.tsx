import { ConfirmDialog } from '@msurvey/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import type { DiagramLevel } from '~/features/logframe/definition/levels.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface DeleteLevelProps {
  projectId: number;
  level: DiagramLevel;
  onDeleted: () => void;
  onClose: () => void;
}

/** A stored level goes at once, with those beneath it; asked before, with what would go along. */
export function DeleteLevel({ projectId, level, onDeleted, onClose }: DeleteLevelProps) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const nodeId = Number(level.id);
  const { data } = useQuery({ ...api.structureImpact.query({ query: { projectId, nodeId } }), staleTime: 0 });
  const remove = async () => {
    onClose();
    try {
      await api.deleteStructure({ body: { projectId, nodeId } });
      toast.success(t('node.deleted'));
      onDeleted();
    } catch (error) {
      toast.error(messageOf(error));
    }
    await Promise.all(
      [api.logframeTree.key, api.structureImpact.key].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('node.deleteAsk')}
      text={`${level.name}. ${data ? t('level.deleteTakes', data.data) : ''}`}
      confirmLabel={t('action.delete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
