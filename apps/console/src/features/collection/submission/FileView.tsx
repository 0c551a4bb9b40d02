import { IconAlertTriangle, IconDownload, IconFile } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordFile } from '~/features/collection/submission/use-record-file.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

export type RecordFile = DataOf<'submission'>['files'][number];
interface FileViewProps {
  formId: number;
  instanceId: string;
  file: RecordFile;
}

/** More than this is played or shown only when somebody asks for it. */
const LARGE = 20_000_000;
const kindOf = ({ mediaType }: RecordFile) => /^(image|audio|video)\//.exec(mediaType ?? '')?.[1];

/** A picture, a recording or a document of a record; one that has not come yet says so. */
export function FileView({ formId, instanceId, file }: FileViewProps) {
  const t = useTexts();
  const key = { formId, instanceId, name: file.name };
  const kind = kindOf(file);
  const shown = file.present && kind !== undefined && (file.size ?? 0) <= LARGE;
  const { address, failed } = useRecordFile(key, shown);
  const save = useAction(async () => saveFile({ ...(await api.submissionFile({ query: key })), name: file.name }));
  if (!file.present)
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& svg': { color: 'warning.main' } }}>
        <IconAlertTriangle size={18} aria-hidden />
        <span>{t('file.missing', { name: file.name })}</span>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      {shown && !failed && <Preview kind={kind} address={address} name={file.name} />}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
        {!shown && <IconFile size={18} aria-hidden />}
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Button
          size="small"
          startIcon={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
          aria-label={t('file.downloadNamed', { name: file.name })}
        >
          {t('file.download')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Preview({ kind, address, name }: { kind: string; address: string | undefined; name: string }) {
  const t = useTexts();
  if (!address) return <Skeleton variant="rounded" width={240} height={kind === 'audio' ? 54 : 160} />;
  const look = { maxWidth: '100%', maxHeight: 320, borderRadius: 1, display: 'block' } as const;
  if (kind === 'image') return <Box component="img" src={address} alt={t('file.image', { name })} sx={look} />;
  return (
    <Box
      component={kind === 'audio' ? 'audio' : 'video'}
      src={address}
      controls
      aria-label={t('file.recording', { name })}
      sx={kind === 'audio' ? { width: 300, maxWidth: '100%' } : look}
    />
  );
}
