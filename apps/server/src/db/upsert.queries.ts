import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** How a value that comes as JSON is read. */
type Given =
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'float8'
  | 'int'
  | 'int[]'
  | 'jsonb'
  | 'numeric'
  | 'text'
  | 'text[]'
  | 'timestamptz';

/** A column is given with each row, or made by an expression over the rows `r`; null: others write it, it stays as it is. */
type Column = Given | RawBuilder<unknown> | null;
/** Every column of the table, each once: a column that is added to a table does not compile until it is said here. */
type Columns<T extends keyof Tables> = { [K in keyof Tables[T] & string]: Column };

type Rows<C, Beside> = { [K in keyof C as C[K] extends Given ? K : never]: unknown } & { [K in keyof Beside]: unknown };

interface Upsert<T extends keyof Tables, C, Beside> {
  into: T;
  /** What names a row. */
  key: readonly (keyof C & string)[];
  columns: C & Columns<T>;
  /** Given with each row for expressions only. */
  beside?: Beside;
  /** Tables that the expressions read, joined to the rows `r`. */
  joined?: RawBuilder<unknown>;
  /** A row that would stay as it is is not written again. */
  onlyChanged?: boolean;
}

const list = (names: readonly string[], prefix = '') => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/**
 * Rows that are there already are replaced: one statement for a batch, made once from the list of columns, in which each
 * column is named once.
 */
export function upsert<
  T extends keyof Tables & string,
  const C extends Columns<T>,
  const Beside extends Record<string, Given> = Record<never, never>,
>({ into, key, columns, beside, joined = sql``, onlyChanged = false }: Upsert<T, C, Beside>) {
  const all = Object.entries<Column>(columns).filter(([, column]) => column !== null);
  const given = [...all, ...Object.entries<Column>(beside ?? {})].filter(([, column]) => typeof column === 'string');
  const names = all.map(([name]) => name);
  const replaced = names.filter((name) => !key.includes(name as keyof C & string));
  const values = all.map(([name, column]) => (typeof column === 'string' ? list([name], 'r.') : column));
  const shape = sql.raw(given.map(([name, type]) => `"${name}" ${String(type)}`).join(', '));
  const set = sql.raw(replaced.map((name) => `"${name}" = excluded."${name}"`).join(', '));
  const changed = onlyChanged
    ? sql`where (${list(replaced, 't.')}) is distinct from (${list(replaced, 'excluded.')})`
    : sql``;
  return async (db: Db, rows: readonly Rows<C, Beside>[]): Promise<void> => {
    if (rows.length === 0) return;
    await sql`
      insert into ${sql.table(into)} as t (${list(names)}) select ${sql.join(values)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${shape}) ${joined}
      on conflict (${list(key)}) do update set ${set} ${changed}`.execute(db);
  };
}
