import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useUiText } from '../use-ui-text.ts';
import type { Option } from './options.ts';
import { type FieldProps, useField } from './use-field.ts';

interface AutocompleteFieldProps extends FieldProps {
  options: readonly Option[];
  /** Many values: the field holds an array of ids, in the order of choosing. */
  multiple?: boolean;
  loading?: boolean;
  limitTags?: number;
}

/** A long list one types into. The value is the option's id or null; with `multiple`, an array of ids. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, required, hint, disabled, options, multiple = false, loading, limitTags = 2 } = props;
  const t = useUiText();
  const { field, error } = useField(props);
  const byId = new Map(options.map((option) => [option.id, option]));
  const ids = (multiple ? (field.value ?? []) : [field.value]) as Option['id'][];
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <Autocomplete
      multiple={multiple}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, next) => field.onChange(Array.isArray(next) ? next.map((o) => o.id) : (next?.id ?? null))}
      onBlur={field.onBlur}
      options={options}
      loading={loading}
      disabled={disabled}
      limitTags={limitTags}
      disableCloseOnSelect={multiple}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.name}
            {option.hint && (
              <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                {option.hint}
              </Typography>
            )}
          </span>
        </li>
      )}
      loadingText={t('loading')}
      noOptionsText={t('field.nothingFound')}
      openText={t('field.open')}
      closeText={t('field.close')}
      clearText={t('clear')}
      renderInput={(input) => (
        <MuiTextField
          {...input}
          name={field.name}
          inputRef={field.ref}
          label={label}
          required={required}
          error={Boolean(error)}
          helperText={error ?? hint}
        />
      )}
    />
  );
}

export const MultiSelectField = (props: Omit<AutocompleteFieldProps, 'multiple'>) => (
  <AutocompleteField {...props} multiple />
);
