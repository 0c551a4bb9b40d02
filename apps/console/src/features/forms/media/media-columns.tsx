import { type Column, StatusChip } from '@msurvey/ui';
import {
  type Icon,
  IconFile,
  IconFileCode,
  IconMapPin,
  IconMusic,
  IconPhoto,
  IconTable,
  IconVideo,
} from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { GeographyMenu, type GeographyLevel } from '~/features/forms/media/GeographyMenu.tsx';
import { useFileSize } from '~/features/forms/parts/files.ts';
import { Secondary } from '~/features/forms/parts/Secondary.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Media = RowOf<'formMedia'>;
const ICONS: Record<Media['kind'], Icon> = {
  csv: IconTable,
  geojson: IconMapPin,
  xml: IconFileCode,
  image: IconPhoto,
  audio: IconMusic,
  video: IconVideo,
  other: IconFile,
};

export function useMediaColumns(idString: string, canEdit: boolean, levels: GeographyLevel[]): Column<Media>[] {
  const t = useTexts();
  const size = useFileSize();
  const { dateTime } = useFormat();
  const levelOf = (geoType: number | null | undefined) => levels.find((level) => level.geoType === geoType)?.name;
  return [
    {
      id: 'name',
      header: t('media.name'),
      primary: true,
      cell: ({ name, kind }) => {
        const KindIcon = ICONS[kind];
        return (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', py: 0.5 }}>
            <KindIcon size={20} aria-hidden />
            <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
              <Secondary>{t(`media.kind.${kind}`)}</Secondary>
            </Stack>
          </Stack>
        );
      },
    },
    {
      id: 'state',
      header: t('media.state'),
      primary: true,
      cell: ({ file, isList }) =>
        isList ? (
          <StatusChip status="done" label={t('media.list')} />
        ) : file ? (
          <Stack sx={{ gap: 0.25, py: 0.5, alignItems: 'flex-start' }}>
            <StatusChip status="done" label={t('media.there', { size: size(file.size) })} />
            <Secondary>{[file.uploadedBy, dateTime(file.uploadedAt)].filter(Boolean).join(' · ')}</Secondary>
          </Stack>
        ) : (
          <StatusChip status="pending" label={t('media.missing')} />
        ),
    },
    {
      id: 'source',
      header: t('media.source'),
      primary: true,
      cell: ({ name, kind, file }) => {
        const level = levelOf(file?.geoType);
        if (kind !== 'csv' || (!level && !canEdit)) return null;
        return (
          <Stack sx={{ alignItems: 'flex-start' }}>
            {level && t('media.fromGeography', { level })}
            {canEdit && <GeographyMenu idString={idString} name={name} levels={levels} />}
          </Stack>
        );
      },
    },
  ];
}
