import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { pagedStatement } from '#tables/paged-statement.queries.ts';
import type { PagedStatement } from '#tables/table-file.ts';
import { memberSeen, type Sight } from '#modules/registry/index.ts';
import { type ActivitiesAsked, activitiesAsked } from '../list/filter.queries.ts';
import { placeName, SUMMARY_JOINS } from '../activity-summary.queries.ts';

export type ReportType = 1 | 2;

/** Capacity building is what trained people: records of the training form, and those whose sub-activity is a training. */
const TRAINING = sql`(a.kind = 'training' or a.type = 'training')`;
export const ofType = (asked: ActivitiesAsked, type: ReportType): RawBuilder<unknown> =>
  type === 2 ? sql`${activitiesAsked(asked)} and ${TRAINING}` : activitiesAsked(asked);

type Values = readonly RawBuilder<unknown>[];

/** The activities `a` with what `activityColumns` reads, the oldest first. */
export const activityStatement = (db: Db, which: RawBuilder<unknown>, values: Values): PagedStatement =>
  pagedStatement(
    db,
    sql`select a.id::text, ${sql.join(values)}
    from (select a.* from activity a where ${which} and a.id > ${'0'}::bigint order by a.id limit ${1}) a
    join app_user u on u.id = a.user_id ${SUMMARY_JOINS} left join geo_unit dv on dv.id = a.division_id
    order by a.id`,
  );

/**
 * The participants `p` with what `participantColumns` reads: by activity and place in its list. Of who is out of sight only
 * the name is told.
 */
export const participantStatement = (db: Db, asked: ActivitiesAsked, people: Sight, values: Values): PagedStatement =>
  pagedStatement(
    db,
    sql`with person as not materialized (select m.* from member m where ${memberSeen(people, 'm')})
    select p.activity_id::text, p.position::text, ${sql.join(values)}
    from (
      select p.*, a.form_id, a.instance_id, a.held_on, a.name as title, sa.code as sub_activity, sa.label as sub_activity_label
      from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
      left join sub_activity sa on sa.id = a.sub_activity_id
      where ${ofType(asked, 2)} and (p.activity_id, p.position) > (${'0'}::bigint, ${'0'}::int)
      order by p.activity_id, p.position limit ${1}) p
    left join member x on x.project_id = p.project_id and x.id = p.member_id
    left join person m on m.project_id = p.project_id and m.id = coalesce(x.merged_into, x.id)
    left join farmer_group g on g.project_id = m.project_id and g.id = m.group_id
    left join geo_unit un on un.id = m.union_id left join geo_unit up on up.id = m.upazila_id
    order by p.activity_id, p.position`,
  );

/** What places are called that somebody chose by their geocodes; one that nobody has stays. */
export async function placesChosen(
  db: Db,
  geocodes: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ geocode: string; name: string }>`
    select distinct on (u.geocode) u.geocode, ${placeName('u', language)} as name from geo_unit u
    where u.geocode = any(${[...geocodes]}::text[]) order by u.geocode, u.id`.execute(db);
  return new Map(rows.map(({ geocode, name }) => [geocode, name]));
}

export async function countReport(db: Db, asked: ActivitiesAsked, type: ReportType): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity a where ${ofType(asked, type)}`.execute(db);
  return rows[0]?.n ?? 0;
}
