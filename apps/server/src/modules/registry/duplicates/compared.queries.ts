import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames } from '../search/place.queries.ts';
import type { Sight } from '../sight/sight.ts';
import { memberSeen } from '../sight/sight.queries.ts';

export interface ComparedRow extends PlaceNames {
  id: number;
  formId: number;
  instance: string;
  memberNo: string | null;
  name: string;
  nameBn: string | null;
  fatherName: string | null;
  motherName: string | null;
  sex: 'male' | 'female' | 'other' | null;
  bornOn: string | null;
  phone: string | null;
  nationalId: string | null;
  group: string | null;
  photo: string | null;
  receivedAt: Date;
}

/** By id; merged ones too. */
export async function comparedMembers(
  db: Db,
  projectId: number,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ComparedRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ComparedRow>`
    select r.id, r.form_id as "formId", r.instance_id as instance, r.member_no as "memberNo", r.name, r.name_bn as "nameBn",
      r.father_name as "fatherName", r.mother_name as "motherName", r.sex, r.born_on as "bornOn", r.phone,
      r.national_id as "nationalId", ${language === 'bn' ? sql`coalesce(g.name_bn, g.name)` : sql`g.name`} as "group", r.photo,
      r.received_at as "receivedAt", ${placeColumns(language)}
    from member r left join farmer_group g on g.project_id = r.project_id and g.id = r.group_id ${PLACE_JOINS}
    where r.project_id = ${projectId} and r.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PairRow {
  firstId: number;
  secondId: number;
  /** In hundredths. */
  score: number;
  reasons: string[];
}
export interface PairFilter {
  sight: Sight;
  unionId: number | null;
  /** In hundredths. */
  least: number;
  /** Score, first and second of the last pair of the page before. */
  after: readonly [number, string, string] | null;
  limit: number;
}

const MOST_COUNTED = 1000;
const seesEverybody = ({ reached, programmeId }: Sight) => reached.all && programmeId === null;

/**
 * Both are to be seen. Each is looked up on its own (a subquery is no join), so that pairs are read in the order of the
 * desk and only as far as they are needed. Whoever sees everybody is not asked of anybody: the pairs alone are read.
 */
const bothSeen = (sight: Sight): RawBuilder<unknown> => {
  const isSeen = (id: RawBuilder<unknown>) =>
    sql`(select true from member r where ${memberSeen(sight)} and r.id = ${id})`;
  return seesEverybody(sight) ? sql`` : sql`and ${isSeen(sql`p.first_id`)} and ${isSeen(sql`p.second_id`)}`;
};

/** The likeliest first; of equal ones the earliest. */
export async function listPairs(db: Db, { sight, unionId, least, after, limit }: PairFilter): Promise<PairRow[]> {
  const place = unionId === null ? sql`` : sql`and p.union_id = ${unionId}`;
  const beyond = after
    ? sql`and (p.score < ${after[0]} or (p.score = ${after[0]} and (p.first_id, p.second_id) > (${after[1]}::bigint, ${after[2]}::bigint)))`
    : sql``;
  const { rows } = await sql<PairRow>`
    select p.first_id as "firstId", p.second_id as "secondId", p.score, p.reasons from member_pair p
    where p.project_id = ${sight.projectId} ${place} ${bothSeen(sight)} and p.score >= ${least} ${after ? sql`and p.score <= ${after[0]}` : sql``} ${beyond}
    order by p.score desc, p.first_id, p.second_id limit ${limit}`.execute(db);
  return rows;
}

/** From the index alone where everybody is seen; else no further than a bound. */
export async function countPairs(db: Db, sight: Sight): Promise<number> {
  const pairs = sql`from member_pair p where p.project_id = ${sight.projectId} ${bothSeen(sight)}`;
  const bounded = sql`from (select 1 ${pairs} order by p.score desc, p.first_id, p.second_id limit ${MOST_COUNTED}) p`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n ${seesEverybody(sight) ? pairs : bounded}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface MergeRow {
  mergeId: number;
  keptId: number;
  mergedId: number;
  mergedBy: string;
  mergedAt: Date;
}

export async function listMerges(
  db: Db,
  sight: Sight,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
): Promise<{ rows: MergeRow[]; count: number }> {
  const seen = sql`g.project_id = ${sight.projectId} and g.undone_at is null
    and exists (select 1 from member r where ${memberSeen(sight)} and r.id = g.kept_id)`;
  const [{ rows }, counted] = await Promise.all([
    sql<MergeRow>`
      select g.id as "mergeId", g.kept_id as "keptId", g.merged_id as "mergedId", g.merged_at as "mergedAt",
        trim(u.first_name || ' ' || u.last_name) as "mergedBy"
      from member_merge g join app_user u on u.id = g.user_id
      where ${seen}
      order by g.id desc limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db),
    sql<{ n: number }>`
      select count(*)::int as n from member_merge g where ${seen}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.n ?? 0 };
}
