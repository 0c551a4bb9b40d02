import { DefinitionList, FailedState, FormSkeleton } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '~/features/geography/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** Where a position comes from; a source this console does not know is shown as it is called. */
const SOURCES = ['list', 'boundary', 'records', 'parent'] as const;
const isSource = (text: string): text is (typeof SOURCES)[number] => (SOURCES as readonly string[]).includes(text);

export function PlaceDetails({ id }: { id: number }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(api.geoPlace.query({ params: { id } }));
  return (
    <Paper variant="outlined" component="section" aria-labelledby={data && titleId} sx={{ p: 2 }}>
      {data && <Details place={data.data} titleId={titleId} />}
      {!data && (error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <FormSkeleton />)}
    </Paper>
  );
}

function Details({ place, titleId }: { place: DataOf<'geoPlace'>; titleId: string }) {
  const t = useTexts();
  const { number } = useFormat();
  const { position } = place;
  const degrees = (value: number) => number(value, { maximumFractionDigits: 5 });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {place.fieldName}
      </Typography>
      <DefinitionList
        items={[
          { term: t('place.level'), value: place.typeName },
          { term: t('place.nameBn'), value: place.nameBn && <span lang="bn">{place.nameBn}</span> },
          { term: t('place.otherNames'), value: place.otherNames.join(', ') },
          { term: t('place.codes'), value: place.codes.length > 0 && <Codes codes={place.codes} /> },
          {
            term: t('place.position'),
            value:
              position &&
              t('place.coordinates', { latitude: degrees(position.latitude), longitude: degrees(position.longitude) }),
          },
          {
            term: t('place.source'),
            value: position && (isSource(position.source) ? t(`place.source.${position.source}`) : position.source),
          },
        ].map((item) => ({ ...item, value: item.value || null }))}
      />
    </Stack>
  );
}

/** A code means something only together with whose code it is. */
function Codes({ codes }: { codes: DataOf<'geoPlace'>['codes'] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {codes.map(({ system, code }) => (
        <li key={`${system} ${code}`}>
          {code}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {system}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
