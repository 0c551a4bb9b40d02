import { useNavigate } from 'react-router';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_TEAM } from '~/features/projects/parts/stale.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Adds the chosen ones and returns to the team; a refusal is shown in the server's words. */
export function useAddMembers(projectId: number) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const add = useAction((projectmembers: number[]) => api.addProjectMembers({ body: { projectId, projectmembers } }), {
    success: t('add.done'),
    refresh: AFTER_TEAM,
  });
  return {
    isPending: add.isPending,
    choose: (userIds: number[]) => {
      if (userIds.length === 0) toast.error(t('add.nobody'));
      else add.mutate(userIds, { onSuccess: () => void navigate(`/project/${projectId}?tabIndex=0`) });
    },
  };
}
