import { sql } from 'kysely';
import type { RecordNamer } from '#modules/collection/index.ts';

interface NamedRow {
  id: number;
  name: string;
}

/** The person or the group that a record made, in the reader's script where it is known. */
export const namePeople: RecordNamer = async (db, { projectId, ids, language }) => {
  const name = language === 'bn' ? sql`coalesce(r.name_bn, r.name)` : sql`r.name`;
  const rows = (table: 'member' | 'farmer_group') => sql`
    select r.id, ${name} as name from ${sql.table(table)} r
    where r.project_id = ${projectId} and r.id = any(${[...ids]}::bigint[])`;
  const found = await sql<NamedRow>`${rows('member')} union all ${rows('farmer_group')}`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row.name]));
};
