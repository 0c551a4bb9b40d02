import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all, containing } from '#db/paging.queries.ts';
import type { Reached } from '#modules/geography/index.ts';
import { recordsWithin } from '../reach/reach.queries.ts';
import type { Condition } from './conditions.ts';

/** What records are narrowed by, everywhere: the table, the map, the export. */
export interface RecordFilter {
  projectId: number;
  formId: number;
  userId?: number | null | undefined;
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  state?: 'received' | 'approved' | 'rejected' | null | undefined;
  troubled?: boolean | null | undefined;
  conditions: readonly Condition[];
  /** Of whoever asks: nothing beyond it is found. */
  reached: Reached;
}

const ZONE = sql.lit(PROGRAMME_TIME_ZONE);
/** The first moment of a day of the programme's calendar. */
const beginOf = (day: string, plusDays = 0) =>
  sql`((${day}::date + ${sql.lit(plusDays)})::timestamp at time zone ${ZONE})`;

/** `answers` is the object that holds the value, `path` its key in it. Casts cannot fail: other values never match. */
function matches(answers: RawBuilder<unknown>, { path, is, comparison, text, number }: Condition): RawBuilder<unknown> {
  const value = sql`${answers} -> ${path}`;
  const words = sql`${answers} ->> ${path}`;
  if (is === 'blank') return sql`${value} is null`;
  if (is === 'filled') return sql`${value} is not null`;
  // Of several choices one is held or not: a code that another one begins with is not meant.
  if (comparison === 'choices' && (is === 'equal' || is === 'contains'))
    return sql`${text} = any(string_to_array(${words}, ' '))`;
  if (is === 'contains') return sql`lower(${words}) like ${containing(text)}`;
  const sign = is === 'equal' ? sql`=` : is === 'from' ? sql`>=` : sql`<=`;
  if (comparison === 'number')
    return sql`case jsonb_typeof(${value}) when 'number' then ${value} ${sign} to_jsonb(${number}::numeric) else false end`;
  if (comparison === 'day') return sql`left(${words}, 10) ${sign} ${text}`;
  return sql`${words} ${sign} ${text}`;
}

/** Inside a repeat one item that fits is enough; of a blank one, that no item is filled. */
function holds(answers: RawBuilder<unknown>, condition: Condition, depth = 0): RawBuilder<unknown> {
  const repeat = condition.repeats[depth];
  if (repeat === undefined) return matches(answers, condition);
  const item = sql.ref(`item${depth}`);
  const list = sql`case jsonb_typeof(${answers} -> ${repeat}) when 'array' then ${answers} -> ${repeat} else '[]' end`;
  return sql`exists (select 1 from jsonb_array_elements(${list}) as ${item} where ${holds(item, condition, depth + 1)})`;
}

const conditionOf = (condition: Condition): RawBuilder<unknown> =>
  condition.is === 'blank' && condition.repeats.length > 0
    ? sql`not ${holds(sql`s.answers`, { ...condition, is: 'filled' })}`
    : holds(sql`s.answers`, condition);

/** Of the submissions `s`. Constants where a partial index must see them. */
export function recordsAsked(filter: RecordFilter): RawBuilder<unknown> {
  const conditions = [
    sql`s.project_id = ${filter.projectId}`,
    sql`s.form_id = ${filter.formId}`,
    sql`s.deleted_at is null`,
  ];
  if (!filter.reached.all) conditions.push(recordsWithin(filter.reached));
  if (filter.userId) conditions.push(sql`s.user_id = ${filter.userId}`);
  if (filter.fromDate) conditions.push(sql`s.received_at >= ${beginOf(filter.fromDate)}`);
  if (filter.toDate) conditions.push(sql`s.received_at < ${beginOf(filter.toDate, 1)}`);
  if (filter.state) conditions.push(sql`s.state = ${sql.lit(filter.state)}`);
  if (filter.troubled) conditions.push(sql`(s.faults is not null or s.missing_files > 0)`);
  conditions.push(...filter.conditions.map(conditionOf));
  return all(conditions);
}

/** Records are in the order in which they came; where two came at once, in the order in which they were stored. */
export const ARRIVAL = sql`s.received_at, s.id`;
export const NEWEST_FIRST = sql`s.received_at desc, s.id desc`;

/** Before or after another record of the form, in the order of arrival. */
export const beside = (filter: RecordFilter, sign: '<' | '>', id: string): RawBuilder<unknown> => sql`
  (s.received_at, s.id) ${sql.raw(sign)} ((select c.received_at from submission c
    where c.project_id = ${filter.projectId} and c.form_id = ${filter.formId} and c.id = ${id}::bigint), ${id}::bigint)`;
