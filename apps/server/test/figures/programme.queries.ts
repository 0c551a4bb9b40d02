import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { UNITS } from './programme-answers.ts';

/** All that programmes leave behind. */
const LEFT = `submission, submission_revision, submission_file, submission_review, submission_comment, projection_failure,
  member, farmer_group, activity, activity_participant, follow_up, member_merge, member_distinct, form_surveyor, form_day,
  member_tally, group_tally, household, household_tally, activity_tally, work_tally, reach_tally, audit_entry`;

/** A job that still counts what the last programme left may hold one of these tables and want another: then it goes first. */
export async function clearRecords(db: Db): Promise<void> {
  for (;;) {
    try {
      await sql.raw(`truncate ${LEFT}`).execute(db);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error;
    }
  }
}

/** A handful of units instead of a whole country: the number of a unit begins with that of the one above it. */
export async function smallGeography(db: Db): Promise<void> {
  await sql`truncate geo_unit cascade`.execute(db);
  const units = UNITS.map((id) => ({
    id,
    depth: String(id).length - 1,
    parent: id < 10 ? null : Math.floor(id / 10),
  }));
  await sql`
    insert into geo_unit (id, type_id, parent_id, name)
    select u.id, t.id, u.parent, 'Unit ' || u.id
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u (id int, depth int, parent int)
    join geo_type t on t.depth = u.depth order by u.id`.execute(db);
}

/** Two of each of four types, of both programmes. */
export async function smallCatalogue(db: Db): Promise<void> {
  await sql`delete from sub_activity`.execute(db);
  await sql`
    insert into sub_activity (id, agency_id, code, label, unit, programme, type, is_measured, position)
    select n, 3, n::text, '{"en": "Sub-activity"}', 'No', (array['SACP', 'RAINS'])[1 + n % 2],
      (array['training', 'training', 'input', 'input', 'demonstration', 'demonstration', 'infrastructure', 'event'])[n],
      false, n from generate_series(1, 8) n`.execute(db);
}

export async function setSubActivity(db: Db, id: number, type: string, programme: string): Promise<void> {
  await sql`update sub_activity set type = ${type}, programme = ${programme} where id = ${id}`.execute(db);
}

export async function setYouth(db: Db, projectId: number, from: number, to: number): Promise<void> {
  await sql`update project set youth_from = ${from}, youth_to = ${to} where id = ${projectId}`.execute(db);
}
