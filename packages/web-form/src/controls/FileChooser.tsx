import type { UploadNode } from '@getodk/xforms-engine';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { IconUpload } from '@msurvey/ui/icons';
import { useRef } from 'react';
import type { ControlProps } from '../question/use-question.ts';
import type { FormTextKey } from '../texts.ts';
import { useFormText } from '../view/use-form-text.ts';
import { FilePreview } from './FilePreview.tsx';
import { useFile } from './use-file.ts';

const ASK: Record<string, FormTextKey> = { image: 'file.photo', audio: 'file.audio', video: 'file.video' };

/** Which camera a phone opens at once; undefined leaves the choice. */
const captureOf = ({ appearances }: UploadNode): 'user' | 'environment' | undefined => {
  if (appearances['new-front'] || appearances.front) return 'user';
  return appearances.new ? 'environment' : undefined;
};

/** What the button says before there is a file. */
const askOf = ({ appearances, nodeOptions }: UploadNode): FormTextKey =>
  appearances.draw || appearances.signature ? 'file.picture' : (ASK[nodeOptions.media.type ?? ''] ?? 'file.choose');

export function FileChooser({ node, ids, readonly }: ControlProps<UploadNode>) {
  const t = useFormText();
  const input = useRef<HTMLInputElement>(null);
  const { file, name, loading, failed, give, remove, retry } = useFile(node);
  const { accept } = node.nodeOptions.media;
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.description} aria-busy={loading || undefined}>
      {file && <FilePreview file={file} describedBy={ids.label} onRemove={readonly ? undefined : remove} />}
      {failed && (
        <Alert severity="warning" action={<Button onClick={retry}>{t('file.retry')}</Button>}>
          {t('file.failed', { file: name })}
        </Alert>
      )}
      {loading && <div role="status">{t('file.loading')}</div>}
      {!readonly && (
        <>
          <input
            ref={input}
            type="file"
            className="wf-hidden-file"
            id={ids.control}
            tabIndex={-1}
            aria-hidden="true"
            accept={accept === '*' ? undefined : accept}
            capture={captureOf(node)}
            onChange={({ target }) => {
              void give(target.files?.[0] ?? null);
              // the same file may be chosen again
              target.value = '';
            }}
          />
          <Button
            variant="outlined"
            startIcon={<IconUpload size={18} />}
            disabled={loading}
            aria-describedby={ids.label}
            onClick={() => input.current?.click()}
          >
            {t(file || name ? 'file.replace' : askOf(node))}
          </Button>
        </>
      )}
      {readonly && !file && !loading && <span className="wf-quiet">{t('file.none')}</span>}
    </div>
  );
}
