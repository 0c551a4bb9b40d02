import type { OperationName } from '@msurvey/contract';
import { endpoints } from '@msurvey/contract/endpoints';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '~/app/session/index.ts';
import { calmly } from '~/features/dashboard/live/calmly.ts';
import { hearFigures } from '~/features/dashboard/live/hear-figures.ts';

/** Whatever the dashboard asks for; a list that somebody has opened and reads stays as it is. */
const isOfDashboard = ({ queryKey: [name] }: Query): boolean =>
  endpoints[name as OperationName]?.[1].startsWith('/msurvey/api/project/dashboard/') ?? false;

/** Asks for the figures on the screen again when they have changed anywhere. Old ones stay until the new ones are there. */
export function useLiveFigures(projectId?: number): void {
  const queries = useQueryClient();
  const userId = useSession().user?.id ?? 0;
  useEffect(() => {
    const refresh = calmly(() => queries.refetchQueries({ predicate: isOfDashboard, type: 'active' }));
    const leave = hearFigures(userId, (news) => {
      if (news === 'all' || projectId === undefined || news.includes(projectId)) refresh.want();
    });
    return () => {
      leave();
      refresh.stop();
    };
  }, [queries, userId, projectId]);
}
