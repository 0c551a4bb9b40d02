import { CheckboxField, FormDialog } from '@msurvey/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '~/app/shell/toasts.tsx';
import { newSentId } from '~/features/notifications/forums/new-sent-id.ts';
import { topicPath } from '~/features/notifications/forums/paths.ts';
import { TopicFields } from '~/features/notifications/forums/TopicFields.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';

interface TopicDialogProps {
  open: boolean;
  forumId: number;
  canAnnounce: boolean;
  onClose: () => void;
}

/** Starts a topic. Sent again after a broken line it is the same topic: its id was made when writing began. */
export function TopicDialog({ open, forumId, canAnnounce, onClose }: TopicDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sentId = useRef(newSentId());
  const start = async (words: { title: string; text: string; isAnnouncement: boolean }) => {
    const { data } = await api.createForumTopic({ body: { forumId, sentId: sentId.current, ...words } });
    sentId.current = newSentId();
    toast.success(t('topic.started'));
    await queries.invalidateQueries({ queryKey: api.forumTopics.key });
    void navigate(topicPath(forumId, data.id));
  };
  return (
    <FormDialog
      open={open}
      title={t('topic.start')}
      submitLabel={t('topic.send')}
      defaultValues={{ title: '', text: '', isAnnouncement: false }}
      onClose={onClose}
      onSubmit={start}
    >
      <TopicFields />
      {canAnnounce && (
        <CheckboxField name="isAnnouncement" label={t('topic.announce')} hint={t('topic.announceHint')} />
      )}
    </FormDialog>
  );
}
