import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { api } from '~/lib/client.ts';

/** After a change of a topic or a reply: a toast, and the lists that show it are fetched again. */
export function useAfterChange() {
  const toast = useToast();
  const queries = useQueryClient();
  return async (words: string): Promise<void> => {
    toast.success(words);
    for (const { key } of [api.forumTopic, api.forumTopics, api.forumList, api.announcements])
      await queries.invalidateQueries({ queryKey: key });
  };
}
