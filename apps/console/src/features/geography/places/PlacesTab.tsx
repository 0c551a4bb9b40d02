import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router';
import { PlaceSearch } from '~/features/geography/parts/PlaceSearch.tsx';
import { PlaceDetails } from '~/features/geography/places/PlaceDetails.tsx';
import { PlaceList } from '~/features/geography/places/PlaceList.tsx';
import { placePath } from '~/features/geography/places/place-path.ts';
import { useTexts } from '~/features/geography/texts.ts';

/** Browse level by level, or jump to any place; the open one stands in the URL. */
export function PlacesTab() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const unit = Number(params.get('unit') ?? '');
  const open = Number.isInteger(unit) && unit > 0 ? unit : null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ maxWidth: 480 }}>
        <PlaceSearch
          label={t('places.search')}
          hint={t('places.searchHint')}
          onChoose={(place) => void navigate(placePath(place.id), { preventScrollReset: true })}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: open ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)' },
        }}
      >
        <PlaceList key={open} unit={open} />
        {open && <PlaceDetails id={open} />}
      </Box>
    </Stack>
  );
}
