import { type Kysely, sql } from 'kysely';

/**
 * The lists that figures open to are read in their order: people by the day of registration, works of a type by the day on
 * which they were held. Only approved works are indexed, so that a record that comes in pays nothing for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create index member_registered_idx on member (project_id, registered_on desc, id desc) where merged_into is null;
  create index activity_held_idx on activity (project_id, type, held_on desc nulls last, id desc) where state = 'approved';
  `.execute(db);
}
