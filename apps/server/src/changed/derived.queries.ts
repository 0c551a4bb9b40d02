import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { ChangedKind, ChangedRows, Changing } from './changed.ts';
import type { RowSource } from './changed.queries.ts';

/** Takes rows of this kind away, by the ids that their changes are told by. */
export const deleting =
  <K extends ChangedKind>(_kind: K, { table, id }: RowSource<ChangedRows[K]>) =>
  async (db: Changing<K>, projectId: number, ids: readonly number[]): Promise<void> => {
    await sql`
      delete from ${sql.table(table)} where project_id = ${projectId} and ${sql.ref(id)} = any(${[...ids]}::bigint[])`.execute(
      db,
    );
  };

/** The ids of what was derived from the records of a form, the next after one. */
export const idsOfForm =
  ({ table, id }: { table: string; id: string }) =>
  async (db: Db, form: { projectId: number; formId: number }, after: number, limit: number): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(id)} as id from ${sql.table(table)}
      where project_id = ${form.projectId} and form_id = ${form.formId} and ${sql.ref(id)} > ${after}
      order by 1 limit ${limit}`.execute(db);
    return rows.map((row) => row.id);
  };
