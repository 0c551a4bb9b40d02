import { Form, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useToast } from '~/app/shell/toasts.tsx';
import { RatingField } from '~/features/notifications/feedback/RatingField.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';

interface Feedback {
  rating: number | null;
  comment: string;
}
const EMPTY: Feedback = { rating: null, comment: '' };

export function FeedbackForm() {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const form = useForm<Feedback>({ defaultValues: EMPTY });

  const send = async ({ rating, comment }: Feedback) => {
    await api.sendFeedback({ body: { rating: rating as number, comment } });
    form.reset(EMPTY);
    toast.success(t('feedback.sent'));
    await queries.invalidateQueries({ queryKey: api.feedbackList.key });
  };

  return (
    <Box sx={{ maxWidth: 640 }}>
      <Form form={form} onSubmit={send} label={t('feedback.title')}>
        <RatingField name="rating" label={t('feedback.rating')} question={t('feedback.question')} required />
        <TextField
          name="comment"
          label={t('feedback.comment')}
          hint={t('feedback.commentHint')}
          rows={3}
          maxLength={4000}
        />
        <Box>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('feedback.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
