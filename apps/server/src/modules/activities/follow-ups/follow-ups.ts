import type { activities } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { sightOf } from '#modules/registry/index.ts';
import { activityOfInstance } from '../activity.queries.ts';
import { recordRef } from '../activity-summary.view.ts';
import { followedRow, followUpsOf } from './follow-up.queries.ts';

interface Point {
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
}
const positionOf = ({ latitude, longitude, accuracy }: Point) =>
  latitude === null || longitude === null ? null : { latitude, longitude, accuracy };

/** Whoever may add to the list may add to what is listed, also when it was approved. */
export async function followUps(call: Call<(typeof activities)['followUps']>) {
  const { db, query, who } = call;
  const sight = await sightOf(call, 'records');
  const key = await activityOfInstance(db, sight, query.instance);
  if (!key) return problem('record.not-found');
  const [row, rows] = await Promise.all([followedRow(db, sight.projectId, key.id), followUpsOf(db, sight, key.id)]);
  if (!row) return problem('record.not-found');
  const creates = (list: 'Demonstration list' | 'Infrastructure list') => !row.isArchived && may(who, `${list}/Create`);
  const [isPlot, isStructure] = [row.followedAs === 'demonstration', row.followedAs === 'infrastructure'];
  return {
    data: rows.map((one) => ({
      ...recordRef(one),
      kind: one.kind,
      state: one.state,
      date: one.heldOn,
      produced: one.produced,
      sold: one.sold,
      income: one.income,
      position: positionOf(one),
      work_state: one.workState,
      author: one.author,
      received_at: one.receivedAt.toISOString(),
    })),
    meta: {
      followed: row.followedInstance === null ? null : { instance: row.followedInstance, name: row.followedName },
      own_production: row.ownProduction,
      production: row.production,
      position: positionOf(row),
      work_state: row.workState,
      can: {
        production: isPlot && creates('Demonstration list'),
        position: (isPlot && creates('Demonstration list')) || (isStructure && creates('Infrastructure list')),
      },
    },
  };
}
