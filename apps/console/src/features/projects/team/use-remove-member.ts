import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeSnackbar } from 'notistack';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_TEAM } from '~/features/projects/parts/stale.ts';
import { withoutMember } from '~/features/projects/team/without-member.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { type Answer, api, messageOf, type RowOf } from '~/lib/client.ts';

type Member = RowOf<'projectMembers'>;
type Team = Answer<'projectMembers'>;

/** The row goes and the toast comes at once; when the server refuses, both are taken back and its message is shown. */
export function useRemoveMember() {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const queryKey = api.projectMembers.key;
  return useMutation({
    mutationFn: ({ projectId, userId }: Member) => api.removeProjectMember({ body: { projectId, userId } }),
    onMutate: async (member) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Team>({ queryKey });
      client.setQueriesData<Team>({ queryKey }, (team) => team && withoutMember(team, member));
      return { before, said: toast.success(t('team.removed')) };
    },
    onError: (error, _, context) => {
      for (const [key, team] of context?.before ?? []) client.setQueryData(key, team);
      if (context) closeSnackbar(context.said);
      toast.error(messageOf(error));
    },
    onSettled: () => Promise.all(AFTER_TEAM.map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
}
