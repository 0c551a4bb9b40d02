import type { RawBuilder } from 'kysely';

/** As PostgreSQL calls them. */
export type ColumnType = 'bigint' | 'boolean' | 'date' | 'int' | 'int[]' | 'numeric' | 'text' | 'timestamptz';

export interface TallyColumn {
  type: ColumnType;
  /** What a counted row `r` has in it; never null. */
  is: RawBuilder<unknown>;
}

/**
 * Something that is counted when it changes instead of when somebody looks. Its table is made by a migration: the columns
 * of the key, `id`, the measures, and the primary key (key, id). Rows of id 0 are gathered, the others are changes that
 * still have to be; what is true at a moment is the sum of both.
 *
 * One definition serves for changes, for a recount and for a rebuild, so that they cannot drift apart.
 */
export interface Tally<Key extends string = string, Measure extends string = string> {
  table: string;
  /** The table, or the statement, whose rows `r` it counts. */
  of: string | RawBuilder<unknown>;
  /** What of `r` is asked below: rows that changed are counted by these alone. */
  reads: Readonly<Record<string, ColumnType>>;
  /** One row may count in several places: `UNITS`. */
  joins?: RawBuilder<unknown>;
  /** Which rows count. */
  where?: RawBuilder<unknown>;
  /** Begins with project_id. */
  key: Readonly<Record<Key, TallyColumn>>;
  /** What each row adds. */
  measures: Readonly<Record<Measure, TallyColumn>>;
}

/** Whatever its columns are. */
// biome-ignore lint/suspicious/noExplicitAny: a list of tallies holds some of every shape
export type AnyTally = Tally<any, any>;
