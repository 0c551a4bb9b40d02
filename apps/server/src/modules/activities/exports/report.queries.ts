import { type Language, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { SheetPlan } from '#modules/collection/index.ts';
import { type ActivitiesAsked, activitiesAsked } from '../list/filter.queries.ts';
import { inLanguage, placeName, SAID_JOINS } from '../said.queries.ts';

export type ReportType = 1 | 2;
type Statement = SheetPlan['statement'];

/** Capacity building is what trained people: records of the training form, and those whose sub-activity is a training. */
const TRAINING = sql`(a.kind = 'training' or a.sub_activity_id in (select id from sub_activity where type = 'training'))`;
const ofType = (asked: ActivitiesAsked, type: ReportType): RawBuilder<unknown> =>
  type === 2 ? sql`${activitiesAsked(asked)} and ${TRAINING}` : activitiesAsked(asked);

const compiled = (db: Db, statement: RawBuilder<unknown>): Statement => {
  const { sql: text, parameters } = statement.compile(db);
  return { text, values: [...parameters] };
};

/** Columns in the order of ACTIVITY_COLUMNS, after the cursor. */
export function activityStatement(
  db: Db,
  asked: ActivitiesAsked,
  type: ReportType,
  language: Language,
  states: Record<'received' | 'approved' | 'rejected', string>,
): Statement {
  const state = sql`case a.state when 'approved' then ${states.approved}::text when 'rejected' then ${states.rejected}::text
    else ${states.received}::text end`;
  return compiled(
    db,
    sql`select a.id::text, sa.code, ${inLanguage(sql`sa.label`, language)}, sa.type, sa.programme,
      ${inLanguage(sql`ag.name`, language)}, a.name, a.held_on::text, a.ended_on::text,
      ${placeName('dv', language)}, ${placeName('di', language)}, ${placeName('up', language)}, ${placeName('un', language)},
      a.village, a.member_count, a.male_count, a.female_count, a.quantity::text, sa.unit, ${state},
      trim(u.first_name || ' ' || u.last_name), (a.received_at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date::text,
      a.latitude, a.longitude, a.instance_id
    from (select a.* from activity a where ${ofType(asked, type)} and a.id > ${'0'}::bigint order by a.id limit ${1}) a
    join app_user u on u.id = a.user_id ${SAID_JOINS} left join geo_unit dv on dv.id = a.division_id
    order by a.id`,
  );
}

/** Columns in the order of PARTICIPANT_COLUMNS, after the cursor: activity and place in its list. */
export function participantStatement(db: Db, asked: ActivitiesAsked, language: Language): Statement {
  return compiled(
    db,
    sql`select p.activity_id::text, p.position::text, p.sub_activity, p.held_on::text, m.member_no, coalesce(m.name, p.name),
      m.father_name, coalesce(m.sex, p.sex), m.phone, g.name,
      ${placeName('un', language)}, ${placeName('up', language)}, p.instance_id
    from (
      select p.*, a.instance_id, a.held_on, sa.code as sub_activity
      from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
      left join sub_activity sa on sa.id = a.sub_activity_id
      where ${ofType(asked, 2)} and (p.activity_id, p.position) > (${'0'}::bigint, ${'0'}::int)
      order by p.activity_id, p.position limit ${1}) p
    left join member x on x.project_id = p.project_id and x.id = p.member_id
    left join member m on m.project_id = p.project_id and m.id = coalesce(x.merged_into, x.id)
    left join farmer_group g on g.project_id = m.project_id and g.id = m.group_id
    left join geo_unit un on un.id = m.union_id left join geo_unit up on up.id = m.upazila_id
    order by p.activity_id, p.position`,
  );
}

export async function countReport(db: Db, asked: ActivitiesAsked, type: ReportType): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity a where ${ofType(asked, type)}`.execute(db);
  return rows[0]?.n ?? 0;
}
