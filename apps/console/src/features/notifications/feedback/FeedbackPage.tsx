import { PageHeader } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import { FeedbackForm } from '~/features/notifications/feedback/FeedbackForm.tsx';
import { FeedbackList } from '~/features/notifications/feedback/FeedbackList.tsx';
import { useTexts } from '~/features/notifications/texts.ts';

export default function FeedbackPage() {
  const t = useTexts();
  const can = useCan();
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader title={t('feedback.title')} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <FeedbackForm />
      </Paper>
      {can('Feedback/View') && <FeedbackList />}
    </Stack>
  );
}
