import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { activitySeen, placeName } from '#modules/activities/index.ts';
import { groupSeen, memberSeen, type Sight } from '#modules/registry/index.ts';
import { recordsOf } from '../cut/behind.queries.ts';

type Sql = RawBuilder<unknown>;
export type CountedRow = 'member' | 'group' | 'activity';

const yearOf = (day: Sql): Sql => sql`extract(year from ${day})::int`;

/** Rows by the names that the conditions behind figures give them, and the years in which they might be counted. */
const ROWS: Record<CountedRow, { table: Sql; as: string; seen: (sight: Sight) => Sql; years: Sql }> = {
  member: {
    table: sql`member m`,
    as: 'm',
    seen: (sight) => memberSeen(sight, 'm'),
    years: sql`select ${yearOf(sql`m.registered_on`)} union select ${yearOf(sql`a.held_on`)}
      from activity_participant p join activity a on a.project_id = p.project_id and a.id = p.activity_id
      where p.project_id = m.project_id and p.member_id = any(${recordsOf('m')}) and a.held_on is not null`,
  },
  group: {
    table: sql`farmer_group g`,
    as: 'g',
    seen: (sight) => groupSeen(sight, 'g'),
    years: sql`select ${yearOf(sql`coalesce(g.formed_on, (g.received_at at time zone 'Asia/Dhaka')::date)`)}`,
  },
  activity: {
    table: sql`activity a`,
    as: 'a',
    seen: (sight) => activitySeen(sight),
    years: sql`select ${yearOf(sql`a.held_on`)} where a.held_on is not null`,
  },
};

export interface Subject {
  id: number;
  unitId: number | null;
  unitName: string | null;
  /** In which it might be counted. */
  years: number[];
}

/** Undefined: there is no such row, or it is out of sight. */
export async function findSubject(
  db: Db,
  of: CountedRow,
  sight: Sight,
  instance: string,
  language: Language,
): Promise<Subject | undefined> {
  const { table, as, seen, years } = ROWS[of];
  const column = (name: string) => sql.ref(`${as}.${name}`);
  const unit = sql`coalesce(${column('union_id')}, ${column('upazila_id')}, ${column('district_id')}, ${column('division_id')})`;
  const { rows } = await sql<Subject>`
    select ${column('id')} as id, ${unit} as "unitId", ${placeName('u', language)} as "unitName",
      array(select y from (${years}) y (y) order by 1) as years
    from ${table} left join geo_unit u on u.id = ${unit}
    where ${seen(sight)} and ${column('instance_id')} = ${instance}`.execute(db);
  return rows[0];
}

/** Of each condition whether the row meets it. */
export async function meets(
  db: Db,
  of: CountedRow,
  { projectId, id }: { projectId: number; id: number },
  conditions: readonly Sql[],
): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const { table, as } = ROWS[of];
  const asked = conditions.map((condition) => sql`coalesce(${condition}, false)`);
  const { rows } = await sql<{ met: boolean[] }>`
    select array[${sql.join(asked)}] as met from ${table}
    where ${sql.ref(`${as}.project_id`)} = ${projectId} and ${sql.ref(`${as}.id`)} = ${id}`.execute(db);
  return rows[0]?.met ?? [];
}
