import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** A secret kept with the data: made by the first process that asks, the same for all. */
export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await sql`insert into app_secret (name, value) values (${name}, ${make()}) on conflict (name) do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`select value from app_secret where name = ${name}`.execute(db);
  const value = rows[0]?.value;
  if (!value) throw new Error(`the secret ${name} cannot be read`);
  return value;
}
