import Alert from '@mui/material/Alert';
import type { Checked } from '~/features/forms/add/use-upload.ts';
import { useTexts } from '~/features/forms/texts.ts';

/** Files that the form refers to; those that an earlier version had are kept. */
export function FilesNeeded({ files }: { files: Checked['media'] }) {
  const t = useTexts();
  const needed = files.filter((file) => !file.kept).map((file) => file.name);
  const kept = files.length - needed.length;
  if (files.length === 0) return null;
  return (
    <Alert severity="info">
      {needed.length > 0 && t('check.files', { count: needed.length, names: needed.join(', ') })}{' '}
      {kept > 0 && t('check.filesKept', { count: kept })}
    </Alert>
  );
}
