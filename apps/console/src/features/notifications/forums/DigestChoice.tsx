import { DIGEST_FREQUENCIES, type DigestFrequency } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSession } from '~/app/session/index.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** How often one wants a mail about what is new; kept at once. */
export function DigestChoice() {
  const t = useTexts();
  const id = useId();
  const { user } = useSession();
  const { data } = useQuery(api.forumDigest.query());
  const choose = useAction((frequency: DigestFrequency) => api.chooseForumDigest({ body: { frequency } }), {
    success: t('digest.saved'),
    refresh: ['forumDigest'],
  });
  if (!data) return null;
  const email = user?.email;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, maxWidth: 640 }}>
      <Typography id={id} variant="h2" sx={{ typography: 'h6' }}>
        {t('digest.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {email ? t('digest.hint', { email }) : t('digest.noEmail')}
      </Typography>
      <Box sx={{ maxWidth: 280 }}>
        <FilterSelect<DigestFrequency>
          label={t('digest.label')}
          value={data.data.frequency}
          disabled={choose.isPending}
          options={DIGEST_FREQUENCIES.map((frequency) => ({ id: frequency, name: t(`digest.${frequency}`) }))}
          onChange={(frequency) => choose.mutate(frequency)}
        />
      </Box>
    </Paper>
  );
}
