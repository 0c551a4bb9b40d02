import {
  type Direction,
  type IndicatorCount,
  type IndicatorFrequency,
  isSummable,
  periodKindOf,
  type Reading,
  type ValueSource,
} from '@msurvey/domain';
import type { useTexts } from '~/features/indicators/texts.ts';

export interface Meant {
  source: ValueSource;
  counts: IndicatorCount;
  frequency: IndicatorFrequency;
  how: Reading;
  direction: Direction;
  band: number;
  /** What is mapped: the names of its sub-activities. */
  works: readonly string[];
  /** Of a derived one its source; of one that is counted from records their form, where it is known. */
  from: string;
  input: number;
  groups: readonly string[];
}

/** How many names a sentence bears. */
const NAMED = 3;

function listed(t: ReturnType<typeof useTexts>, names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join('; ');
  return names.length > NAMED ? t('meaning.andMore', { names: shown, count: names.length - NAMED }) : shown;
}

function whatIsCounted(t: ReturnType<typeof useTexts>, meant: Meant): string {
  const { source, counts, frequency, works, from, input, how } = meant;
  const period = periodKindOf(frequency);
  if (source === 'aggregated') return t('meaning.aggregated');
  if (source === 'derived') return t('meaning.derived', { from: from || t('blank'), input });
  if (source === 'typed') return t('meaning.typed', { period });
  if (source === 'records') return t('meaning.records', { period, from, named: from ? 'yes' : 'no' });
  if (works.length === 0) return t('meaning.noWorks');
  const mode = how.mode === 'increments' ? 'first' : 'ever';
  return t(`meaning.${counts}`, { works: listed(t, works), period, mode });
}

/** What the settings of an indicator mean, in whole sentences. */
export function meaningOf(t: ReturnType<typeof useTexts>, meant: Meant): string[] {
  const { source, how, direction, band, groups } = meant;
  const sentences = [whatIsCounted(t, meant)];
  if (source !== 'aggregated')
    sentences.push(t(isSummable(how.kind) ? `meaning.${how.mode}` : `meaning.${how.kind as 'percentage' | 'text'}`));
  if (how.kind === 'ratio') sentences.push(t('meaning.ratio'));
  if (how.kind !== 'text') sentences.push(t('meaning.track', { direction, band }));
  if (groups.length > 0) sentences.push(t('meaning.groups', { groups: groups.join('; ') }));
  return sentences;
}
