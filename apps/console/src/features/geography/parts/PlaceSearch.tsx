import { IconSearch } from '@msurvey/ui/icons';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FoundPlace, PlaceOption } from '~/features/geography/parts/PlaceOption.tsx';
import { useTexts } from '~/features/geography/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useSettled } from '~/lib/use-settled.ts';

/** A type-ahead answers while one types; the half second of a list's filter would feel slow. */
const PAUSE_MS = 250;

interface PlaceSearchProps {
  label: string;
  hint?: string;
  autoFocus?: boolean;
  onChoose: (place: FoundPlace) => void;
}

/** Any place by the beginning of its name, in either script; the field is empty again for the next one. */
export function PlaceSearch({ label, hint, autoFocus, onChoose }: PlaceSearchProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const asked = useSettled(typed.trim(), PAUSE_MS);
  const search = useQuery({
    ...api.geoSearch.query({ query: { q: asked, limit: 20 } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const waits = typed.trim() !== asked || search.isFetching;
  return (
    <Autocomplete<FoundPlace>
      value={null}
      inputValue={typed}
      onInputChange={(_, next, reason) => setTyped(reason === 'selectOption' ? '' : next)}
      onChange={(_, place) => place && onChoose(place)}
      options={asked && typed.trim() ? (search.data?.data ?? []) : []}
      // the server has chosen already, old spellings and both scripts considered
      filterOptions={(options) => options}
      getOptionLabel={(place) => place.fieldName}
      getOptionKey={(place) => place.id}
      renderOption={({ key, ...item }, place) => (
        <li key={key} {...item}>
          <PlaceOption place={place} />
        </li>
      )}
      // an empty field has nothing to offer, not “nothing found”
      open={open && typed.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={waits}
      loadingText={t('search.waits')}
      noOptionsText={t('search.nothing')}
      autoHighlight
      forcePopupIcon={false}
      clearText={t('search.clear')}
      renderInput={(input) => (
        <MuiTextField
          {...input}
          label={label}
          autoFocus={autoFocus}
          error={search.isError}
          helperText={search.error ? messageOf(search.error) : hint}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, maxLength: 100, 'data-page-search': '' },
            input: {
              ...input.slotProps.input,
              startAdornment: (
                <InputAdornment position="start" sx={{ pl: 0.5 }}>
                  <IconSearch size={18} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
