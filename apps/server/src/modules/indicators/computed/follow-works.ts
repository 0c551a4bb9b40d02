import type { Listener } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import { difference } from '#tally/counting.ts';
import { dueBySubActivities, subActivitiesOf, subActivitiesOfPeople } from './due.queries.ts';

async function due(db: Db, projectId: number, subActivityIds: Iterable<number | null>): Promise<void> {
  const ids = [...new Set(subActivityIds)].flatMap((id) => id ?? []);
  if (ids.length > 0) await dueBySubActivities(db, projectId, ids);
}

/** An activity is approved or not any more, or what is counted of an approved one is another. */
export const indicatorsOfActivities: Listener<'activity'> = (db, { projectId, before, after }) => {
  const approved = [...before, ...after].filter(({ state }) => state === 'approved');
  return due(
    db,
    projectId,
    approved.map(({ sub_activity_id }) => sub_activity_id),
  );
};

/** Other people are listed in an approved activity. */
export const indicatorsOfParticipants: Listener<'participant'> = async (db, { projectId, before, after }) => {
  const lines = difference(['activity_id', 'member_id'], before, after);
  const ids = [...new Set(lines.map(({ activity_id }) => Number(activity_id)))];
  if (ids.length > 0) await due(db, projectId, await subActivitiesOf(db, projectId, ids));
};

const WHO = [
  'id',
  'merged_into',
  'state',
  'sex',
  'age_group',
  'is_ethnic',
  'household_no',
  'registered_on',
  'division_id',
  'district_id',
  'upazila_id',
] as const;

/** Somebody who took part is somebody else, lives elsewhere, or belongs to another household. */
export const indicatorsOfMembers: Listener<'member'> = async (db, { projectId, before, after, areNew }) => {
  // Nobody has taken part who was not there: participants tell of those who appear.
  if (areNew) return;
  const changed = new Set(difference([...WHO], before, after).map(({ id }) => Number(id)));
  if (changed.size === 0) return;
  const rows = [...before, ...after].filter(({ id }) => changed.has(id));
  const ids = new Set(rows.flatMap(({ id, merged_into }) => (merged_into === null ? [id] : [id, merged_into])));
  const households = new Set(rows.flatMap(({ household_no }) => household_no ?? []));
  await due(db, projectId, await subActivitiesOfPeople(db, projectId, { ids: [...ids], households: [...households] }));
};
