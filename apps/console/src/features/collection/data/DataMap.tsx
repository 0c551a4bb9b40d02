import { EmptyState, FailedState, type MapPoint, MapView } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type DataFilters, filterInput } from '~/features/collection/data/use-data-view.ts';
import { submissionPath } from '~/features/collection/parts/paths.ts';
import { recordName } from '~/features/collection/parts/record-name.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

/** Where the records were taken, narrowed by the same filters as the table. */
export function DataMap({ form, filters }: { form: DataOf<'form'>; filters: DataFilters }) {
  const t = useTexts();
  const navigate = useNavigate();
  const layers = useMapLayers();
  const format = useFormat();
  const { data, error, refetch } = useQuery({
    ...api.submissionPoints.query({ body: { formId: form.id, ...filterInput(filters) } }),
    placeholderData: keepPreviousData,
  });
  const points = useMemo<MapPoint[]>(
    () =>
      (data?.data ?? []).map(({ instanceId, latitude, longitude, name, receivedAt }) => ({
        id: instanceId,
        latitude,
        longitude,
        label: recordName({ instanceName: name, receivedAt }, form, format),
        detail: format.dateTime(receivedAt),
        href: submissionPath(form, instanceId),
      })),
    [data, form, format],
  );
  if (error && !data) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={440} />;
  if (points.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState text={t('map.empty')} hint={t('map.emptyHint')} />
      </Paper>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      {data.meta.truncated && <Alert severity="info">{t('map.truncated', { count: points.length })}</Alert>}
      <MapView
        label={t('map.title')}
        listLabel={t('map.list')}
        points={points}
        layers={layers}
        height={560}
        onChoose={({ href }) => href && void navigate(href)}
      />
    </Stack>
  );
}
