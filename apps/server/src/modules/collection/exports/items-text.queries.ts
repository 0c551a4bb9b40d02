import { type RawBuilder, sql } from 'kysely';

/** What was picked in the record `s`, after the version that it was picked with: what `findItems` is asked about. */
export const itemsText = (codes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${codes} <> '' then concat(s.version, ' ', ${codes}) end`;
