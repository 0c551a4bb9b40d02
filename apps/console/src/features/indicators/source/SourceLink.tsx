import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { indicatorPath } from '~/features/indicators/parts/paths.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface SourceLinkProps {
  projectId: number;
  logframeId: number;
  isCounted: boolean;
}

/** From the settings of an indicator to the records that it is counted from, or may be. */
export function SourceLink({ projectId, logframeId, isCounted }: SourceLinkProps) {
  const t = useTexts();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" href={indicatorPath(projectId, logframeId, 'data-upload')}>
          {t('page.source')}
        </Button>
      }
    >
      {t(isCounted ? 'source.settings.counted' : 'source.settings.offer')}
    </Alert>
  );
}
