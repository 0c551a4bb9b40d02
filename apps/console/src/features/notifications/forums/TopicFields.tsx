import { FORUM_LIMITS } from '@msurvey/domain';
import { TextField } from '@msurvey/ui';
import { useTexts } from '~/features/notifications/texts.ts';

/** What a topic is written in: when it is started, and when it is changed. */
export function TopicFields() {
  const t = useTexts();
  return (
    <>
      <TextField name="title" label={t('topic.title')} required maxLength={FORUM_LIMITS.title} />
      <TextField name="text" label={t('post.text')} required rows={5} maxLength={FORUM_LIMITS.text} />
    </>
  );
}
