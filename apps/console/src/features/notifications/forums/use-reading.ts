import type { ForumTopic } from '@msurvey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '~/lib/client.ts';

/** Whoever opens a topic has read what it shows. What is new in it stays marked until it is opened again. */
export function useReading(topic: ForumTopic | undefined): void {
  const queries = useQueryClient();
  const { id, activity } = topic ?? {};
  useEffect(() => {
    if (id === undefined || activity === undefined) return;
    const note = async () => {
      await api.readForumTopic({ body: { id, activity } });
      for (const { key } of [api.announcements, api.forumList, api.forumTopics])
        await queries.invalidateQueries({ queryKey: key });
    };
    // it is noted the next time when it could not be noted now
    note().catch(() => undefined);
  }, [id, activity, queries]);
}
