import { IconArchive } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import { useTexts } from '~/features/projects/texts.ts';

/** Why everything that changes the project is switched off. */
export function ArchivedNote() {
  const t = useTexts();
  return (
    <Alert severity="info" icon={<IconArchive size={20} aria-hidden />}>
      {t('project.archivedNote')}
    </Alert>
  );
}
