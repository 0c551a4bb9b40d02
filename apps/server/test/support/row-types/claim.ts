/** What one property of a row type says: of which kinds its values are, and whether one may be null or missing. */
export interface Property {
  /** `number`, `string`, `boolean`, `Date`, `Buffer`, `object`, `anything`, or one of them with `[]`. */
  kinds: string[];
  isNullable: boolean;
  isOptional: boolean;
}

/** One statement of the sources with the row type that is written at it. */
export interface Claim {
  /** `modules/access/users.queries.ts allUsers`, and `… allUsers 2` for the next one of that function. */
  name: string;
  /** The same with its line, for people. */
  place: string;
  /** Below the sources of the server. */
  file: string;
  /** The function around it. */
  owner: string;
  /** The text of an `sql<Row>`, as it stands between the values and the fragments; null for a `query<Row>(…)`. */
  pieces: string[] | null;
  /** Null where no columns are named: the type of an expression, or `Record<string, unknown>`. */
  row: Record<string, Property> | null;
}
