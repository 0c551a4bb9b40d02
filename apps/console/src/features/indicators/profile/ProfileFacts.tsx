import type { IndicatorDetail } from '@msurvey/contract';
import { type Definition, DefinitionList } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { ProgressBar } from '~/features/indicators/parts/ProgressBar.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** The info table of a profile. */
export function ProfileFacts({ indicator }: { indicator: IndicatorDetail }) {
  const t = useTexts();
  const format = useFormat();
  const number = (value: number | null) => (value === null ? null : format.number(value, { maximumFractionDigits: 2 }));
  /** Pick-lists are said in the reader's language. */
  const picked = (list: 'type' | 'entry' | 'relation' | 'method', word: string | null) =>
    word === null ? null : t(`${list}.${word}` as 'type.Quantative');
  const items: Definition[] = [
    { term: t('profile.name'), value: indicator.title },
    { term: t('profile.unit'), value: indicator.unit },
    { term: t('profile.frequency'), value: indicator.frequency },
    { term: t('profile.source'), value: indicator.data_source },
    { term: t('profile.baselineTime'), value: format.date(indicator.baseline_time?.slice(0, 10)) },
    { term: t('profile.baselineValue'), value: number(indicator.baseline_value) },
    {
      term: t('profile.method'),
      value: indicator.data_collection_method.map((method) => picked('method', method)).join(', '),
    },
    { term: t('profile.type'), value: picked('type', indicator.indicator_type) },
    { term: t('profile.entry'), value: picked('entry', indicator.data_entry_type) },
    { term: t('profile.relationship'), value: picked('relation', indicator.progress_vs_cumulative) },
    { term: t('report.midTerm'), value: number(indicator.midTerm) },
    { term: t('report.cumulative'), value: number(indicator.cumulative) },
  ];
  if (indicator.logframeStructure.isSdgBased)
    items.push({
      term: t('profile.sdgs'),
      value: indicator.logframeSDGs.map(({ sdg, sdgName }) => `${sdg} ${sdgName}`).join(', '),
    });
  items.push({ term: t('profile.progress'), value: <ProgressBar percent={indicator.progress} /> });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <DefinitionList items={items} />
    </Paper>
  );
}
