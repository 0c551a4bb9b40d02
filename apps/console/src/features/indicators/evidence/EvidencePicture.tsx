import { CloseAction } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OfValue } from '~/features/indicators/evidence/use-evidence.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { useFileAddress } from '~/lib/use-file-address.ts';

interface EvidencePictureProps {
  value: OfValue;
  id: number;
  name: string;
  onClose: () => void;
}

/** A picture, as large as the screen allows. */
export function EvidencePicture({ value, id, name, onClose }: EvidencePictureProps) {
  const t = useTexts();
  const titleId = useId();
  const { address, failed } = useFileAddress(api.indicatorEvidenceFile.query({ query: { ...value, id } }));
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center' }}>
        {failed && <Typography color="error">{t('evidence.notShown')}</Typography>}
        {address && (
          <Box
            component="img"
            src={address}
            alt={name}
            sx={{ maxWidth: '100%', maxHeight: '70dvh', display: 'block', minWidth: 40 }}
          />
        )}
        {!address && !failed && <Skeleton variant="rounded" sx={{ width: 1, height: '50dvh' }} />}
      </DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}
