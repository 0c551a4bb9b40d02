import type { Db } from '#db/tables.ts';
import { insertMissingSwitches } from './switch.queries.ts';

/** At start: the catalogue is code, the switches are rows; a module or action that is new in code gets its rows. */
export const syncSwitches = (db: Db): Promise<number> => insertMissingSwitches(db);
