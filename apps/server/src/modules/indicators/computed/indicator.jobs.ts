import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { projectsCounted, projectsDue } from './due.queries.ts';
import { recountIndicators, refreshIndicators } from './refresh.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'refresh-indicators': { projectId: number };
    'refresh-due-indicators': unknown;
    'recount-indicators': unknown;
  }
}

const enqueue = async ({ database, jobs }: Pick<Context, 'database' | 'jobs'>, among: readonly number[] | null) => {
  for (const projectId of await projectsDue(database.db, among))
    await jobs.enqueue(database.db, 'refresh-indicators', { projectId }, { key: `refresh-indicators-${projectId}` });
};

export const indicatorJobs = (context: Context): JobHandlers => ({
  'refresh-indicators': async ({ projectId }) => void (await refreshIndicators(context, projectId)),
  // What a process that died had not told.
  'refresh-due-indicators': () => enqueue(context, null),
  'recount-indicators': async () => {
    for (const projectId of await projectsCounted(context.database.db)) await recountIndicators(context, projectId);
  },
});

/** After a commit that changed figures, at most once a second: whoever changes records waits for nothing of this. */
export function followIndicators(context: Context): () => void {
  const onError = (error: unknown) => context.log.error({ err: error }, 'indicators were not enqueued');
  return context.news.hear({
    changed: (projectIds) => void enqueue(context, [...projectIds]).catch(onError),
    lost: () => {},
  });
}
