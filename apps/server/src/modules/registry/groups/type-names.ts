import type { Language } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundLabel, boundLabels } from '../bindings/bound-labels.ts';

interface Typed {
  formId: number;
  type: string | null;
}

/** Groups with what their forms call their type. */
export async function withTypeNames<Row extends Typed>(
  sources: LabelSources,
  rows: readonly Row[],
  language: Language,
): Promise<(Row & { typeName: string | null })[]> {
  const labels = rows.some(({ type }) => type !== null) ? await boundLabels(sources, 'type', language) : {};
  return rows.map((row) => ({ ...row, typeName: boundLabel(labels, row.formId, row.type) }));
}
