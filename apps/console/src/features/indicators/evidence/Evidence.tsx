import { EVIDENCE_BYTES, EVIDENCE_ENDINGS, MOST_EVIDENCE } from '@msurvey/domain';
import { DropZone } from '@msurvey/ui';
import { IconPaperclip } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { EvidenceLine, isPicture } from '~/features/indicators/evidence/EvidenceLine.tsx';
import { EvidencePicture } from '~/features/indicators/evidence/EvidencePicture.tsx';
import { type OfValue, useEvidence } from '~/features/indicators/evidence/use-evidence.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { NotYet } from '~/lib/NotYet.tsx';

interface EvidenceProps {
  /** Null: the value is not saved yet, and has no files before it is. */
  value: OfValue | null;
  isView: boolean;
}

/** The files that show where a value comes from. */
export function Evidence({ value, isView }: EvidenceProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('evidence.title')}
      </Typography>
      {value ? (
        <EvidenceFiles value={value} isView={isView} headingId={id} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('evidence.saveFirst')}
        </Typography>
      )}
    </Stack>
  );
}

function EvidenceFiles({ value, isView, headingId }: { value: OfValue; isView: boolean; headingId: string }) {
  const t = useTexts();
  const { found, files, can, faults, attach, askToRemove, download } = useEvidence(value);
  const [shown, setShown] = useState<{ id: number; name: string } | null>(null);
  if (!found.data) return <NotYet query={found} />;
  const isFull = files.length >= MOST_EVIDENCE;
  return (
    <>
      {files.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('evidence.none')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={headingId}
        hidden={files.length === 0}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {files.map((file) => (
          <EvidenceLine
            key={file.id}
            file={file}
            onOpen={() => (isPicture(file) ? setShown(file) : download.mutate(file.id))}
            onDownload={() => download.mutate(file.id)}
            onRemove={can?.remove && !isView ? () => void askToRemove(file) : undefined}
          />
        ))}
      </Box>
      {faults.length > 0 && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Alert>
      )}
      {can?.attach && !isView && (
        <DropZone
          labelId={headingId}
          onFiles={(chosen) => chosen.length > 0 && attach.mutate(chosen)}
          multiple
          accept={EVIDENCE_ENDINGS}
          disabled={attach.isPending || isFull}
          room={{ gap: 1, p: 1.5, textAlign: 'center' }}
        >
          {(choose) => (
            <>
              <Button
                variant="outlined"
                size="small"
                startIcon={<IconPaperclip size={18} aria-hidden />}
                loading={attach.isPending}
                disabled={isFull}
                onClick={choose}
              >
                {t('evidence.attach')}
              </Button>
              <Typography variant="caption" color="textSecondary">
                {isFull
                  ? t('evidence.fault.many', { most: MOST_EVIDENCE })
                  : t('evidence.hint', { most: MOST_EVIDENCE, megabytes: EVIDENCE_BYTES / 1_000_000 })}
              </Typography>
            </>
          )}
        </DropZone>
      )}
      {shown && <EvidencePicture value={value} {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
