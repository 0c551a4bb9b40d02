import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useField } from '@msurvey/ui';
import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '~/features/projects/texts.ts';
import { api } from '~/lib/client.ts';

const LONGEST_NAME = 200;
const tidy = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.trim()).filter(Boolean))];

/** Organisations of the platform, and any other name that is typed. */
export function PartnersField(props: { name: string; label: string; hint: string }) {
  const t = useTexts();
  const { field, error } = useField(props);
  const [typed, setTyped] = useState('');
  const options = useQuery({ ...api.partnerOptions.query(), staleTime: SUMMARY_CACHE_MS });
  const chosen = field.value as string[];
  return (
    <Autocomplete
      multiple
      freeSolo
      disableCloseOnSelect
      value={chosen}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next) => field.onChange(tidy(next))}
      onBlur={() => {
        // what was typed and not confirmed with Enter was meant all the same
        if (typed.trim()) field.onChange(tidy([...chosen, typed]));
        field.onBlur();
      }}
      options={options.data?.data.map((one) => one.name) ?? []}
      filterSelectedOptions
      slotProps={{ chip: { size: 'small' } }}
      clearText={t('project.partnersClear')}
      renderInput={(input) => (
        <MuiTextField
          {...input}
          name={field.name}
          inputRef={field.ref}
          label={props.label}
          error={Boolean(error)}
          helperText={error ?? props.hint}
          slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps?.htmlInput, maxLength: LONGEST_NAME } }}
        />
      )}
    />
  );
}
