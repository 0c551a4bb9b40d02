import { type Kysely, sql } from 'kysely';

/** How the targets of a fiscal year are spread over its quarters, and from where on work is ahead or behind: of each plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  alter table work_plan_year
    -- Percent of each quarter, from July on.
    add column phasing numeric(5,2)[] not null default '{25,25,25,25}'
      constraint work_plan_year_phasing_check check (cardinality(phasing) = 4 and 0 <= all (phasing)),
    add column tolerance numeric(5,2) not null default 10
      constraint work_plan_year_tolerance_check check (tolerance between 0 and 100);
  `.execute(db);
}
