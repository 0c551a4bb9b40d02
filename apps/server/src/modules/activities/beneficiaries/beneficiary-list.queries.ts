import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { matches, type Sight } from '#modules/registry/index.ts';
import { activitySeen } from '../sight.queries.ts';
import { structureType } from '../work-type.queries.ts';

/** Records of one type of work, by whichever form they came, with the people they are about: demonstrations, structures. */
export interface BeneficiaryFilter {
  sight: Sight;
  type: 'demonstration' | 'infrastructure';
  infrastructureType?: string;
  patterns: string[][];
}
export interface Slice {
  offset: number;
  limit: number;
}
/** A record, and which of its people; none: it names nobody. */
export interface BeneficiaryKey {
  id: number;
  position: number | null;
}

const asked = ({ sight, type, infrastructureType }: BeneficiaryFilter) => sql`${activitySeen(sight)}
  and a.type = ${sql.lit(type)} ${infrastructureType ? sql`and ${structureType('a')} = ${infrastructureType}` : sql``}`;
/** Record by record: `offset 0` keeps it from becoming a join that reads what everybody took part in. */
const PEOPLE = sql`left join lateral (select p.position, p.member_id from activity_participant p
  where p.project_id = a.project_id and p.activity_id = a.id offset 0) p on true`;
const ORDER = sql`order by a.id desc, p.position`;

/** In the order of the list, so that the index of it is used and only as far as the bound. */
async function counted(db: Db, rows: RawBuilder<unknown>, bound: number): Promise<number> {
  const { rows: answer } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${rows} order by a.id desc limit ${bound + 1}) counted`.execute(db);
  return answer[0]?.n ?? 0;
}

/** The newest record first. */
export async function listAll(db: Db, filter: BeneficiaryFilter, bound: number, { offset, limit }: Slice) {
  const rows = sql`from activity a ${PEOPLE} where ${asked(filter)}`;
  const [keys, count] = await Promise.all([
    sql<BeneficiaryKey>`select a.id, p.position ${rows} ${ORDER} limit ${limit} offset ${offset}`.execute(db),
    counted(db, rows, bound),
  ]);
  return { keys: keys.rows, count };
}

/**
 * Found by what the record says (name, crop, place) or by the person in it, each by its own index. People are followed one
 * by one until there are enough.
 */
export async function lookUp(
  db: Db,
  filter: BeneficiaryFilter,
  bound: number,
  { offset, limit }: Slice,
): Promise<{ keys: BeneficiaryKey[]; count: number }> {
  const { rows } = await sql<{ keys: BeneficiaryKey[]; count: number }>`
    with found as materialized (
      (select a.id, p.position from activity a ${PEOPLE} where ${asked(filter)} and ${matches(filter.patterns, 'a')}
        order by a.id desc limit ${bound + 1})
      union
      (select a.id, p.position from member r
        cross join lateral (select p.activity_id, p.position from activity_participant p
          where p.project_id = r.project_id and p.member_id = r.id offset 0) p
        join activity a on a.project_id = r.project_id and a.id = p.activity_id
        where r.project_id = ${filter.sight.projectId} and ${matches(filter.patterns)} and ${asked(filter)} limit ${bound + 1}))
    select (select count(*)::int from found) as count,
      coalesce((select jsonb_agg(k) from (select id, position from found order by id desc, position limit ${limit} offset ${offset}) k), '[]') as keys`.execute(
    db,
  );
  return rows[0] ?? { keys: [], count: 0 };
}

/** Those of the newest so many that are found, in the order of the list; whether there are no others to look through. */
export async function amongNewest(db: Db, filter: BeneficiaryFilter, depth: number) {
  const { rows } = await sql<{ keys: BeneficiaryKey[]; isAll: boolean }>`
    with newest as materialized (select a.project_id, a.id, a.search, p.position, p.member_id
      from activity a ${PEOPLE} where ${asked(filter)} ${ORDER} limit ${depth})
    select (select count(*) < ${depth} from newest) as "isAll",
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'position', n.position) order by n.id desc, n.position)
        from newest n left join lateral (select r.search from member r
          where r.project_id = n.project_id and r.id = n.member_id offset 0) r on true
        where (${matches(filter.patterns, 'n')}) or (${matches(filter.patterns)})), '[]') as keys`.execute(db);
  return rows[0] ?? { keys: [], isAll: true };
}
