import type { ForumReply } from '@msurvey/contract';
import { FORUM_LIMITS } from '@msurvey/domain';
import { TextField } from '@msurvey/ui';
import { usePostActions } from '~/features/notifications/forums/use-post-actions.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';

export function useReplyActions({ id, text, can, isHidden }: ForumReply) {
  const t = useTexts();
  return usePostActions({
    can,
    isHidden,
    labels: {
      edit: t('reply.edit'),
      saved: t('reply.saved'),
      delete: t('reply.delete'),
      deleted: t('reply.deleted'),
    },
    words: { text: text ?? '' },
    fields: <TextField name="text" label={t('post.text')} required rows={4} maxLength={FORUM_LIMITS.text} />,
    save: (words) => api.updateForumReply({ body: { id, ...words } }),
    hide: (reason) => api.hideForumReply({ body: { id, isHidden: reason !== null, reason } }),
    remove: (reason) => api.deleteForumReply({ body: { id, reason } }),
  });
}
