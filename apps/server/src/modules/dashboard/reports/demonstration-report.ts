import type { DemonstrationSum } from '@msurvey/contract';
import { CROP_KINDS, type Cut, DEMONSTRATION_REPORT, cutWord, type Language, yieldOf } from '@msurvey/domain';
import { choiceWords } from '#modules/activities/index.ts';
import { type WorkAmounts, worksByCrop } from '#modules/figures/index.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { grouped, inColumns, summedUp } from './amounts.ts';

const rowOf = (line: WorkAmounts): DemonstrationSum => {
  const row = inColumns(DEMONSTRATION_REPORT, line);
  return { ...row, yield: yieldOf(row) };
};
const KINDS: readonly string[] = [...CROP_KINDS, ''];

/** A row for each kind of crop with anything approved, and beneath it each crop. */
export async function demonstrationReport(sources: LabelSources, cut: Cut, language: Language) {
  const [lines, words] = await Promise.all([
    worksByCrop(sources.db, { ...cut, type: 'demonstration' }),
    choiceWords(sources, 'crop', language),
  ]);
  const done = lines.filter(({ activities = 0 }) => activities > 0);
  const nameOf = (crop: string) => words[crop] ?? (crop || cutWord('noCrop', language));
  const names = new Intl.Collator(language, { numeric: true });
  return {
    report: grouped(done, ({ kind }) => kind)
      .map(([kind, crops]) => ({
        kind,
        ...rowOf(summedUp(crops)),
        crops: crops
          .map((line) => ({ crop: line.crop, name: nameOf(line.crop), ...rowOf(line) }))
          .sort((a, b) => names.compare(a.name, b.name)),
      }))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
    total: rowOf(summedUp(done)),
  };
}
