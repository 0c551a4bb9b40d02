import { searchPatterns } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { matches, PLACE_JOINS, type Sight } from '#modules/registry/index.ts';
import { NEWEST, pagedStatement } from '#tables/paged-statement.queries.ts';
import type { PagedStatement } from '#tables/table-file.ts';
import { BENEFICIARY_TABLES, PLACED } from '../beneficiaries/beneficiary-rows.queries.ts';
import { APPROVED_FOLLOW_UPS } from '../follow-ups/approved.queries.ts';
import { activitySeen } from '../sight.queries.ts';
import { structureType } from '../work-type.queries.ts';
import { WORK_JOINS } from './work-columns.queries.ts';

export interface BeneficiariesAsked {
  sight: Sight;
  type: 'demonstration' | 'infrastructure';
  infrastructureType: string | null;
  search: string | null;
}

/** After the cursor: record, the newest first, and which of its people. */
export function beneficiaryStatement(
  db: Db,
  asked: BeneficiariesAsked,
  values: readonly RawBuilder<unknown>[],
): PagedStatement {
  const patterns = searchPatterns(asked.search ?? '');
  const found = (rows: string) => matches(patterns, rows, (pattern) => sql.lit(pattern));
  const type = asked.infrastructureType ? sql`and ${structureType('a')} = ${sql.lit(asked.infrastructureType)}` : sql``;
  const position = sql`coalesce(p.position, 0)`;
  return pagedStatement(
    db,
    sql`select a.id::text, ${position}::text, ${sql.join(values)}
    from (select a.* from activity a where ${activitySeen(asked.sight)}) a
    left join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    join app_user u on u.id = a.user_id
    left join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    ${APPROVED_FOLLOW_UPS} ${BENEFICIARY_TABLES} ${PLACED} ${PLACE_JOINS} ${WORK_JOINS}
    cross join (select ${NEWEST}::bigint as id, ${'0'}::int as position) after
    where a.type = ${sql.lit(asked.type)} ${type}
      and ((${found('a')}) or (${found('k')}))
      and a.id <= after.id and (a.id < after.id or ${position} > after.position)
    order by a.id desc, ${position} limit ${1}`,
  );
}
