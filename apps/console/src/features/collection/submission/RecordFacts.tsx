import { DefinitionList, MapView } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useCan } from '~/app/session/index.ts';
import { userDataPath } from '~/features/collection/parts/paths.ts';
import { recordName } from '~/features/collection/parts/record-name.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

interface RecordFactsProps {
  form: DataOf<'form'>;
  record: DataOf<'submission'>;
}

/** Who, when, where, with what. */
export function RecordFacts({ form, record }: RecordFactsProps) {
  const t = useTexts();
  const { dateTime, number } = useFormat();
  const canSeeUser = useCan()('Form Data/View');
  const { position } = record;
  const who = record.name || record.userName;
  const facts = [
    {
      term: t('fact.by'),
      value: canSeeUser ? <Link href={userDataPath(form, record.userId)}>{who}</Link> : who,
    },
    { term: t('fact.received'), value: dateTime(record.receivedAt) },
    { term: t('fact.updated'), value: record.revision > 1 ? dateTime(record.updatedAt) : null },
    { term: t('fact.started'), value: dateTime(record.startedAt) },
    { term: t('fact.ended'), value: dateTime(record.endedAt) },
    { term: t('fact.source'), value: t(`source.${record.source}`) },
    { term: t('fact.device'), value: record.deviceId },
    { term: t('fact.version'), value: record.version === null ? null : number(record.version, { useGrouping: false }) },
    { term: t('fact.instance'), value: record.instanceId },
    {
      term: t('fact.position'),
      value: position && (
        <bdi>
          {t('place', { latitude: position.latitude, longitude: position.longitude })}
          {position.accuracy !== null && ` · ${t('fact.accuracy', { metres: Math.round(position.accuracy) })}`}
        </bdi>
      ),
    },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <DefinitionList items={facts} />
      </Paper>
      {position && (
        <RecordPlace form={form} record={record} latitude={position.latitude} longitude={position.longitude} />
      )}
    </Stack>
  );
}

interface RecordPlaceProps extends RecordFactsProps {
  latitude: number;
  longitude: number;
}

function RecordPlace({ form, record, latitude, longitude }: RecordPlaceProps) {
  const t = useTexts();
  const layers = useMapLayers();
  const format = useFormat();
  const { instanceId: id } = record;
  const label = recordName(record, form, format);
  const points = useMemo(() => [{ id, label, latitude, longitude }], [id, label, latitude, longitude]);
  return <MapView label={t('record.map')} points={points} layers={layers} height={260} chosen={id} />;
}
