import type { LogframeNodeDetail } from '@msurvey/contract';
import { type Followed, shareOf } from '@msurvey/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { api, type DataOf } from '~/lib/client.ts';

export type Activity = NonNullable<LogframeNodeDetail['activity']>;
type PlanRow = DataOf<'workPlan'>['rows'][number];

/** An item of work plans, with what is planned of it in all years and what was done. */
export interface LinkedWork {
  row: PlanRow;
  /** Null: no target was ever set. */
  target: number | null;
  achieved: number;
}

const worked = (row: PlanRow): LinkedWork => {
  const targets = row.cells.flatMap(({ target }) => target ?? []);
  return {
    row,
    target: row.quantity ?? (targets.length > 0 ? targets.reduce((sum, one) => sum + one, 0) : null),
    achieved: row.cells.reduce((sum, { recorded, opening }) => sum + recorded + (opening ?? 0), 0),
  };
};

const linkedIds = ({ implementationList }: Activity): number[] => [
  ...new Set(
    implementationList.data.flatMap((item) => ('weighting' in item && item.subActivityId ? item.subActivityId : [])),
  ),
];

/** What work plans say of the items that an activity names, for whoever may see the plans. */
export function useLinkedWork(projectId: number, activity: Activity): LinkedWork[] {
  const ids = linkedIds(activity);
  const can = useCan();
  const enabled = ids.length > 0 && can('Work plan/View');
  const works = useQuery({ ...api.subActivities.query({ query: {} }), enabled });
  const agencies = useQuery({ ...api.agencies.query(), enabled });
  const agencyIds = new Set(works.data?.data.flatMap(({ id, agencyId }) => (ids.includes(id) ? agencyId : [])));
  const numbers = (agencies.data?.data ?? []).flatMap(({ id, workplanNumber }) =>
    agencyIds.has(id) && workplanNumber !== null ? workplanNumber : [],
  );
  const plans = useQueries({
    queries: numbers.map((agency) => ({ ...api.workPlan.query({ query: { projectId, agency } }), enabled })),
  });
  return plans
    .flatMap(({ data }) => data?.data.rows ?? [])
    .filter(({ subActivityId }) => ids.includes(subActivityId))
    .map(worked);
}

/** Each thing that the activity is followed by, as far as it is done. What is linked to a work plan is counted there. */
export function followedOf(activity: Activity, linked: readonly LinkedWork[]): Followed[] {
  return activity.implementationList.data.flatMap((item): Followed[] => {
    if ('rows' in item)
      return item.rows.map(({ achieved, target }) => ({ done: shareOf(achieved, target), weight: 1 }));
    if ('title' in item) return [{ done: item.doneOn ? 1 : 0, weight: 1 }];
    return [{ done: doneOf(item, linked), weight: item.weighting }];
  });
}

export function doneOf(
  { progress, subActivityId }: { progress?: number | null | undefined; subActivityId?: number | null | undefined },
  linked: readonly LinkedWork[],
): number | null {
  const work = linked.find(({ row }) => row.subActivityId === subActivityId);
  if (work && work.target !== null) return shareOf(work.achieved, work.target);
  return progress == null ? null : progress / 100;
}
