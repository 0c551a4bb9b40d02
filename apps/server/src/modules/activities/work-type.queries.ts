import { FOLLOW_UP_KINDS } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { PROGRAMMES } from './programmes.ts';

type Sql = RawBuilder<unknown>;

/** The sub-activity `sa` that rows name. */
export const subActivityOf = (rows: string): Sql =>
  sql`left join sub_activity sa on sa.id = ${sql.ref(`${rows}.sub_activity_id`)}`;

/** The project whose work plan has the sub-activity `sa`. */
export const PROGRAMME = sql`case sa.programme ${sql.join(
  Object.entries(PROGRAMMES).map(([name, id]) => sql`when ${sql.lit(name)} then ${sql.lit(id)}`),
  sql` `,
)} end`;

/**
 * The one definition of what an activity is, kept in `activity.type`: the type of its sub-activity `sa`, without one that of the
 * kind of its form. A follow-up is no work of its own.
 */
export const workTypeOf = (rows: string): Sql => {
  const kind = sql.ref(`${rows}.kind`);
  const followUps = sql.join(FOLLOW_UP_KINDS.map((one) => sql.lit(one)));
  return sql`case when ${kind} in (${followUps}) then null
    else coalesce(sa.type, case ${kind} when 'activity' then 'other' else ${kind} end) end`;
};

/** Whether rows are demonstrations or structures, of which something is found later; also what came by a form for these. */
export const isFollowable = (rows: string): Sql => {
  const types = sql`('demonstration', 'infrastructure')`;
  return sql`(${sql.ref(`${rows}.type`)} in ${types} or ${sql.ref(`${rows}.kind`)} in ${types})`;
};

/** As which of the two it is followed. */
export const followedAs = (rows: string): Sql => {
  const [type, kind] = [sql.ref(`${rows}.type`), sql.ref(`${rows}.kind`)];
  return sql`case when ${type} in ('demonstration', 'infrastructure') then ${type} else ${kind} end`;
};

/** A structure of which nobody said what it is stands among the others; as the index of the lists has it. */
export const structureType = (rows: string): Sql => sql`coalesce(${sql.ref(`${rows}.infrastructure_type`)}, 'other')`;

/**
 * Under which heading somebody's history has an activity `a`. What is neither a training nor an input, plot or structure is an
 * activity; but an event that came by the form of trainings stands with these, as in the report on capacity building.
 */
export const SECTION = sql`case when a.type not in ('event', 'other') then a.type
  when a.kind = 'training' then 'training' else 'activity' end`;

/** What the quantity of an activity `a` is: in its form's own unit; else in that of its sub-activity `sa`, if this is measured. */
export const QUANTITY_UNIT = sql`coalesce(a.quantity_unit, case when sa.is_measured then sa.unit end)`;
