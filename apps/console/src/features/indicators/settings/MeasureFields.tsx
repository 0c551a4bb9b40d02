import {
  DATA_ENTRY_TYPES,
  DIRECTIONS,
  INDICATOR_TYPES,
  type IndicatorType,
  MEANING_OF,
  PROGRESS_RELATIONS,
} from '@msurvey/domain';
import { DateField, SelectField, TextField } from '@msurvey/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '~/features/indicators/settings/FieldGrid.tsx';
import { numberRule } from '~/features/indicators/settings/number-rule.ts';
import type { SettingLists } from '~/features/indicators/settings/use-lists.ts';
import type { SettingValues } from '~/features/indicators/settings/values.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface MeasureFieldsProps {
  lists: SettingLists;
  disabled: boolean;
}

/** What is typed follows from what an indicator is; it can be picked otherwise afterwards. */
function useEntryOfType() {
  const { setValue } = useFormContext<SettingValues>();
  const type = useWatch<SettingValues, 'indicator_type'>({ name: 'indicator_type' }) as IndicatorType | null;
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    if (type) setValue('data_entry_type', MEANING_OF[type].entry, { shouldDirty: true });
  }, [type, setValue]);
}

/** What an indicator is measured in, how often, and from where to where. */
export function MeasureFields({ lists, disabled }: MeasureFieldsProps) {
  const t = useTexts();
  const rule = numberRule(t);
  useEntryOfType();
  const [frequency, type, relation, baseline] = useWatch<SettingValues>({
    name: ['frequency', 'indicator_type', 'progress_vs_cumulative', 'baseline_value'],
  }) as [number | null, string | null, string | null, string];
  const none = t('blank');
  return (
    <FieldGrid>
      <SelectField
        name="uom"
        label={t('settings.uom')}
        disabled={disabled}
        noneLabel={none}
        options={lists.units.map(({ id, name }) => ({ id, name }))}
      />
      <SelectField
        name="frequency"
        label={t('settings.frequency')}
        disabled={disabled}
        noneLabel={none}
        hint={frequency === null ? t('settings.hint.frequency') : undefined}
        options={lists.frequencies.map((one) => ({ id: one.id, name: one.frequency }))}
      />
      <SelectField
        name="indicator_type"
        label={t('settings.type')}
        disabled={disabled}
        noneLabel={none}
        hint={type === null ? t('settings.hint.type') : undefined}
        options={INDICATOR_TYPES.map((id) => ({ id, name: t(`type.${id}`) }))}
      />
      <SelectField
        name="data_entry_type"
        label={t('settings.entry')}
        disabled={disabled}
        noneLabel={none}
        options={DATA_ENTRY_TYPES.map((id) => ({ id, name: t(`entry.${id}`) }))}
      />
      <SelectField
        name="progress_vs_cumulative"
        label={t('settings.relationship')}
        disabled={disabled}
        noneLabel={none}
        hint={relation === null ? t('settings.hint.relationship') : undefined}
        options={PROGRESS_RELATIONS.map((id) => ({ id, name: t(`relation.${id}`) }))}
      />
      <SelectField
        name="direction"
        label={t('settings.direction')}
        disabled={disabled}
        options={DIRECTIONS.map((id) => ({ id, name: t(`direction.${id}`) }))}
      />
      <DateField name="baseline_time" label={t('settings.baselineTime')} disabled={disabled} />
      <TextField
        name="baseline_value"
        label={t('settings.baselineValue')}
        inputMode="decimal"
        disabled={disabled}
        validate={rule()}
        hint={baseline === '' ? t('settings.hint.baselineValue') : undefined}
      />
      <TextField
        name="midTermMultiplyingFactor"
        label={t('settings.midTerm')}
        inputMode="decimal"
        disabled={disabled}
        validate={rule(0, 10)}
      />
      <TextField
        name="onTrackPercent"
        label={t('settings.band')}
        inputMode="decimal"
        disabled={disabled}
        validate={rule(1, 100)}
      />
    </FieldGrid>
  );
}
