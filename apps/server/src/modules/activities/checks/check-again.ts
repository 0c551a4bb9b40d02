import { ACTIVITY_CHECKS, type Check } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { knownActivities } from './again.queries.ts';
import { check } from './index.ts';

/**
 * What is striking about activities now, not when they came: others may have been deleted or approved since, and files
 * may be missing that were still on their way then.
 */
export async function checkAgain(db: Db, projectId: number, ids: readonly number[]): Promise<Map<number, Check[]>> {
  const rows = await knownActivities(db, projectId, ids);
  const found = await check(db, rows);
  for (const { id, missingFiles } of rows)
    if (missingFiles > 0)
      found.get(id)?.push({
        check: 'files-missing',
        severity: ACTIVITY_CHECKS['files-missing'],
        question: null,
        details: { count: missingFiles },
      });
  return found;
}
