import { type Kysely, sql } from 'kysely';

/**
 * Works of the whole project are counted by fiscal years too (-2025 is 2025-26), as work plans ask for them: making them of
 * their months took a plan twelve times as many lines. What is counted by now is made of the months once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const measures = 'activities waiting attendances male female households quantity area produced length'.split(' ');
  await sql`
  insert into work_tally (project_id, unit_id, period, work_id, kind, crop, id, ${sql.raw(measures.join(', '))})
    select t.project_id, 0, case when t.period % 100 < 7 then 1 else 0 end - t.period / 100, t.work_id, t.kind, t.crop, 0,
      ${sql.raw(measures.map((name) => `sum(t.${name})`).join(', '))}
    from work_tally t where t.unit_id = 0 and t.period > 9999 group by 1, 2, 3, 4, 5, 6`.execute(db);
}
