import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_DECISION } from '~/features/activities/parts/stale.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

export interface Judged {
  id: number;
  revision: number;
}
interface Returned extends Judged {
  reason: string;
  question: string | null;
}

/** Everything that shows what was decided is asked again, whether one decided oneself or came too late. */
export function useRefreshDecided(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(AFTER_DECISION.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

/** Approve, reject, take an approval back. Who comes too late is told so, and sees what the other one decided. */
export function useDecisions(projectId: number, onDecided: () => void) {
  const t = useTexts();
  const toast = useToast();
  const refresh = useRefreshDecided();
  const tooLate = (error: unknown) => {
    toast.error(messageOf(error));
    return refresh();
  };
  const reopen = useMutation({
    mutationFn: ({ id, revision }: Judged) => api.reopenActivity({ body: { projectId, id, revision } }),
    onSuccess: () => {
      toast.success(t('desk.reopened'));
      return refresh();
    },
    onError: tooLate,
  });
  const approve = useMutation({
    mutationFn: ({ id, revision }: Judged) => api.approveActivity({ body: { projectId, id, revision } }),
    onSuccess: (_, judged) => {
      toast.success(t('desk.approved'), { label: t('desk.undo'), onClick: () => reopen.mutate(judged) });
      onDecided();
      return refresh();
    },
    onError: tooLate,
  });
  /** What goes wrong is told in the dialog, beside what was typed. */
  const reject = async (returned: Returned) => {
    try {
      await api.rejectActivity({ body: { projectId, ...returned } });
    } catch (error) {
      void refresh();
      throw error;
    }
    toast.success(t('desk.rejected'));
    onDecided();
    void refresh();
  };
  return { approve, reject, reopen, isPending: approve.isPending || reopen.isPending };
}
