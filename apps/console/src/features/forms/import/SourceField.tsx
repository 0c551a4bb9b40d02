import { SEARCH_DEBOUNCE_MS } from '@msurvey/domain';
import { useField } from '@msurvey/ui';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ImportValues } from '~/features/forms/import/import-values.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useSettled } from '~/lib/use-settled.ts';

type Source = RowOf<'importSource'>;

/** A deployed form of the library, found by part of its title; its title is proposed as the name. */
export function SourceField(props: { name: string; label: string; projectId: number }) {
  const t = useTexts();
  const { field, error } = useField({ name: props.name, label: props.label, required: true });
  const { getValues, setValue } = useFormContext<ImportValues>();
  const [source, setSource] = useState<Source | null>(null);
  const [typed, setTyped] = useState('');
  const q = useSettled(source && typed === source.title ? '' : typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...api.importSource.query({ query: { id: props.projectId, q } }),
    placeholderData: keepPreviousData,
  });
  const choose = (next: Source | null) => {
    const name = getValues('form_title').trim();
    if (next && (name === '' || name === source?.title)) setValue('form_title', next.title, { shouldDirty: true });
    setSource(next);
    field.onChange(next?.idString ?? null);
  };
  return (
    <Autocomplete
      value={source}
      onChange={(_, next) => choose(next)}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onBlur={field.onBlur}
      options={found.data?.data ?? []}
      loading={found.isFetching}
      // the server has found them
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.title}
            <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
              {t('import.sourceHint', { idString: option.idString, version: option.version })}
            </Typography>
          </span>
        </li>
      )}
      noOptionsText={t('import.noSource')}
      loadingText={t('loading')}
      openText={t('open')}
      closeText={t('close')}
      clearText={t('clear')}
      renderInput={(input) => (
        <TextField
          {...input}
          name={field.name}
          inputRef={field.ref}
          label={props.label}
          required
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  );
}
