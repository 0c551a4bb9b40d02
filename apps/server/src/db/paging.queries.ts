import { type RawBuilder, sql } from 'kysely';

export interface Page {
  currentPage: number;
  pageSize: number;
}

export const limitTo = ({ currentPage, pageSize }: Page): RawBuilder<unknown> =>
  sql`limit ${pageSize} offset ${(currentPage - 1) * pageSize}`;

/** A pattern that matches the text anywhere and literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export const direction = (order: 'asc' | 'desc'): RawBuilder<unknown> => (order === 'desc' ? sql`desc` : sql`asc`);

/** Only the conditions that were asked for stand in the statement, so that each filter can use its index. */
export const all = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
