import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { placePath } from '~/features/geography/places/place-path.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api } from '~/lib/client.ts';

/** The places above the open one, each a step back up. */
export function PlaceTrail({ unit }: { unit: number | null }) {
  const t = useTexts();
  const { data } = useQuery({ ...api.geoPlace.query({ params: { id: unit ?? 0 } }), enabled: unit !== null });
  const place = data?.data;
  return (
    <Breadcrumbs aria-label={t('places.trail')} sx={{ typography: 'body1' }}>
      {unit === null ? (
        <Typography aria-current="true">{t('places.all')}</Typography>
      ) : (
        <Link href={placePath(null)}>{t('places.all')}</Link>
      )}
      {place?.ancestors.map(({ id, fieldName }) => (
        <Link key={id} href={placePath(id)}>
          {fieldName}
        </Link>
      ))}
      {place && (
        <Typography aria-current="true" sx={{ fontWeight: 500 }}>
          {place.fieldName}
        </Typography>
      )}
    </Breadcrumbs>
  );
}
