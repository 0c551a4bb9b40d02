import Chip from '@mui/material/Chip';
import { IconAlertTriangle } from '@msurvey/ui/icons';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';

/** Leads to the list of files, where the missing ones stand first. */
export function MissingFiles({ idString, count }: { idString: string; count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Chip
      component="a"
      clickable
      href={xformPath(idString, 'media')}
      size="small"
      color="warning"
      variant="outlined"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      label={t('media.missingCount', { count })}
    />
  );
}
