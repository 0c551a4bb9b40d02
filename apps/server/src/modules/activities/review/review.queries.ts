import type { Check, Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { inLanguage, SAID_JOINS, saidColumns, type SaidRow } from '../said.queries.ts';

export interface PendingRow {
  subActivityId: number;
  code: string | null;
  type: string | null;
  name: string | null;
  total: number;
}

/** From the counts: no more work for a hundred thousand that wait than for ten. */
export async function pendingBySubActivity(db: Db, projectId: number, language: Language): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select c.sub_activity_id as "subActivityId", sa.code, sa.type, ${inLanguage(sql`sa.label`, language)} as name, c.n as total
    from activity_count c left join sub_activity sa on sa.id = c.sub_activity_id
    where c.project_id = ${projectId} and c.state = 'received' and c.n > 0
    order by sa.type nulls last, sa.position, c.sub_activity_id`.execute(db);
  return rows;
}

export interface QueueAsked {
  projectId: number;
  /** 0: they name none. */
  subActivityId: number;
  isClean: boolean;
  placeId?: number | null | undefined;
  agencyId?: number | null | undefined;
}

/** Of the activities `a` that wait. */
function waiting(asked: QueueAsked): RawBuilder<unknown> {
  const { projectId, subActivityId, isClean, placeId, agencyId } = asked;
  const conditions = [
    sql`a.project_id = ${projectId}`,
    subActivityId === 0 ? sql`a.sub_activity_id is null` : sql`a.sub_activity_id = ${subActivityId}`,
    sql`a.state = 'received'`,
  ];
  if (placeId) conditions.push(sql`${placeId}::int in (a.division_id, a.district_id, a.upazila_id, a.union_id)`);
  if (agencyId) conditions.push(sql`a.agency_id = ${agencyId}`);
  if (isClean)
    conditions.push(sql`a.is_clean and not exists (select 1 from submission s where s.project_id = a.project_id
      and s.form_id = a.form_id and s.id = a.id and s.missing_files > 0)`);
  return all(conditions);
}

export interface QueueItem extends SaidRow {
  author: string;
  savedBy: number;
  receivedAt: Date;
  quantity: number | null;
  checks: Check[];
  missingFiles: number;
}

/** The oldest first. One more than a page tells whether there is more. */
export async function listQueue(
  db: Db,
  asked: QueueAsked & { after?: number | null | undefined; pageSize: number },
  language: Language,
): Promise<QueueItem[]> {
  const { after, pageSize } = asked;
  const { rows } = await sql<QueueItem>`
    select ${saidColumns(language)}, trim(u.first_name || ' ' || u.last_name) as author, a.received_at as "receivedAt",
      a.quantity::float8 as quantity, a.checks, s.missing_files as "missingFiles", r.user_id as "savedBy"
    from (select a.* from activity a where ${waiting(asked)} ${after ? sql`and a.id > ${after}` : sql``}
      order by a.id limit ${pageSize + 1}) a
    join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    join submission_revision r on r.project_id = a.project_id and r.form_id = a.form_id and r.submission_id = a.id
      and r.revision = s.revision
    join app_user u on u.id = a.user_id ${SAID_JOINS} order by a.id`.execute(db);
  return rows;
}

/** Before and after a record in the queue, whether it still waits or not. */
export async function neighbours(
  db: Db,
  asked: QueueAsked,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const one = (
    sign: '<' | '>',
  ) => sql`(select a.id from activity a where ${waiting(asked)} and a.id ${sql.raw(sign)} ${id}
    order by a.id ${sql.raw(sign === '<' ? 'desc' : 'asc')} limit 1)`;
  const { rows } = await sql<{ previous: number | null; next: number | null }>`
    select ${one('<')} as previous, ${one('>')} as next`.execute(db);
  return rows[0] ?? { previous: null, next: null };
}
