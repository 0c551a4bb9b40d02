import type { Language } from '@msurvey/domain';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import type { RecordFilter } from './filter.queries.ts';
import { formShape } from './known-shapes.ts';
import { nameColumns, recordNames } from './record-names.ts';
import { listPoints } from './record-list.queries.ts';
import { shownAnswers } from './shown-answers.ts';

const MOST_POINTS = 20_000;

/** Where records were taken, and what they are called. */
export async function pointPage(sources: LabelSources, form: FormOfProject, filter: RecordFilter, language: Language) {
  const shape = await formShape(sources.db, form.xformId);
  const rows = await listPoints(sources.db, filter, MOST_POINTS + 1, nameColumns(shape));
  const shown = rows.slice(0, MOST_POINTS);
  const named = shown.map((row) => ({ ...row, ...shownAnswers(row.answers) }));
  const names = await recordNames(sources, shape, form, named, language);
  const data = shown.map(({ instanceId, latitude, longitude, receivedAt }, i) => ({
    instanceId,
    latitude,
    longitude,
    name: names[i] ?? null,
    receivedAt: receivedAt.toISOString(),
  }));
  return { data, meta: { truncated: rows.length > MOST_POINTS } };
}
