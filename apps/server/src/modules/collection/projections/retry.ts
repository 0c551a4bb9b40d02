import type { Context } from '#context.ts';
import { failedSubmissions, failingProjectors, forgetFailures, shareForms } from './projection.queries.ts';
import { getReady, projectorNamed } from './projector.ts';
import { runProjector } from './run.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'retry-projections': unknown;
  }
}

const AT_ONCE = 200;

/** Tries again what projectors failed on. What fails again stays recorded, with one more attempt. */
export async function retryProjections({ database, log }: Pick<Context, 'database' | 'log'>): Promise<void> {
  for (const name of await failingProjectors(database.db)) {
    const projector = projectorNamed(name);
    if (!projector) {
      log.warn({ projector: name }, 'a projector that failed before is not there any more');
      continue;
    }
    for (;;) {
      const mended = await database.transaction(async ({ db }) => {
        await getReady(db);
        const rows = await failedSubmissions(db, name, AT_ONCE);
        await shareForms(
          db,
          rows.map((row) => row.formId),
        );
        const failed = new Set(rows.length ? await runProjector(db, projector, rows) : []);
        const well = rows.filter((row) => !failed.has(row));
        if (well.length) await forgetFailures(db, well, name);
        return well.length;
      });
      // None of the oldest could be mended: the rest waits for the next time.
      if (mended < AT_ONCE) break;
    }
  }
}
