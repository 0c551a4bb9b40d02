import type { SourceColumnView } from '@msurvey/contract';
import { type ConditionFunction, FUNCTIONS_OF, MOST_VALUES_OF_CONDITION, VALUES_OF } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type DraftCondition, withColumn, withFunction } from '~/features/indicators/source/draft.ts';
import { useTexts } from '~/features/indicators/texts.ts';

export interface ConditionProps {
  condition: DraftCondition;
  columns: readonly SourceColumnView[];
  disabled: boolean;
  /** What is wrong with a part of it, in a sentence. */
  faultAt: (part: 'column' | 'function' | 'values') => string | undefined;
  onChange: (condition: DraftCondition) => void;
}

export function ColumnField({ condition, columns, disabled, faultAt, onChange }: ConditionProps) {
  const t = useTexts();
  const fault = faultAt('column');
  return (
    <Autocomplete
      options={columns}
      value={columns.find(({ path }) => path === condition.column) ?? null}
      onChange={(_, next) => next && onChange(withColumn(condition, next))}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ path }) => path}
      isOptionEqualToValue={(a, b) => a.path === b.path}
      noOptionsText={t('none')}
      disabled={disabled}
      renderInput={(input) => (
        <TextField {...input} label={t('source.column')} error={fault !== undefined} helperText={fault} />
      )}
    />
  );
}

export function FunctionField({ condition, columns, disabled, faultAt, onChange }: ConditionProps) {
  const t = useTexts();
  const column = columns.find(({ path }) => path === condition.column);
  const functions: readonly ConditionFunction[] = column ? FUNCTIONS_OF[column.kind] : [];
  return (
    <FilterSelect
      label={t('source.function')}
      value={condition.function}
      disabled={disabled || !column}
      fault={faultAt('function')}
      options={functions.map((id) => ({ id, name: t(`source.function.${id}`) }))}
      onChange={(is) => onChange(withFunction(condition, is))}
    />
  );
}

export function ValuesField({ condition, columns, disabled, faultAt, onChange }: ConditionProps) {
  const t = useTexts();
  const column = columns.find(({ path }) => path === condition.column);
  const asked = VALUES_OF[condition.function];
  const fault = faultAt('values');
  const set = (values: string[]) => onChange({ ...condition, values });
  if (!column || asked === 0) return null;
  const names = new Map(column.choices?.map(({ code, label }) => [code, label]));
  if (asked === null)
    return (
      <Autocomplete
        multiple
        freeSolo={!column.choices}
        autoSelect={!column.choices}
        options={[...names.keys()]}
        value={condition.values}
        onChange={(_, values) => set(values.slice(0, MOST_VALUES_OF_CONDITION))}
        getOptionLabel={(code) => names.get(code) ?? code}
        noOptionsText={t('none')}
        disabled={disabled}
        renderInput={(input) => (
          <TextField
            {...input}
            label={t('source.values')}
            error={fault !== undefined}
            helperText={fault ?? (column.choices ? undefined : t('source.values.enter'))}
          />
        )}
      />
    );
  if (column.choices && asked === 1)
    return (
      <FilterSelect
        label={t('source.value')}
        value={condition.values[0] ?? ''}
        disabled={disabled}
        fault={fault}
        options={column.choices.map(({ code, label }) => ({ id: code, name: label }))}
        onChange={(value) => set([value])}
      />
    );
  const isDate = column.kind === 'date';
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 1 }}>
      {Array.from({ length: asked }, (_, at) => (
        <TextField
          key={at}
          fullWidth
          label={t(asked === 1 ? 'source.value' : at === 0 ? 'source.from' : 'source.to')}
          type={isDate ? 'date' : 'text'}
          value={condition.values[at] ?? ''}
          disabled={disabled}
          error={fault !== undefined}
          helperText={at === 0 ? fault : undefined}
          onChange={({ target }) =>
            set(Array.from({ length: asked }, (__, i) => (i === at ? target.value : (condition.values[i] ?? ''))))
          }
          slotProps={{
            ...(isDate ? { inputLabel: { shrink: true } } : {}),
            htmlInput: { maxLength: 500, ...(column.kind === 'number' ? { inputMode: 'decimal' } : {}) },
          }}
        />
      ))}
    </Stack>
  );
}
