import { type Check, type CheckCode, followUpQueued, type Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { sums } from '#tally/read.queries.ts';
import { ACTIVITY_TALLY, QUEUE } from '../counts/count.queries.ts';
import { inLanguage, SUMMARY_JOINS, summaryColumns, type ActivitySummary } from '../activity-summary.queries.ts';
import { activitySeen } from '../sight.queries.ts';

export interface PendingRow {
  subActivityId: number;
  code: string | null;
  type: string | null;
  name: string | null;
  total: number;
}

/** How many wait, by sub-activity, as kept beside the activities: no more work for a hundred thousand than for ten. */
const KEPT = ({ projectId }: Sight) =>
  sums(ACTIVITY_TALLY, ['sub_activity_id'], [sql`t.project_id = ${projectId}`, sql`t.state = 'received'`]);
/** The same within a reach or a programme, counted: follow-ups belong to the programme of what they follow. */
const REACHED = (sight: Sight) => sql`
  select ${QUEUE} as sub_activity_id, count(*)::int as n from activity a
  where ${activitySeen(sight)} and a.state = 'received' group by 1`;

export async function pendingBySubActivity(db: Db, sight: Sight, language: Language): Promise<PendingRow[]> {
  const { programmeId } = sight;
  const { rows } = await sql<PendingRow>`
    select c.sub_activity_id as "subActivityId", sa.code, sa.type, ${inLanguage(sql`sa.label`, language)} as name, c.n as total
    from (${sight.reached.all && programmeId === null ? KEPT(sight) : REACHED(sight)}) c left join sub_activity sa on sa.id = c.sub_activity_id
    order by sa.type nulls last, sa.position, c.sub_activity_id`.execute(db);
  return rows;
}

export interface OldestRow {
  id: number;
  subActivityId: number;
  receivedAt: Date;
}

/** What has waited longest: ids are given in the order of arrival, and an index has what waits in that order. */
export async function oldestPending(db: Db, sight: Sight): Promise<OldestRow | null> {
  const { rows } = await sql<OldestRow>`
    select a.id, ${QUEUE} as "subActivityId", a.received_at as "receivedAt" from activity a
    where ${activitySeen(sight)} and a.state = 'received' order by a.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface QueueAsked {
  sight: Sight;
  /** 0: they name none; below: follow-ups of a kind; null: all. */
  subActivityId: number | null;
  isClean: boolean;
  placeId?: number | null | undefined;
  agencyId?: number | null | undefined;
  collectorId?: number | null | undefined;
  minDays?: number | null | undefined;
  check?: CheckCode | null | undefined;
}

/** Follow-ups name no sub-activity either: they wait in queues of their own. */
function ofQueue(queue: number): RawBuilder<unknown> {
  const kind = followUpQueued(queue);
  if (kind) return sql`a.kind = ${kind}`;
  return queue === 0
    ? sql`a.sub_activity_id is null and a.kind not in ('production', 'position')`
    : sql`a.sub_activity_id = ${queue}`;
}

/** Of the activities `a` that wait. */
function waiting(asked: QueueAsked): RawBuilder<unknown> {
  const { sight, subActivityId, isClean, placeId, agencyId, collectorId, minDays, check } = asked;
  const conditions = [activitySeen(sight), sql`a.state = 'received'`];
  if (subActivityId !== null) conditions.push(ofQueue(subActivityId));
  if (placeId) conditions.push(sql`${placeId}::int in (a.division_id, a.district_id, a.upazila_id, a.union_id)`);
  if (agencyId) conditions.push(sql`a.agency_id = ${agencyId}`);
  if (collectorId) conditions.push(sql`a.user_id = ${collectorId}`);
  if (minDays) conditions.push(sql`a.received_at <= now() - make_interval(days => ${minDays}::int)`);
  if (check) conditions.push(sql`a.checks @> ${JSON.stringify([{ check }])}::jsonb`);
  if (isClean)
    conditions.push(sql`a.is_clean and not exists (select 1 from submission s where s.project_id = a.project_id
      and s.form_id = a.form_id and s.id = a.id and s.missing_files > 0)`);
  return all(conditions);
}

/** By the day of the work; who gave none waits at the end. The index of what waits has the same words. */
const dayOf = (rows: string) => sql`coalesce(${sql.ref(`${rows}.held_on`)}, 'infinity'::date)`;
/** The same order from a record on: `>` after it, `<` before it. */
const beyond = ({ sight }: QueueAsked, sign: '<' | '>', id: number) =>
  sql`(${dayOf('a')}, a.id) ${sql.raw(sign)} (select ${dayOf('c')}, c.id from activity c
    where c.project_id = ${sight.projectId} and c.id = ${id})`;

export interface QueueItem extends ActivitySummary {
  author: string;
  receivedAt: Date;
  quantity: number | null;
  checks: Check[];
  missingFiles: number;
}

/** The oldest work first. One more than a page tells whether there is more. */
export async function listQueue(
  db: Db,
  asked: QueueAsked & { after?: number | null | undefined; pageSize: number },
  language: Language,
): Promise<QueueItem[]> {
  const { after, pageSize } = asked;
  const { rows } = await sql<QueueItem>`
    select ${summaryColumns(language)}, trim(u.first_name || ' ' || u.last_name) as author, a.received_at as "receivedAt",
      a.quantity::float8 as quantity, a.checks, s.missing_files as "missingFiles"
    from (select a.* from activity a where ${waiting(asked)} ${after ? sql`and ${beyond(asked, '>', after)}` : sql``}
      order by ${dayOf('a')}, a.id limit ${pageSize + 1}) a
    join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    join app_user u on u.id = a.user_id ${SUMMARY_JOINS} order by ${dayOf('a')}, a.id`.execute(db);
  return rows;
}

/** Before and after a record in the queue, whether it still waits or not. */
export async function neighbours(
  db: Db,
  asked: QueueAsked,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const one = (sign: '<' | '>') => {
    const direction = sql.raw(sign === '<' ? 'desc' : 'asc');
    return sql`(select a.id from activity a where ${waiting(asked)} and ${beyond(asked, sign, id)}
      order by ${dayOf('a')} ${direction}, a.id ${direction} limit 1)`;
  };
  const { rows } = await sql<{ previous: number | null; next: number | null }>`
    select ${one('<')} as previous, ${one('>')} as next`.execute(db);
  return rows[0] ?? { previous: null, next: null };
}
