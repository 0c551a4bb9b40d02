import { WORK_AMOUNTS, WORK_COUNTS, type WorkPart } from '@msurvey/domain';
import { sql } from 'kysely';
import { oneIf } from '#modules/registry/index.ts';
import type { Tally, TallyColumn } from '#tally/tally.ts';
import { EVERYWHERE, IN_UNIT, UNIT_KEY, UNIT_READS, UNITS } from '#tally/units.queries.ts';
import { isWork, kindOf, periodsOf, workOf } from './work.queries.ts';

const APPROVED = sql`r.state = 'approved'`;
/** Where the answer of a record is another name than the figure's. */
const ANSWERED: Partial<Record<WorkPart, string>> = {
  attendances: 'member_count',
  male: 'male_count',
  female: 'female_count',
};
const amount = (part: WorkPart) =>
  sql`case when ${APPROVED} then coalesce(${sql.ref(`r.${ANSWERED[part] ?? part}`)}, 0) else 0 end`;

const COUNTS = Object.fromEntries(WORK_COUNTS.map((part) => [part, { type: 'int', is: amount(part) }])) as Record<
  (typeof WORK_COUNTS)[number],
  TallyColumn
>;
const AMOUNTS = Object.fromEntries(WORK_AMOUNTS.map((part) => [part, { type: 'numeric', is: amount(part) }])) as Record<
  (typeof WORK_AMOUNTS)[number],
  TallyColumn
>;

/** What was done, where it was done. Its type, programme and agency are those of the sub-activity, joined when read. */
export const WORK_TALLY: Tally<'project_id' | 'unit_id' | 'period' | 'work_id' | 'kind' | 'crop', WorkPart> = {
  table: 'work_tally',
  of: 'activity',
  reads: {
    project_id: 'int',
    ...UNIT_READS,
    kind: 'text',
    sub_activity_id: 'int',
    state: 'text',
    held_on: 'date',
    infrastructure_type: 'text',
    crop_kind: 'text',
    crop: 'text',
    member_count: 'int',
    male_count: 'int',
    female_count: 'int',
    households: 'int',
    quantity: 'numeric',
    area: 'numeric',
    produced: 'numeric',
    length: 'numeric',
  },
  joins: sql`${UNITS} cross join lateral ${periodsOf(sql`r.held_on`)}`,
  // Fiscal years are asked by plans, which are of the whole project.
  where: sql`r.state <> 'rejected' and ${isWork('r')} and ${IN_UNIT} and e.period is not null
    and (e.period >= 0 or u.id = ${sql.lit(EVERYWHERE)})`,
  key: {
    ...UNIT_KEY,
    period: { type: 'int', is: sql`e.period` },
    work_id: { type: 'int', is: workOf('r') },
    kind: { type: 'text', is: kindOf('r') },
    crop: { type: 'text', is: sql`coalesce(r.crop, '')` },
  },
  measures: {
    ...COUNTS,
    activities: { type: 'int', is: oneIf(APPROVED) },
    waiting: { type: 'int', is: oneIf(sql`r.state = 'received'`) },
    ...AMOUNTS,
  },
};
