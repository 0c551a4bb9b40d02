import {
  type Day,
  PROGRAMME_TIME_ZONE,
  type RecordSource,
  SAMPLE_RECORDS,
  type SourceColumn,
  type SourceColumnKind,
  type SourceCondition,
  type SourceCount,
} from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { Reached } from '#modules/geography/index.ts';
import { recordsWithin } from '#modules/collection/index.ts';

type Sql = RawBuilder<unknown>;

/** Everything that records are counted by; paths and values go to the database as parameters, never as its language. */
export interface RecordsAsked {
  form: { id: number; projectId: number; isReviewed: boolean };
  source: RecordSource;
  columns: readonly SourceColumn[];
  /** By the place of their group: the types that are told by answers. */
  groups: readonly (readonly { id: number }[] | null)[];
  /** Months that have a period. */
  months: { first: string; last: string };
}
/** More rows than any disaggregation of any project has. */
const MOST_ROWS = 200_000;

const ZONE = sql.lit(PROGRAMME_TIME_ZONE);
const answer = (path: string): Sql => sql`s.answers -> ${path}::text`;
/** As text, whatever it is; a repeat is no answer. */
const words = (path: string): Sql =>
  sql`case when jsonb_typeof(${answer(path)}) in ('string', 'number') then s.answers ->> ${path}::text end`;
/** What is no number is none, whatever the question asked for. */
const number = (path: string): Sql =>
  sql`case jsonb_typeof(${answer(path)}) when 'number' then (${answer(path)})::numeric end`;
/** Days compare as texts, so nothing that somebody wrote can fail to be one. */
const day = (path: string): Sql =>
  sql`case when ${words(path)} ~ '^\\d{4}-(0[1-9]|1[0-2])-\\d\\d' then left(${words(path)}, 10) end`;

const SENT_ON = sql`to_char(s.received_at at time zone ${ZONE}, 'YYYY-MM-DD')`;
const dayOf = ({ dateColumn }: RecordSource): Sql => (dateColumn === null ? SENT_ON : day(dateColumn));

/** Holds only where there is an answer; `coalesce` keeps what is unknown from being neither true nor false. */
function holds(kind: SourceColumnKind, condition: SourceCondition): Sql {
  const { column, values } = condition;
  const is = condition.function;
  if (is === 'answered') return sql`(${answer(column)}) is not null`;
  if (is === 'not-answered') return sql`(${answer(column)}) is null`;
  const isNumber = kind === 'number';
  const given = isNumber ? number(column) : kind === 'date' ? day(column) : words(column);
  const list = isNumber ? sql`${values}::text[]::numeric[]` : sql`${values}::text[]`;
  const one = (at: number): Sql =>
    isNumber ? sql`${values[at] ?? '0'}::text::numeric` : sql`${values[at] ?? ''}::text`;
  const isAny = kind === 'choices' ? sql`string_to_array(${given}, ' ') && ${list}` : sql`${given} = any(${list})`;
  const found: Record<typeof is, Sql> = {
    equal: isAny,
    'one-of': isAny,
    'not-equal': sql`not (${isAny})`,
    'at-least': sql`${given} >= ${one(0)}`,
    'at-most': sql`${given} <= ${one(0)}`,
    between: sql`${given} between ${one(0)} and ${one(1)}`,
    'on-or-after': sql`${given} >= ${one(0)}`,
    before: sql`${given} < ${one(0)}`,
  };
  return sql`coalesce(${found[is]}, false)`;
}

const conditionsOf = ({ source, columns }: RecordsAsked): Sql =>
  source.conditions.length === 0
    ? sql`true`
    : all(
        source.conditions.map((condition) =>
          holds(columns.find(({ path }) => path === condition.column)?.kind ?? 'text', condition),
        ),
      );

/** Where records are reviewed the approved ones count, else all that nobody rejected or deleted. */
const standing = ({ form }: RecordsAsked): Sql => sql`s.project_id = ${form.projectId} and s.form_id = ${form.id}
  and s.deleted_at is null and ${form.isReviewed ? sql`s.state = 'approved'` : sql`s.state <> 'rejected'`}`;

/** What a record adds, and whether it is one of those that an average or a share is of. */
function added({ source }: RecordsAsked): { sum: Sql; of: Sql } {
  if (source.formula === 'sum') return { sum: sql`r.amount`, of: sql`0` };
  if (source.formula === 'average') return { sum: sql`r.amount`, of: sql`(r.amount is not null)::int` };
  if (source.formula === 'share') return { sum: sql`r.is_met::int`, of: sql`1` };
  return { sum: sql`1`, of: sql`0` };
}

/** A value that was there before is counted where it came first, like unique people. */
const firstOnly = sql`
  select distinct on (r.told) r.* from found r where r.month is not null and r.told is not null
  order by r.told, r.day, r.id`;

export interface CountedRecords {
  counts: SourceCount[];
  withoutPeriod: number;
}
interface CountedRow extends Omit<SourceCount, 'month'> {
  month: string | null;
}

/** The records of a form by month and by the answers that lead to leaves, in one statement. */
export async function countRecords(db: Db, asked: RecordsAsked): Promise<CountedRecords> {
  const { source, groups, months } = asked;
  const { formula, column } = source;
  const isShare = formula === 'share';
  const isNumeric = formula === 'sum' || formula === 'average';
  const splits = source.splits.map((split, at) => {
    const answers = split.answers.map((one) => one.answer);
    return sql`case when ${words(split.column)} = any(${answers}::text[]) then ${words(split.column)} end as ${sql.ref(`split${at}`)}`;
  });
  const { sum, of } = added(asked);
  const line = (group: number, by: readonly Sql[]): Sql => {
    const answers = by.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(by)}]::text[]`;
    const more = by.length === 0 ? sql`` : sql`, ${sql.join(by)}`;
    const told = by.map((one) => sql`${one} is not null`);
    return sql`select r.month, ${group}::int as "group", ${answers} as answers, count(*)::int as records,
        coalesce(sum(${sum}), 0)::float8 as sum, coalesce(sum(${of}), 0)::int as "of"
      from counted r where ${all([sql`r.month is not null`, ...told])} group by r.month${more}`;
  };
  const ofGroups = groups.flatMap((group, at) => {
    if (!group) return [];
    const by = group.map(({ id }) => sql.ref(`r.split${source.splits.findIndex(({ typeId }) => typeId === id)}`));
    return [line(at, by)];
  });
  const { rows } = await sql<CountedRow>`
    with told as materialized (
      select s.id, ${dayOf(source)} as day, ${conditionsOf(asked)} as is_met,
        ${isNumeric && column !== null ? number(column) : sql`null::numeric`} as amount,
        ${formula === 'distinct' && column !== null ? words(column) : sql`null::text`} as told
        ${splits.length > 0 ? sql`, ${sql.join(splits)}` : sql``}
      from submission s where ${standing(asked)}),
    found as materialized (
      select t.*, case when left(t.day, 7) between ${months.first} and ${months.last} then left(t.day, 7) end as month
      from told t where ${isShare ? sql`true` : sql`t.is_met`}),
    counted as materialized (${formula === 'distinct' ? firstOnly : sql`select r.* from found r`})
    select c.month, c."group", c.answers, c.records, c.sum, c."of" from (
      ${sql.join([line(-1, []), ...ofGroups], sql` union all `)}
      union all select null, -1, '{}', count(*)::int, 0, 0 from found r where r.month is null) c
    order by c.month, c."group" limit ${MOST_ROWS}`.execute(db);
  return {
    counts: rows.flatMap(({ month, ...row }) => (month === null ? [] : [{ ...row, month }])),
    withoutPeriod: rows.find(({ month }) => month === null)?.records ?? 0,
  };
}

export interface SampleRow {
  instanceId: string;
  name: string | null;
  sender: string;
  receivedAt: Date;
}
/** The newest of the records that are counted, as far as somebody reaches; of some days, or of all. */
export async function sampleRecords(
  db: Db,
  asked: RecordsAsked,
  reached: Reached,
  days: { first: Day; last: Day },
): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    select s.instance_id as "instanceId", s.instance_name as name, u.first_name || ' ' || u.last_name as sender,
      s.received_at as "receivedAt"
    from submission s join app_user u on u.id = s.user_id
    where ${standing(asked)} and ${conditionsOf(asked)} and ${recordsWithin(reached)}
      and ${dayOf(asked.source)} between ${days.first} and ${days.last}
    order by s.received_at desc, s.id desc limit ${SAMPLE_RECORDS}`.execute(db);
  return rows;
}
