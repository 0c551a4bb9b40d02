import { SEARCH_DEBOUNCE_MS } from '@msurvey/domain';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LibraryState } from '~/features/forms/library/library-state.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';
import { useSettled } from '~/lib/use-settled.ts';

interface TitleFilterProps {
  state: LibraryState;
  value: string;
  onChange: (typed: string) => void;
  /** A suggestion was taken: that is a search already. */
  onChoose: (title: string) => void;
}

/** The list is searched by the whole title; the box suggests titles that contain what one types. */
export function TitleFilter({ state, value, onChange, onChoose }: TitleFilterProps) {
  const t = useTexts();
  const q = useSettled(value.trim(), SEARCH_DEBOUNCE_MS);
  const titles = useQuery({
    ...api.formTitles.query({ query: { q, state } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      freeSolo
      options={q === '' ? [] : (titles.data?.data ?? [])}
      // the server has found them
      filterOptions={(options) => options}
      inputValue={value}
      onInputChange={(_, next, reason) => reason !== 'reset' && onChange(next)}
      value={null}
      onChange={(_, title, reason) => title && reason === 'selectOption' && onChoose(title)}
      clearText={t('filter.clearName')}
      sx={{ width: { xs: 1, sm: 300 } }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('filter.name')}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, 'data-page-search': '', maxLength: 200 },
          }}
        />
      )}
    />
  );
}
