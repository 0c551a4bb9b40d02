import { noteChange } from '#db/noted-changes.ts';
import type { Db } from '#db/tables.ts';
import type { FormKey, Projector } from '#modules/collection/index.ts';
import { countedForms, dueByForms } from './source.queries.ts';

/** The forms whose records some indicator counts, as the transaction that writes found them. */
let counted: ReadonlySet<number> = new Set();

async function due(db: Db, rows: readonly FormKey[]): Promise<void> {
  const forms = new Map(rows.map(({ projectId, formId }) => [formId, { projectId, formId }]));
  for (const projectId of await dueByForms(db, [...forms.values()])) noteChange(db, projectId);
}

/**
 * Derives nothing itself: whatever becomes of a record, the indicators that count records of its form are due, in the same
 * transaction, and are counted after it.
 */
export const indicatorsOfRecords: Projector = {
  name: 'indicator-sources',
  async ready(db) {
    counted = new Set(await countedForms(db));
  },
  matches: ({ formId }) => counted.has(formId),
  project: due,
  forget: due,
  clear: (db, form) => due(db, [form]),
};
