import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What was deleted so long ago that it cannot be restored: forms of projects first, which name those of the library. */
export async function purgeDeleted(db: Db, days: number): Promise<void> {
  const old = (column: string) => sql`${sql.ref(column)} < now() - ${days} * interval '1 day'`;
  await sql`
    delete from form f where f.deleted_at is not null and (${old('f.deleted_at')}
      or exists (select 1 from xform x where x.id = f.xform_id and ${old('x.deleted_at')}))
      and not exists (select 1 from form_surveyor s where s.project_id = f.project_id and s.form_id = f.id)`.execute(
    db,
  );
  await sql`
    delete from xform x where ${old('x.deleted_at')} and not exists (select 1 from form f where f.xform_id = x.id)`.execute(
    db,
  );
}
