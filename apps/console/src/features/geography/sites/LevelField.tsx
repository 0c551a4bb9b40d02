import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Place } from '~/features/geography/sites/choice.ts';
import type { useSiteChoice } from '~/features/geography/sites/use-site-choice.ts';
import { useTexts } from '~/features/geography/texts.ts';

const MOST_CHIPS = 2;
type Offered = Place & { nameBn?: string | null };
/** Thousands of unions would make typing slow; who types finds the others. */
const filterOptions = createFilterOptions<Offered>({
  limit: 200,
  stringify: ({ name, nameBn }) => `${name} ${nameBn ?? ''}`,
});

interface LevelFieldProps {
  field: ReturnType<typeof useSiteChoice>['fields'][number];
  onChange: (places: Place[]) => void;
}

/** The places of one level, several at once; however many are chosen, two are shown and the rest is counted. */
export function LevelField({ field, onChange }: LevelFieldProps) {
  const t = useTexts();
  const { level, chosen, options, loading, failed, waitsFor } = field;
  const hint = failed ? t('sites.loadFailed') : waitsFor && t('sites.waitsFor', { level: waitsFor.name });
  return (
    <Autocomplete<Offered, true>
      multiple
      disableCloseOnSelect
      disabled={waitsFor !== undefined}
      value={[...chosen]}
      onChange={(_, places) => onChange(places.map(({ id, name }) => ({ id, name })))}
      options={options.map(({ id, fieldName, nameBn }) => ({ id, name: fieldName, nameBn }))}
      filterOptions={filterOptions}
      loading={loading}
      loadingText={t('search.waits')}
      noOptionsText={t('search.nothing')}
      openText={t('sites.open')}
      closeText={t('sites.close')}
      clearText={t('sites.clear', { level: level.name })}
      getOptionLabel={(place) => place.name}
      getOptionKey={(place) => place.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderValue={(places, itemProps) => (
        <>
          {places.slice(0, MOST_CHIPS).map((place, index) => {
            const { key: _, ...item } = itemProps({ index });
            return <Chip key={place.id} size="small" label={place.name} {...item} />;
          })}
          {places.length > MOST_CHIPS && (
            <Typography variant="body2" component="span" sx={{ mx: 0.5 }}>
              {t('sites.more', { count: places.length - MOST_CHIPS })}
            </Typography>
          )}
        </>
      )}
      renderInput={(input) => <MuiTextField {...input} label={level.name} error={failed} helperText={hint} />}
    />
  );
}
