import { FORUM_LIMITS } from '@msurvey/domain';
import { Form, TextField } from '@msurvey/ui';
import { IconSend } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useToast } from '~/app/shell/toasts.tsx';
import { newSentId } from '~/features/notifications/forums/new-sent-id.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';

const EMPTY = { text: '' };

/** Sent again after a broken line it is the same reply: its id was made when writing began. */
export function ReplyForm({ topicId, onSent }: { topicId: number; onSent: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });
  const sentId = useRef(newSentId());
  const send = async ({ text }: typeof EMPTY) => {
    await api.createForumReply({ body: { topicId, sentId: sentId.current, text } });
    sentId.current = newSentId();
    form.reset(EMPTY);
    toast.success(t('reply.sent'));
    onSent();
    await queries.invalidateQueries({ queryKey: api.forumTopic.key });
  };
  return (
    <Form form={form} onSubmit={send} label={t('reply.write')}>
      <TextField name="text" label={t('reply.text')} required rows={3} maxLength={FORUM_LIMITS.text} />
      <Box>
        <Button
          type="submit"
          variant="contained"
          startIcon={<IconSend size={18} aria-hidden />}
          loading={form.formState.isSubmitting}
        >
          {t('reply.send')}
        </Button>
      </Box>
    </Form>
  );
}
