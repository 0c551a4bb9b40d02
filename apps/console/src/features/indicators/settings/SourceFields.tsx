import { DATA_COLLECTION_TYPES, type DataCollectionType, INDICATOR_COUNTS } from '@msurvey/domain';
import { AutocompleteField, MultiSelectField, SelectField, TextField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '~/features/indicators/settings/FieldGrid.tsx';
import { numberRule } from '~/features/indicators/settings/number-rule.ts';
import type { SettingLists } from '~/features/indicators/settings/use-lists.ts';
import type { DerivedFrom, SettingValues } from '~/features/indicators/settings/values.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

interface SourceFieldsProps {
  projectId: number;
  logframeId: number;
  lists: SettingLists;
  isAggregated: boolean;
  disabled: boolean;
}

/** Where the values of an indicator come from. */
export function SourceFields({ projectId, logframeId, lists, isAggregated, disabled }: SourceFieldsProps) {
  const t = useTexts();
  const [methods, source, derivedFrom] = useWatch<SettingValues>({
    name: ['data_collection_types', 'data_source', 'derivedFrom'],
  }) as [DataCollectionType[], string, DerivedFrom];
  return (
    <FieldGrid>
      <SelectField
        name="assignee"
        label={t('settings.assignee')}
        noneLabel={t('settings.assignee.none')}
        disabled
        options={[]}
      />
      <TextField
        name="data_source"
        label={t('settings.sources')}
        maxLength={500}
        disabled={disabled}
        hint={source === '' ? t('settings.hint.sources') : undefined}
      />
      <TextField name="data_source_bn" label={t('settings.sourcesBn')} maxLength={500} lang="bn" disabled={disabled} />
      <MultiSelectField
        name="data_collection_types"
        label={t('settings.methods')}
        disabled={disabled}
        hint={methods.length === 0 ? t('settings.hint.methods') : undefined}
        options={DATA_COLLECTION_TYPES.map((id) => ({ id, name: t(`method.${id}`) }))}
      />
      {methods.includes('Activity mapping') && <WorkFields of="mapping" lists={lists} disabled={disabled} />}
      {!isAggregated && (
        <SelectField
          name="derivedFrom"
          label={t('settings.derived')}
          disabled={disabled}
          options={(['none', 'indicator', 'works'] as const).map((id) => ({ id, name: t(`settings.derived.${id}`) }))}
        />
      )}
      {derivedFrom === 'indicator' && (
        <SourceIndicator projectId={projectId} logframeId={logframeId} disabled={disabled} />
      )}
      {derivedFrom === 'works' && <WorkFields of="derived" lists={lists} disabled={disabled} />}
      {derivedFrom !== 'none' && (
        <TextField
          name="derivedInput"
          label={t('settings.derived.input')}
          inputMode="decimal"
          disabled={disabled}
          validate={numberRule(t)(0)}
        />
      )}
    </FieldGrid>
  );
}

const WORK_FIELDS = {
  mapping: { works: 'subActivities', counts: 'counts', words: 'settings' },
  derived: { works: 'derivedWorks', counts: 'derivedCounts', words: 'settings.derived' },
} as const;

interface WorkFieldsProps extends Pick<SourceFieldsProps, 'lists' | 'disabled'> {
  of: keyof typeof WORK_FIELDS;
}

/** Sub-activities, and what of them is counted. */
function WorkFields({ of, lists, disabled }: WorkFieldsProps) {
  const t = useTexts();
  const { works, counts, words } = WORK_FIELDS[of];
  return (
    <>
      <MultiSelectField
        name={works}
        label={t(`${words}.subActivities`)}
        disabled={disabled}
        options={lists.works.map(({ id, code, name, agency, unit }) => ({
          id,
          name: `${code} ${name}`,
          hint: [agency, unit].filter(Boolean).join(' · '),
        }))}
      />
      <SelectField
        name={counts}
        label={t(`${words}.counts`)}
        disabled={disabled}
        noneLabel={t('settings.counts.auto')}
        options={INDICATOR_COUNTS.map((id) => ({ id, name: t(`counts.${id}`) }))}
      />
    </>
  );
}

function SourceIndicator({
  projectId,
  logframeId,
  disabled,
}: Pick<SourceFieldsProps, 'projectId' | 'logframeId' | 'disabled'>) {
  const t = useTexts();
  const { data } = useQuery(api.indicatorsOfProject.query({ query: { projectId } }));
  return (
    <AutocompleteField
      name="derivedIndicator"
      label={t('settings.derived.source')}
      required
      disabled={disabled}
      options={(data?.data ?? [])
        .filter(({ id }) => id !== logframeId)
        .map(({ id, code, title }) => ({ id, name: `${code} ${title}` }))}
    />
  );
}
