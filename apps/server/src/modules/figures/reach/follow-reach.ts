import type { ChangedRows, Listener } from '#changed/changed.ts';
import { difference } from '#tally/counting.ts';
import { holdActivitiesOf, holdApproved, listedIn, takesPart } from './hold-people.queries.ts';
import { bothSides, holdPeople, standsOf } from './people-involved.ts';
import { addReachChange, type ApprovedWork, type Listed, type Side } from './reach-change.queries.ts';

const NOTHING = { changed: [], works: [], relisted: [], listed: [] };

const idsIn = (lines: readonly Record<string, unknown>[], column: string): number[] => [
  ...new Set(lines.flatMap((line) => (line[column] === null ? [] : [Number(line[column])]))),
];

type Activity = ChangedRows['activity'];
const WORK = ['id', 'kind', 'sub_activity_id', 'held_on'] as const satisfies (keyof Activity)[];
const approved = (rows: readonly Activity[]) => rows.filter((row) => row.state === 'approved');
const worksOf = (side: Side, rows: readonly Activity[], ids: ReadonlySet<number>): ApprovedWork[] =>
  rows
    .filter((row) => ids.has(row.id))
    .map(({ id, kind, sub_activity_id, held_on }) => ({ side, id, kind, sub_activity_id, held_on }));

/** An activity is approved or not any more, is another work, or was held on another day. */
export const followReachOfActivities: Listener<'activity'> = async (db, { projectId, ...change }) => {
  const [before, after] = [approved(change.before), approved(change.after)];
  const changed = idsIn(difference(WORK, before, after), 'id');
  if (changed.length === 0) return;
  const records = await listedIn(db, projectId, changed);
  if (records.length === 0) return;
  const stands = bothSides(await holdPeople(db, projectId, records));
  const ids = new Set(changed);
  const works = [...worksOf(0, before, ids), ...worksOf(1, after, ids)];
  await addReachChange(db, { projectId, ...NOTHING, stands, changed, works });
};

type Participant = ChangedRows['participant'];
const listedOf = (side: Side, rows: readonly Participant[], ids: ReadonlySet<number>): Listed[] =>
  rows.flatMap(({ activity_id: activity, member_id: record }) =>
    record !== null && ids.has(activity) ? [{ side, activity, record }] : [],
  );

/** Other people are listed than were. */
export const followReachOfParticipants: Listener<'participant'> = async (db, { projectId, before, after }) => {
  const lines = difference(['activity_id', 'member_id'], before, after).filter((line) => line.member_id !== null);
  if (lines.length === 0) return;
  const relisted = await holdApproved(db, projectId, idsIn(lines, 'activity_id'));
  if (relisted.length === 0) return;
  const ids = new Set(relisted);
  const listed = [...listedOf(0, before, ids), ...listedOf(1, after, ids)];
  const stands = bothSides(await holdPeople(db, projectId, [...new Set(listed.map((one) => one.record))]));
  await addReachChange(db, { projectId, ...NOTHING, stands, relisted, listed });
};

type Member = ChangedRows['member'];
const HOME = [
  'id',
  'merged_into',
  'state',
  'division_id',
  'district_id',
  'upazila_id',
  'union_id',
  'sex',
  'age_group',
  'is_ethnic',
] as const satisfies (keyof Member)[];

/** People move, become another, turn out to be one with somebody, come and go; what they took part in goes with them. */
export const followReachOfMembers: Listener<'member'> = async (db, { projectId, before, after }) => {
  const changed = idsIn(difference(HOME, before, after), 'id');
  const all = idsIn([...before, ...after] as never[], 'id');
  if (changed.length === 0 || !(await takesPart(db, projectId, all))) return;
  // Nobody could hold the rows of those who were not there: what lists them is held instead.
  const known = new Set(before.map((row) => row.id));
  const come = changed.filter((id) => !known.has(id));
  if (come.length > 0) await holdActivitiesOf(db, projectId, come);
  const stands = [...standsOf(0, before), ...standsOf(1, after)];
  await addReachChange(db, { projectId, ...NOTHING, stands });
};
