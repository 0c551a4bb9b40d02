import { BackLink, EmptyState, PageHeader } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { guides } from 'virtual:guides';
import { FIRST_GUIDE, guideIn } from '~/features/platform/help/guide.ts';
import { GuideBlocks } from '~/features/platform/help/GuideBlocks.tsx';
import { useTexts } from '~/features/platform/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** Lines that are longer are hard to read. */
const READABLE = '76ch';

/** The guides by role, beside the work they are about. */
export default function HelpPage() {
  const t = useTexts();
  const language = useLanguage();
  const name = useParams().guide ?? FIRST_GUIDE;
  const guide = guideIn(guides, name, language);
  if (!guide) return <EmptyState isPage text={t('help.missing')} hint={t('help.missingHint')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {name !== FIRST_GUIDE && <BackLink href="/help" label={t('help.all')} />}
      <PageHeader title={guide.title} />
      {guide.language !== language && (
        <Typography variant="body2" color="textSecondary">
          {t('help.inEnglish')}
        </Typography>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack lang={guide.language} sx={{ gap: 1.5, maxWidth: READABLE }}>
          <GuideBlocks blocks={guide.blocks} />
        </Stack>
      </Paper>
    </Stack>
  );
}
