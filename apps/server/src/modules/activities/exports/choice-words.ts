import type { Language } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundLabels } from '#modules/registry/index.ts';

/** What the codes of a column mean, whichever form they came by; where two forms differ, the first of them says it. */
export async function choiceWords(
  sources: LabelSources,
  column: string,
  language: Language,
): Promise<Record<string, string>> {
  const byForm = await boundLabels(sources, column, language);
  return Object.assign({}, ...Object.values(byForm).toReversed()) as Record<string, string>;
}
