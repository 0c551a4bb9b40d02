import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { groupSeen } from '../sight/sight.queries.ts';
import type { Sight } from '../sight/sight.ts';

async function keys(db: Db, projectId: number, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct code_key as key from farmer_group
    where project_id = ${projectId} and ${which} and code_key is not null`.execute(db);
  return rows.map((row) => row.key);
}
export const keysOfGroups = (db: Db, projectId: number, ids: readonly number[]): Promise<string[]> =>
  keys(db, projectId, sql`id = any(${[...ids]}::bigint[])`);
export const keysOfForm = (db: Db, projectId: number, formId: number): Promise<string[]> =>
  keys(db, projectId, sql`form_id = ${formId}`);

/** In one order by everybody, until the commit. */
export async function waitForCodes(db: Db, projectId: number, codeKeys: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(k.key, ${projectId}))
    from (select key from unnest(${[...codeKeys]}::text[]) as k (key) order by key) k`.execute(db);
}

/** Of many with one code each is paired with the earliest only: a code like 0 must not make millions of pairs. */
const EARLIEST = 10;

/** What was rejected holds no code; those about whom somebody has decided stay apart. */
export async function deriveGroupPairs(db: Db, projectId: number, codeKeys: readonly string[]): Promise<void> {
  if (codeKeys.length === 0) return;
  const theirs = sql`project_id = ${projectId} and code_key = any(${[...codeKeys]}::text[])`;
  await sql`delete from group_pair where ${theirs}`.execute(db);
  await sql`
    with holders as materialized (
      select id, code_key, row_number() over (partition by code_key order by id) as n
      from farmer_group where ${theirs} and state <> 'rejected')
    insert into group_pair (project_id, first_id, second_id, code_key)
    select ${projectId}::int, a.id, b.id, a.code_key
    from holders a join holders b on b.code_key = a.code_key and b.n > a.n
    where a.n <= ${EARLIEST} and not exists (select 1 from group_distinct d
      where d.project_id = ${projectId} and d.first_id = a.id and d.second_id = b.id)
    order by 2, 3 on conflict do nothing`.execute(db);
}

export interface GroupPair {
  firstId: number;
  secondId: number;
}

/** Both are seen, or the pair is not shown: nobody decides about a group that they may not look at. */
const pairsSeen = (sight: Sight) => sql`
  group_pair p
    join farmer_group a on a.project_id = p.project_id and a.id = p.first_id and ${groupSeen(sight, 'a')}
    join farmer_group b on b.project_id = p.project_id and b.id = p.second_id and ${groupSeen(sight, 'b')}
  where p.project_id = ${sight.projectId}`;

/** In the order of the records. One more than a page tells whether there is more. */
export async function listGroupPairs(
  db: Db,
  sight: Sight,
  after: readonly [string, string] | null,
  limit: number,
): Promise<GroupPair[]> {
  const beyond = after ? sql`and (p.first_id, p.second_id) > (${after[0]}::bigint, ${after[1]}::bigint)` : sql``;
  const { rows } = await sql<GroupPair>`
    select p.first_id as "firstId", p.second_id as "secondId" from ${pairsSeen(sight)}
      ${beyond} order by p.first_id, p.second_id limit ${limit}`.execute(db);
  return rows;
}

export async function countGroupPairs(db: Db, sight: Sight): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${pairsSeen(sight)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Of these groups, those whose code another group has too, as long as nobody has decided. */
export async function sharingCode(db: Db, projectId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select g.id from unnest(${[...ids]}::bigint[]) as g (id)
    where exists (select 1 from group_pair p where p.project_id = ${projectId} and p.first_id = g.id)
      or exists (select 1 from group_pair p where p.project_id = ${projectId} and p.second_id = g.id)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Those that wait for a decision together with this one, as far as they are seen. */
export async function pairedWith(db: Db, sight: Sight, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when p.first_id = ${id} then p.second_id else p.first_id end as id from ${pairsSeen(sight)}
      and ${id} in (p.first_id, p.second_id)
    order by 1 limit ${EARLIEST}`.execute(db);
  return rows.map((row) => row.id);
}

export interface CodeHolder {
  id: number;
  name: string;
  nameBn: string | null;
  code: string | null;
}

/** The earliest group with this code. */
export async function codeHolder(db: Db, projectId: number, codeKey: string): Promise<CodeHolder | undefined> {
  const { rows } = await sql<CodeHolder>`
    select id, name, name_bn as "nameBn", code from farmer_group
    where project_id = ${projectId} and code_key = ${codeKey} and state <> 'rejected' order by id limit 1`.execute(db);
  return rows[0];
}

export async function isGroupSeen(db: Db, sight: Sight, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from farmer_group r where ${groupSeen(sight)} and r.id = ${id}`.execute(db);
  return rows.length > 0;
}

/** What the group of a record is called now, by the instance of any of its revisions. */
export async function ownCodeKey(db: Db, projectId: number, instanceId: string): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select g.code_key as key from form_binding b
    join submission_revision r on r.project_id = b.project_id and r.form_id = b.form_id and r.instance_id = ${instanceId}
    join farmer_group g on g.project_id = r.project_id and g.id = r.submission_id
    where b.project_id = ${projectId} and b.registry = 'group' limit 1`.execute(db);
  return rows[0]?.key ?? null;
}

export async function insertGroupDistinct(
  db: Db,
  projectId: number,
  [first, second]: readonly [number, number],
  userId: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_distinct (project_id, first_id, second_id, user_id)
    values (${projectId}, ${first}, ${second}, ${userId}) on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Takes the decision back: whether there was one. */
export async function deleteGroupDistinct(
  db: Db,
  projectId: number,
  [first, second]: readonly [number, number],
): Promise<boolean> {
  const { rows } = await sql`
    delete from group_distinct where project_id = ${projectId} and first_id = ${first} and second_id = ${second}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Those of them that are there, with the letters of their codes; held, so that nobody changes them meanwhile. */
export async function holdGroups(
  db: Db,
  sight: Sight,
  ids: readonly number[],
): Promise<{ id: number; codeKey: string | null }[]> {
  const { rows } = await sql<{ id: number; codeKey: string | null }>`
    select r.id, r.code_key as "codeKey" from farmer_group r
    where ${groupSeen(sight)} and r.id = any(${[...ids]}::bigint[]) order by r.id for no key update`.execute(db);
  return rows;
}
