import { FREQUENCIES, readingOf, sourceOf, usualCount, type WorkType } from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { namedGroups } from '~/features/indicators/periods/named-groups.ts';
import { groupName } from '~/features/indicators/periods/split.ts';
import { meaningOf } from '~/features/indicators/settings/meaning.ts';
import type { SettingLists } from '~/features/indicators/settings/use-lists.ts';
import type { SettingValues } from '~/features/indicators/settings/values.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

interface MeaningProps {
  projectId: number;
  lists: SettingLists;
  isAggregated: boolean;
  /** Whether it is counted from the records of a form. */
  hasForm: boolean;
}

/** What the settings mean as they stand in the form, in sentences. */
export function Meaning({ projectId, lists, isAggregated, hasForm }: MeaningProps) {
  const t = useTexts();
  const values = useWatch<SettingValues>() as SettingValues;
  const isFromIndicator = values.derivedFrom === 'indicator';
  const indicators = useQuery({
    ...api.indicatorsOfProject.query({ query: { projectId } }),
    enabled: isFromIndicator,
  });
  const chosen = (ids: readonly number[]) => lists.works.filter(({ id }) => ids.includes(id));
  const mapped = chosen(values.subActivities);
  const frequency = lists.frequencies.find(({ id }) => id === values.frequency)?.code;
  const source = indicators.data?.data.find(({ id }) => id === values.derivedIndicator);
  const sentences = meaningOf(t, {
    source: sourceOf({
      isAggregated,
      hasForm,
      isDerived: values.derivedFrom !== 'none',
      collectionTypes: values.data_collection_types,
    }),
    counts: values.counts ?? usualCount(mapped.map(({ type, isMeasured }) => ({ type: type as WorkType, isMeasured }))),
    frequency: FREQUENCIES.find((code) => code === frequency) ?? 'yearly',
    how: readingOf(values.indicator_type, values.progress_vs_cumulative),
    direction: values.direction,
    band: readNumber(values.onTrackPercent) ?? 90,
    works: mapped.map(({ name }) => name),
    from: isFromIndicator
      ? source
        ? `${source.code} ${source.title}`
        : ''
      : chosen(values.derivedWorks)
          .map(({ name }) => name)
          .join('; '),
    input: readNumber(values.derivedInput) ?? 1,
    groups: namedGroups(
      values.groups.map(({ types }) => types),
      lists.types,
    ).map(groupName),
  });
  return (
    <Alert severity="info" role="note">
      <AlertTitle component="h3">{t('settings.meaning')}</AlertTitle>
      {sentences.join(' ')}
    </Alert>
  );
}
