import { type ComparedPerson, searchPatterns } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { matches } from '../search/matches.queries.ts';
import type { Sight } from '../sight/sight.ts';
import { memberSeen } from '../sight/sight.queries.ts';

export interface KeyHolder extends ComparedPerson {
  id: number;
  instanceId: string;
  keys: string[];
}

/** A key that more people than this share (the telephone of an office) says nothing of any two of them. */
const MOST_HOLDERS = 2000;

const HOLDER = sql`m.id, m.instance_id as "instanceId", m.keys, m.name, m.name_bn as "nameBn", m.father_name as "fatherName",
  m.mother_name as "motherName", m.sex, m.born_on as "bornOn", m.union_id as "unionId", m.village, m.phone,
  m.national_id as "nationalId"`;

export async function keyHolders(db: Db, sight: Sight, keys: readonly string[]): Promise<KeyHolder[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<KeyHolder>`
    select ${HOLDER} from member m
    where m.keys && ${[...keys]}::text[] and ${memberSeen(sight, 'm')} and m.merged_into is null
    limit ${MOST_HOLDERS}`.execute(db);
  return rows;
}

/** Of those who share a key, each is paired with the earliest only: a shared telephone must not make millions of pairs. */
export const EARLIEST = 10;

/**
 * Those of these members who share a key with somebody, and the earliest who do. Key by key: one look into the index for
 * each costs a tenth of looking for all of them at once.
 */
export async function sharingHolders(db: Db, projectId: number, memberIds: readonly number[]): Promise<KeyHolder[]> {
  const { rows } = await sql<KeyHolder>`
    with mine as materialized (
      select m.id, k.key from member m, unnest(m.keys) k (key)
      where m.project_id = ${projectId} and m.id = any(${[...memberIds]}::bigint[]) and m.merged_into is null),
    shared as materialized (
      select k.key, f.ids from (select distinct key from mine) k cross join lateral (
        select array(select h.id from (
            -- Fenced: else the planner may walk all members in the order of their ids until it has found enough.
            select m.id, m.project_id, m.merged_into from member m where m.keys @> array[k.key] offset 0) h
          where h.project_id = ${projectId} and h.merged_into is null order by h.id limit ${EARLIEST}) as ids) f
      where cardinality(f.ids) > 1)
    select ${HOLDER} from member m where m.project_id = ${projectId} and m.id in (
      select unnest(ids) from shared union select mine.id from mine join shared on shared.key = mine.key)`.execute(db);
  return rows;
}

const MOST_NEIGHBOURS = 100;

/** In the same union, with a name that is found by the first one's. */
export async function neighbours(
  db: Db,
  sight: Sight,
  unionId: number,
  ...names: (string | null | undefined)[]
): Promise<KeyHolder[]> {
  const alike = names.map((name) => searchPatterns(name ?? '')).filter((patterns) => patterns.length > 0);
  if (alike.length === 0) return [];
  const { rows } = await sql<KeyHolder>`
    select ${HOLDER} from member m
    where ${memberSeen(sight, 'm')} and m.union_id = ${unionId} and m.merged_into is null
      and (${sql.join(
        alike.map((patterns) => matches(patterns, 'm')),
        sql` or `,
      )})
    order by m.id desc limit ${MOST_NEIGHBOURS}`.execute(db);
  return rows;
}

export async function deletePairs(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const list = sql`any(${[...ids]}::bigint[])`;
  await sql`
    delete from member_pair where project_id = ${projectId} and (first_id = ${list} or second_id = ${list})`.execute(
    db,
  );
}

export async function deletePair(db: Db, projectId: number, [first, second]: readonly [number, number]): Promise<void> {
  await sql`
    delete from member_pair where project_id = ${projectId} and first_id = ${first} and second_id = ${second}`.execute(
    db,
  );
}

export interface Pair {
  firstId: number;
  secondId: number;
  unionId: number | null;
  /** In hundredths. */
  score: number;
  reasons: string[];
}

/** Those about whom somebody has said that they are two people stay apart. */
export async function insertPairs(db: Db, projectId: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into member_pair (project_id, first_id, second_id, union_id, score, reasons)
    select ${projectId}::int, p."firstId", p."secondId", p."unionId", p.score, p.reasons
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as p ("firstId" bigint, "secondId" bigint, "unionId" int, score int, reasons text[])
    where not exists (select 1 from member_distinct d
      where d.project_id = ${projectId} and d.first_id = p."firstId" and d.second_id = p."secondId")
    order by 2, 3 on conflict (project_id, first_id, second_id) do update
    set union_id = excluded.union_id, score = excluded.score, reasons = excluded.reasons`.execute(db);
}
