import type { EvidenceFile } from '@msurvey/contract';
import { type Icon, IconDownload, IconFile, IconPhoto, IconTable, IconTrash } from '@msurvey/ui/icons';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

export const isPicture = ({ mediaType }: Pick<EvidenceFile, 'mediaType'>): boolean => mediaType.startsWith('image/');
const ICONS: Record<'picture' | 'sheet' | 'document', Icon> = {
  picture: IconPhoto,
  sheet: IconTable,
  document: IconFile,
};
const kindOf = (file: EvidenceFile) =>
  isPicture(file) ? 'picture' : /sheet|csv/.test(file.mediaType) ? 'sheet' : 'document';
const MEGABYTE = 1_000_000;

interface EvidenceLineProps {
  file: EvidenceFile;
  /** A picture is shown, any other file is downloaded. */
  onOpen: () => void;
  onDownload: () => void;
  onRemove: (() => void) | undefined;
}

/** One file: what it is called, how large it is, who attached it and when. */
export function EvidenceLine({ file, onOpen, onDownload, onRemove }: EvidenceLineProps) {
  const t = useTexts();
  const { number, dateTime } = useFormat();
  const { name, size, added } = file;
  const FileIcon = ICONS[kindOf(file)];
  const sizeIn = (unit: 'kilobyte' | 'megabyte', bytes: number) =>
    number(size / bytes, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 });
  const large = size < MEGABYTE ? sizeIn('kilobyte', 1000) : sizeIn('megabyte', MEGABYTE);
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', py: 0.5 }}>
      <FileIcon size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Stack sx={{ flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={onOpen}
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="caption" color="textSecondary">
          {[size < 500 ? t('evidence.small') : large, added.by, dateTime(added.at)].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      <Tooltip title={t('evidence.download')}>
        <IconButton size="small" aria-label={t('evidence.downloadOf', { name })} onClick={onDownload}>
          <IconDownload size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {onRemove && (
        <Tooltip title={t('evidence.remove')}>
          <IconButton size="small" color="error" aria-label={t('evidence.removeOf', { name })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
