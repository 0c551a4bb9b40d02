import type { Cut } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { type Counting, reachedOneByOne } from '../../src/modules/figures/cut/behind.queries.ts';

/** Those of a figure, each asked of alone. */
export async function peopleOneByOne(db: Db, figure: Counting<'reach'>, cut: Cut): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member m where ${reachedOneByOne(figure, cut)}`.execute(db);
  return rows[0]?.n ?? 0;
}
