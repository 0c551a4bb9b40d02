import type { Language } from '@msurvey/domain';
import { choiceLabels } from '#modules/collection/index.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundForms, type BoundLabels } from './bound-labels.queries.ts';

/** What the codes in a column of a registry mean, in the words of the forms that fill it. */
export async function boundLabels(sources: LabelSources, column: string, language: Language): Promise<BoundLabels> {
  const labels: BoundLabels = {};
  for (const { formId, xformId, path } of await boundForms(sources.db, column)) {
    const ofForm = await choiceLabels(sources, xformId, path, language);
    if (ofForm) labels[formId] = ofForm;
  }
  return labels;
}

/** Several may be chosen: then they stand in a row. */
const severalIn = (labels: Record<string, string> | undefined, codes: string): string =>
  labels && codes.split(' ').every((code) => Object.hasOwn(labels, code))
    ? codes
        .split(' ')
        .map((code) => labels[code])
        .join(', ')
    : codes;

/** One code in words; as it is where nobody knows better. */
export const boundLabel = (labels: BoundLabels, formId: number, code: string | null): string | null =>
  code === null ? null : (labels[formId]?.[code] ?? severalIn(labels[formId], code));
