import { sql } from 'kysely';
import type { Db } from './tables.ts';

export const databaseAnswers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
