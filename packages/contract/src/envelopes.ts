import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '@msurvey/domain';
import { z } from 'zod';
import { named } from './named.ts';

/** Bounded paging: nobody reads past page 10,000, and a list never costs more for being asked to. */
export const paging = z.object({
  currentPage: z.coerce.number().int().min(1).max(10_000).default(FIRST_PAGE),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export const sorting = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z.object({ sortBy: z.enum(keys).optional(), sortOrder: z.enum(['asc', 'desc']).default('asc') });

const MOST_NAMED = 3;
/** What the caller may do with a record; a screen asks `can.edit`, never the role's name. A few are `CanEditDelete` to clients. */
export const abilities = <const K extends readonly string[]>(...names: K) => {
  const all = z.object(Object.fromEntries(names.map((n) => [n, z.boolean()])) as Record<K[number], z.ZodBoolean>);
  const words = names.map((n) => n.charAt(0).toUpperCase() + n.slice(1));
  return names.length > MOST_NAMED ? all : named(`Can${words.join('')}`, all);
};

/** Success envelopes. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });
const pageMeta = named('PageMeta', z.object({ count: z.number() }));
export const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta });
/** A number under each of these names. */
export const numbers = <const K extends readonly string[]>(...names: K) =>
  z.object(Object.fromEntries(names.map((n) => [n, z.number()])) as Record<K[number], z.ZodNumber>);
/** How many there were of what an operation did: `howMany('added')`. */
export const howMany = <const K extends readonly string[]>(...names: K) => dataOf(numbers(...names));
/** A sentence in the language of the request. */
export const message = named('MessageAnswer', dataOf(named('Message', z.object({ message: z.string() }))));
export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) });
