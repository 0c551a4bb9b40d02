import { NODE_PROGRAMMES, PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { type Closing, closeYear, countDue } from '../modules/indicators/index.ts';
import { correctValue, firstSaid } from './closed-years.queries.ts';

/** Who reports for the programme office. */
export const REPORTER = 'me.officer';
const [SACP] = NODE_PROGRAMMES;
/** The last but one of the years that are over, and the one before it: the last one is still being reported. */
const [EARLIER, LATER] = [2023, 2024];
const REASON = 'Crop cuts of two upazilas came in after publication';
/** Percent points by which it was said too low at first. */
const CORRECTION = 2;

/** The results of SACP of two years as they were published, the earlier of them once more after a correction. */
export async function closeYears(db: Db, userId: number): Promise<void> {
  // What is counted of work stands in the report, too.
  await countDue(db, PROJECT_PROGRAMME);
  const sight = { homeId: PROJECT_PROGRAMME, isWhole: true, programme: null };
  const close = async (year: number, version: number, reason: string | null): Promise<void> => {
    const closing: Closing = { homeId: PROJECT_PROGRAMME, userId, programme: SACP, year, version, reason };
    await closeYear(db, sight, closing);
  };
  const value = await firstSaid(db, PROJECT_PROGRAMME, { programme: SACP, year: EARLIER, less: CORRECTION });
  await close(EARLIER, 1, null);
  if (value) {
    await correctValue(db, PROJECT_PROGRAMME, { ...value, userId, more: CORRECTION, reason: REASON });
    await close(EARLIER, 2, REASON);
  }
  await close(LATER, 1, null);
}
