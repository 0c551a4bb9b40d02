import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';
import type { TestForm } from '../support/forms.queries.ts';

interface Large {
  records: number;
  bytes: number;
  /** Instead of digits that cannot be packed. */
  letters?: string;
}

/** Records with one very long answer, as they are after they came. */
export async function insertLarge(db: Db, form: TestForm, userId: number, large: Large): Promise<void> {
  const { records, bytes, letters } = large;
  const text = letters
    ? sql`repeat(${letters}, ${Math.ceil(bytes / Buffer.byteLength(letters))}::int)`
    : sql`(select string_agg(md5(i || '/' || n), '') from generate_series(1, ${Math.ceil(bytes / 32)}::int) i)`;
  await sql`
    insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, source, answers)
    select ${form.projectId}, ${form.formId}, 'uuid:large-' || ${letters ?? 'digits'}::text || n, ${form.xformId}, 1, ${userId}, 'phone',
      jsonb_build_object('name', ${text}, 'farm/cows', 3, 'person', '[{"person/age": 1}, {"person/age": 2}]'::jsonb)
    from generate_series(1, ${records}::int) n`.execute(db);
  await sql`
    insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, version, user_id, source, xml)
    select project_id, form_id, id, 1, instance_id, version, user_id, source, '<data/>'
    from submission s where form_id = ${form.formId} on conflict do nothing`.execute(db);
}

export async function shortened(db: Db, form: TestForm): Promise<void> {
  await sql`update submission set answers = '{"name": "Short"}' where form_id = ${form.formId}`.execute(db);
}

/** How many blocks of what is packed beside the table were read by some work. */
export async function packedBlocksRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await work(trx);
    const { rows } = await sql<{ blocks: number }>`
      select pg_stat_get_xact_blocks_fetched(reltoastrelid)::int as blocks from pg_class where relname = 'submission'`.execute(
      trx,
    );
    return rows[0]?.blocks ?? -1;
  });
}
