import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { type Answer, api, type Body, messageOf } from '~/lib/client.ts';

type Forums = Answer<'forumAccess'>;
type Change = Body<'changeForumAccess'>;

const changed = (forums: Forums | undefined, { forumId, roleId, read, write }: Change): Forums | undefined =>
  forums && {
    data: forums.data.map((forum) =>
      forum.id === forumId
        ? { ...forum, roles: forum.roles.map((role) => (role.roleId === roleId ? { ...role, read, write } : role)) }
        : forum,
    ),
  };

/** Shows the tick at once; what the server refuses comes back with its next list. */
export function useForumAccess() {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = api.forumAccess.query();
  const mutationKey = ['forum-access'];
  return useMutation({
    mutationKey,
    scope: { id: 'forum-access' },
    mutationFn: (body: Change) => api.changeForumAccess({ body }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Forums>(queryKey, (forums) => changed(forums, change));
    },
    onSuccess: () => {
      toast.success(t('forums.changed'));
    },
    onError: (error) => {
      toast.error(messageOf(error));
    },
    onSettled: () => {
      // while another tick is under way, the server's list would take it back for a moment
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
}
