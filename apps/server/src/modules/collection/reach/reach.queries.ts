import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { type Reached, withinReach, withinUnits } from '#modules/geography/index.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';
import { placingTables } from '../projections/projector.ts';

const PLACE = {
  unionId: sql`x.union_id`,
  upazilaId: sql`x.upazila_id`,
  districtId: sql`x.district_id`,
  divisionId: sql`x.division_id`,
};

/**
 * Of the submissions `s`: those within reach. A record lies where the row lies that was derived from it; one from which
 * none was derived lies nowhere, and only its sender, the organisation and those who reach all see it.
 */
export function recordsWithin(reached: Reached): RawBuilder<unknown> {
  if (reached.all) return sql`true`;
  const { unionIds, higherIds } = reached;
  const sent = withinReach(reached, { userId: sql`s.user_id`, organizationId: sql`s.organization_id` });
  if (unionIds === null || unionIds.length + higherIds.length === 0) return sent;
  const placed = placingTables().map(
    (table) => sql`exists (select 1 from ${sql.table(table)} x where x.project_id = s.project_id and x.id = s.id
      and ${withinUnits({ unionIds, higherIds }, PLACE)})`,
  );
  return sql`(${sql.join([sent, ...placed], sql` or `)})`;
}

/** Whether one record is within reach. */
export async function isRecordWithin(
  db: Db,
  { projectId, formId }: FormKey,
  submissionId: number,
  reached: Reached,
): Promise<boolean> {
  if (reached.all) return true;
  const { rows } = await sql`
    select 1 from submission s where s.project_id = ${projectId} and s.form_id = ${formId} and s.id = ${submissionId}
      and ${recordsWithin(reached)}`.execute(db);
  return rows.length > 0;
}

const PLACED = {
  unionId: sql`s.union_id`,
  upazilaId: sql`s.upazila_id`,
  districtId: sql`s.district_id`,
  divisionId: sql`s.division_id`,
};

/** The rows `s` (form, user) of a project that lie in the reader's sites, for whoever counts by form and person. */
export function placedWithin(projectId: number, reached: Reached): RawBuilder<unknown>[] {
  if (reached.all || reached.unionIds === null) return [];
  const { unionIds, higherIds } = reached;
  if (unionIds.length + higherIds.length === 0) return [];
  return placingTables().map(
    (table) => sql`select s.form_id, s.user_id from ${sql.table(table)} s
      where s.project_id = ${projectId} and ${withinUnits({ unionIds, higherIds }, PLACED)}`,
  );
}
