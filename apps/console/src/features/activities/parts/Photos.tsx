import type { ActivityDetail } from '@msurvey/contract';
import { IconAlertTriangle } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PhotoDialog } from '~/features/activities/parts/PhotoDialog.tsx';
import { useActivityFile } from '~/features/activities/parts/use-activity-file.ts';
import { useTexts } from '~/features/activities/texts.ts';

interface PhotosProps {
  projectId: number;
  instance: string;
  photos: ActivityDetail['photos'];
}
type Photo = ActivityDetail['photos'][number];

/** Thumbnails that open large; a photo that has not come yet says so. */
export function Photos({ projectId, instance, photos }: PhotosProps) {
  const t = useTexts();
  const [open, setOpen] = useState<number | null>(null);
  const present = photos.filter((photo) => photo.present);
  if (photos.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('photos.none')}
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {photos.map((photo) => (
          <li key={photo.name}>
            {photo.present ? (
              <Thumbnail
                projectId={projectId}
                instance={instance}
                photo={photo}
                onOpen={() => setOpen(present.indexOf(photo))}
              />
            ) : (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& svg': { color: 'warning.main' } }}>
                <IconAlertTriangle size={18} aria-hidden />
                <Typography variant="body2">{t('photos.missing', { name: photo.name })}</Typography>
              </Stack>
            )}
          </li>
        ))}
      </Box>
      {open !== null && (
        <PhotoDialog
          projectId={projectId}
          instance={instance}
          names={present.map(({ name }) => name)}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface ThumbnailProps extends Omit<PhotosProps, 'photos'> {
  photo: Photo;
  onOpen: () => void;
}

function Thumbnail({ projectId, instance, photo, onOpen }: ThumbnailProps) {
  const t = useTexts();
  const { address, failed } = useActivityFile({ projectId, instance, name: photo.name });
  if (failed) return <Typography variant="body2">{t('photos.failed', { name: photo.name })}</Typography>;
  if (!address) return <Skeleton variant="rounded" width={132} height={100} />;
  return (
    <ButtonBase aria-label={t('photos.open', { name: photo.name })} onClick={onOpen} sx={{ borderRadius: 1 }}>
      <Box
        component="img"
        src={address}
        alt=""
        sx={{ width: 132, height: 100, objectFit: 'cover', borderRadius: 1, display: 'block', bgcolor: 'action.hover' }}
      />
    </ButtonBase>
  );
}
