import { type RawBuilder, sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import { upsert } from '#db/upsert.queries.ts';
import { DERIVED_COLUMNS } from '#modules/registry/index.ts';
import { isFollowable } from '../work-type.queries.ts';

export const upsertFollowUps = upsert({
  into: 'follow_up',
  key: ['project_id', 'id'],
  columns: {
    ...DERIVED_COLUMNS,
    kind: 'text',
    followed_id: 'bigint',
    held_on: 'date',
    produced: 'numeric',
    sold: 'numeric',
    income: 'numeric',
    latitude: 'float8',
    longitude: 'float8',
    accuracy: 'float8',
    work_state: 'text',
  },
});

export async function deleteFollowUps(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from follow_up where project_id = ${projectId} and id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Name, place and agency are those of what is followed, as it stands now; none where it is not there. */
export async function alignFollowUps(
  db: Changing<'activity'>,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update activity a set name = d.name, crop = d.crop, infrastructure_type = d.infrastructure_type, agency_id = d.agency_id,
      programme_id = d.programme_id,
      division_id = d.division_id, district_id = d.district_id, upazila_id = d.upazila_id, union_id = d.union_id,
      village = d.village, search = coalesce(d.search, '')
    from follow_up f left join activity d on d.project_id = f.project_id and d.id = f.followed_id
      and ${isFollowable('d')}
    where f.project_id = ${projectId} and f.id = any(${[...ids]}::bigint[])
      and a.project_id = f.project_id and a.id = f.id`.execute(db);
}

async function ids(db: Db, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select f.id from follow_up f where ${which} order by f.id`.execute(db);
  return rows.map((row) => row.id);
}

export const followersOf = (db: Db, projectId: number, followed: readonly number[]): Promise<number[]> =>
  ids(db, sql`f.project_id = ${projectId} and f.followed_id = any(${[...followed]}::bigint[])`);

/** Those of a project that follow what is not there, or no longer. */
export const strandedIn = (db: Db, projectId: number): Promise<number[]> =>
  ids(
    db,
    sql`f.project_id = ${projectId} and f.followed_id is not null and not exists (
      select 1 from activity d where d.project_id = f.project_id and d.id = f.followed_id)`,
  );
