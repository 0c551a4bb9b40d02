import type { LogframeNode, LogframeNodeDetail, LogframeType } from '@msurvey/contract';
import { nextCode } from '@msurvey/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

/** What a dialog works on: a new node beneath a parent, or one that is there. */
export interface Edited {
  projectId: number;
  type: LogframeType;
  parent: LogframeNode | null;
  node: LogframeNodeDetail | null;
  onClose: () => void;
}

export const offeredCode = ({ parent }: Pick<Edited, 'parent'>, siblings: readonly LogframeNode[]): string =>
  nextCode(
    parent?.code ?? null,
    (parent?.children ?? siblings).map(({ code }) => code),
  );

/** After a node was stored: the tree and its page are old now. */
export function useStored() {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  return async () => {
    toast.success(t('node.saved'));
    await Promise.all(
      [api.logframeTree.key, api.logframeNode.key].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}
