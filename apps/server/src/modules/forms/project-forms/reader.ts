import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import type { Reader } from './form.queries.ts';

export const readerOf = async (db: Db, who: Who, projectId: number): Promise<Reader> => ({
  userId: who.userId,
  reached: await reachOfRecords(db, who, projectId),
});
