import type { RawBuilder } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { PagedStatement } from './table-file.ts';

/** A statement for a thread that has its own connection; its last parameters are the cursor and the limit. */
export function pagedStatement(db: Db, statement: RawBuilder<unknown>): PagedStatement {
  const { sql: text, parameters } = statement.compile(db);
  return { text, values: [...parameters] };
}

/** Larger than every id: where reading begins with the newest. */
export const NEWEST = '9223372036854775807';
