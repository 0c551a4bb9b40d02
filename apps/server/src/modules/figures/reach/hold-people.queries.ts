import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Where somebody lives and what they are. */
export interface Somebody {
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
  sex: string | null;
  age_group: string | null;
  is_ethnic: boolean | null;
}

/** A record of the registry as unique people are counted from it. */
export interface HeldRecord extends Somebody {
  id: number;
  merged_into: number | null;
  state: string;
}

const COLUMNS = sql`m.id, m.merged_into, m.state, m.division_id, m.district_id, m.upazila_id, m.union_id, m.sex, m.age_group,
  m.is_ethnic`;

/** In the order of ids, so that two who hold the same people wait for each other and not both for ever. */
export async function holdRecords(db: Db, projectId: number, ids: readonly number[]): Promise<HeldRecord[]> {
  const { rows } = await sql<HeldRecord>`
    select ${COLUMNS} from member m where m.project_id = ${projectId} and m.id = any(${[...ids]}::bigint[])
    order by m.id for no key update`.execute(db);
  return rows;
}

/** Records that others stand for. */
export async function recordsOf(db: Db, projectId: number, people: readonly number[]): Promise<HeldRecord[]> {
  const { rows } = await sql<HeldRecord>`
    select ${COLUMNS} from member m where m.project_id = ${projectId} and m.merged_into = any(${[...people]}::bigint[])`.execute(
    db,
  );
  return rows;
}

export async function listedIn(db: Db, projectId: number, activityIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct member_id as id from activity_participant
    where project_id = ${projectId} and activity_id = any(${[...activityIds]}::bigint[]) and member_id is not null`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Where these records are listed. Held, so that nobody decides about one of them meanwhile. */
export async function holdActivitiesOf(db: Db, projectId: number, records: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from activity a where a.project_id = ${projectId} and a.id in (
      select activity_id from activity_participant where project_id = ${projectId} and member_id = any(${[...records]}::bigint[]))
    order by a.id for no key update`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of them that are approved. Held, whatever they are: what is decided meanwhile has to wait. */
export async function holdApproved(db: Db, projectId: number, activityIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; state: string }>`
    select id, state from activity where project_id = ${projectId} and id = any(${[...activityIds]}::bigint[])
    order by id for no key update`.execute(db);
  return rows.filter((row) => row.state === 'approved').map((row) => row.id);
}

export async function takesPart(db: Db, projectId: number, records: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from activity_participant
    where project_id = ${projectId} and member_id = any(${[...records]}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}
