import type { Db } from '#db/tables.ts';
import { rolesNamed, rolesNamedLike } from './team-filters.queries.ts';

const ID = /^\d{1,9}$/;

/** The roles meant by a filter: nothing or 0 is any (null), a number is a role's id, anything else its name. */
export async function rolesChosen(db: Db, role: string | number | null, orgId: number): Promise<number[] | null> {
  const text = String(role ?? '').trim();
  if (!ID.test(text)) return text === '' ? null : rolesNamed(db, text, orgId);
  return Number(text) === 0 ? null : rolesNamedLike(db, Number(text), orgId);
}
