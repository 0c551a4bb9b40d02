import Button from '@mui/material/Button';
import { IconTrash } from '@msurvey/ui/icons';
import { useFormText } from '../view/use-form-text.ts';
import { useObjectUrl } from './use-file.ts';

const KB = 1024;

interface FilePreviewProps {
  file: File;
  describedBy: string;
  onRemove?: () => void;
}

/** What was chosen, to be seen or heard before it is sent. */
export function FilePreview({ file, describedBy, onRemove }: FilePreviewProps) {
  const t = useFormText();
  const url = useObjectUrl(file);
  const [kind] = file.type.split('/');
  return (
    <div className="wf-preview">
      {url && kind === 'image' && <img src={url} alt={t('file.preview')} />}
      {url && kind === 'audio' && <audio controls src={url} aria-label={t('file.preview')} />}
      {url && kind === 'video' && <video controls src={url} aria-label={t('file.preview')} />}
      <div className="wf-row">
        <span className="wf-quiet">
          {t('file.size', { file: file.name, kb: Math.max(1, Math.round(file.size / KB)) })}
        </span>
        {onRemove && (
          <Button
            size="small"
            color="error"
            startIcon={<IconTrash size={18} />}
            onClick={onRemove}
            aria-describedby={describedBy}
          >
            {t('file.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
