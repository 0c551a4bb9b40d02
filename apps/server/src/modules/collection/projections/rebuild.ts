import type { Database } from '#db/database.ts';
import { forgetFailures, formsWithSubmissions, holdForm, submissionsAfter } from './projection.queries.ts';
import { type FormKey, getReady, projectorNamed, projectorsOf } from './projector.ts';
import { runProjector } from './run.ts';

const PAGE = 500;

export interface Rebuilt {
  form: FormKey;
  projectors: string[];
  records: number;
  failed: number;
}

/**
 * Derives anew everything that comes from a form: in one transaction, so that readers see the old rows until the new
 * ones are whole. Records are read page by page; memory does not grow with them.
 */
export function rebuild(
  database: Database,
  form: FormKey,
  progress: (records: number) => void,
  /** Projectors that derived from the form before it was bound otherwise. */
  formerly: readonly string[] = [],
): Promise<Rebuilt> {
  return database.transaction(async ({ db }) => {
    await holdForm(db, form.formId);
    await getReady(db);
    const projectors = projectorsOf(form);
    const former = formerly.flatMap((name) => projectorNamed(name) ?? []);
    for (const projector of new Set([...projectors, ...former])) await projector.clear(db, form);
    let records = 0;
    let failed = 0;
    for (let after = 0; projectors.length > 0; ) {
      const rows = await submissionsAfter(db, form, after, PAGE);
      const last = rows.at(-1);
      if (!last) break;
      for (const projector of projectors) {
        await forgetFailures(db, rows, projector.name);
        failed += (await runProjector(db, projector, rows)).length;
      }
      after = last.submissionId;
      records += rows.length;
      progress(records);
    }
    return { form, projectors: projectors.map((p) => p.name), records, failed };
  });
}

/** Every form that something is derived from, one after another. */
export async function rebuildAll(
  database: Database,
  projectId: number | null,
  say: (line: string) => void,
): Promise<Rebuilt[]> {
  const done: Rebuilt[] = [];
  await getReady(database.db);
  for (const form of await formsWithSubmissions(database.db, projectId)) {
    if (projectorsOf(form).length === 0) continue;
    const result = await rebuild(database, form, (n) => say(`form ${form.formId}: ${n} of ${form.count}`));
    say(`form ${form.formId}: ${result.records} records into ${result.projectors.join(', ')}; ${result.failed} failed`);
    done.push(result);
  }
  return done;
}
