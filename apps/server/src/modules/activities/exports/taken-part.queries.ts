import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { type BoundLabels, boundCode, type Sight } from '#modules/registry/index.ts';
import { NEWEST, pagedStatement } from '#tables/paged-statement.queries.ts';
import type { PagedStatement } from '#tables/table-file.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import { activitySeen } from '../sight.queries.ts';
import { SECTION } from '../work-type.queries.ts';
import { STATES, WORK_JOINS, type WorkColumns } from './work-columns.queries.ts';

type Sql = RawBuilder<unknown>;

/** Of which people or groups `r`, and whose field work may be told of. */
export interface TakenPartAsked {
  kind: 'training' | 'input';
  which: Sql;
  records: Sight;
}

/** What somebody took part in: the activities `a` with the participants `p`, joined with their work. */
const takenPart = (c: WorkColumns): ValuedColumn[] => [
  c.ref('date', 'a.held_on', 'day', 12),
  c.ref('endDate', 'a.ended_on', 'day', 12),
  ...c.work(),
  c.ref('title', 'a.name', 'text', 30),
  c.place('upazila'),
  c.place('union'),
  c.worded('status', sql`a.state`, STATES),
];
const RECORD = (c: WorkColumns) => c.ref('record', 'a.instance_id', 'text', 42);
/** What codes mean of what somebody received. */
export interface ReceivedLabels {
  items: BoundLabels;
  units: BoundLabels;
}
const received = (c: WorkColumns, { items, units }: ReceivedLabels): ValuedColumn[] => [
  c.coded('item', ...boundCode(items, 'a.form_id', 'p.item')),
  c.column('quantity', sql`p.quantity::text`, 'number', 12),
  c.coded('unit', ...boundCode(units, 'a.form_id', 'p.unit'), 10),
];

export const memberPartColumns = (c: WorkColumns, labels: ReceivedLabels | null): ValuedColumn[] => [
  c.ref('memberNo', 'r.member_no', 'text', 16),
  c.ref('name', 'r.name', 'text', 28),
  ...takenPart(c),
  ...(labels ? received(c, labels) : []),
  RECORD(c),
];

export const groupPartColumns = (c: WorkColumns): ValuedColumn[] => [
  c.ref('groupCode', 'r.code', 'text', 14),
  c.ref('group', 'r.name', 'text', 32),
  ...takenPart(c),
  c.column('participants', sql`p.people::text`, 'number', 12),
  RECORD(c),
];

interface Part {
  /** Who took part: the people or groups `r` and what is said of their part `p`. */
  joins: Sql;
  /** The cursor, beside the activity; reading goes on after it. */
  second: Sql;
  after: Sql;
  order: Sql;
}

/** Where the activity was; of the rows `a`, for columns that name places by their level. */
const HELD_AT = sql`left join geo_unit upazila on upazila.id = a.upazila_id left join geo_unit "union" on "union".id = a.union_id`;

/** By activity, the newest first. */
const partStatement =
  ({ joins, second, after, order }: Part) =>
  (db: Db, { kind, which, records }: TakenPartAsked, values: readonly Sql[]): PagedStatement =>
    pagedStatement(
      db,
      sql`select a.id::text, ${second}::text, ${sql.join(values)} from activity a ${joins} ${WORK_JOINS} ${HELD_AT}
      where ${activitySeen(records)} and ${SECTION} = ${sql.lit(kind)} and ${which} and ${after}
      order by a.id desc, ${order} limit ${1}`,
    );

/** What members took part in, by the place in its list. Merged people count as one. */
export const memberPartStatement = partStatement({
  joins: sql`join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    join member x on x.project_id = p.project_id and x.id = p.member_id
    join member r on r.project_id = x.project_id and r.id = coalesce(x.merged_into, x.id)`,
  second: sql`p.position`,
  after: sql`(a.id, -p.position) < (${NEWEST}::bigint, -${'0'}::int)`,
  order: sql`p.position`,
});

/** The same of groups: how many of each took part. */
export const groupPartStatement = partStatement({
  joins: sql`cross join lateral (select k.group_id, count(distinct k.id)::int as people
      from activity_participant t join member x on x.project_id = t.project_id and x.id = t.member_id
      join member k on k.project_id = x.project_id and k.id = coalesce(x.merged_into, x.id)
      where t.project_id = a.project_id and t.activity_id = a.id and k.group_id is not null group by k.group_id) p
    join farmer_group r on r.project_id = a.project_id and r.id = p.group_id`,
  second: sql`r.id`,
  after: sql`(a.id, r.id) < (${NEWEST}::bigint, ${NEWEST}::bigint)`,
  order: sql`r.id desc`,
});
