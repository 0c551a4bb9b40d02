import { type Kysely, sql } from 'kysely';

/**
 * Activities are asked for by agency or sub-activity together with their state, above all in searches, where a word may
 * mean either. With the state in the index only those rows are read and counted that are asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create index activity_agency_state_idx on activity (project_id, agency_id, state, id);
  create index activity_sub_activity_state_idx on activity (project_id, sub_activity_id, state, id);
  drop index activity_agency_idx;
  drop index activity_waiting_idx;
  `.execute(db);
}
