import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshUser, useSession } from '~/app/session/index.ts';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { type Answer, api } from '~/lib/client.ts';

type List = Answer<'permissionList'>;

const turned = (list: List | undefined, id: number, permission: boolean): List | undefined =>
  list && {
    ...list,
    data: list.data.map((row) => ({
      ...row,
      activity: row.activity.map((one) => (one.module_action_role_id === id ? { ...one, permission } : one)),
    })),
  };

/** Shows a switch turned at once, and turns it back when the server refuses. One after the other, in the order of the clicks. */
export function usePermissionSwitch(roleId: number) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const { user } = useSession();
  const { queryKey } = api.permissionList.query({ query: { role_id: roleId } });
  const mutationKey = ['permission-switch', roleId];
  const show = (id: number, permission: boolean) =>
    queries.setQueryData<List>(queryKey, (list) => turned(list, id, permission));
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (body: { id: number; permission: boolean }) => api.permissionChange({ body }),
    onMutate: async ({ id, permission }) => {
      await queries.cancelQueries({ queryKey });
      show(id, permission);
    },
    onSuccess: () => {
      toast.success(t('permissionList.updated'));
      if (user?.roles.some((role) => role.id === roleId)) void refreshUser();
    },
    onError: (_, { id, permission }) => {
      show(id, !permission);
      toast.error(t('permissionList.failed'));
    },
    onSettled: () => {
      // while another switch is under way, the server's list would turn it back for a moment
      if (queries.isMutating({ mutationKey }) > 1) return;
      for (const name of ['permissionList', 'roles', 'userPermission', 'accessGrid'] as const)
        void queries.invalidateQueries({ queryKey: [name] });
    },
  });
}
