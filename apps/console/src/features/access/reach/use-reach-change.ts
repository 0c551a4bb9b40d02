import type { ReachPair } from '@msurvey/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '~/app/session/index.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Says what a role reaches in a project (0: in all); null: there as in all. */
export function useReachChange(roleId: number) {
  const t = useTexts();
  const queries = useQueryClient();
  const { user } = useSession();
  return useAction(
    async (change: { project: number; reach: ReachPair | null }) => {
      const answer = await api.changeRoleReach({ body: { role_id: roleId, ...change } });
      // One's own role: every list on other screens may hold another number of rows now.
      if (user?.roles.some((role) => role.id === roleId)) await queries.invalidateQueries({ refetchType: 'none' });
      return answer;
    },
    { success: t('reach.changed'), refresh: ['roleReach'] },
  );
}
