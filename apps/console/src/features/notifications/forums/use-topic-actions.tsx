import type { ForumTopic } from '@msurvey/contract';
import type { HeaderAction } from '@msurvey/ui';
import { IconLock, IconLockOpen, IconPin, IconSpeakerphone } from '@msurvey/ui/icons';
import { useNavigate } from 'react-router';
import { forumPath } from '~/features/notifications/forums/paths.ts';
import { TopicFields } from '~/features/notifications/forums/TopicFields.tsx';
import { usePostActions } from '~/features/notifications/forums/use-post-actions.tsx';
import { useAfterChange } from '~/features/notifications/forums/use-after-change.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type Marks = Partial<Pick<ForumTopic, 'isPinned' | 'isLocked' | 'isAnnouncement'>>;

/** Pinned, closed, announced: and back. */
function useMarks({ id, isPinned, isLocked, isAnnouncement, hidden }: ForumTopic): HeaderAction[] {
  const t = useTexts();
  const afterChange = useAfterChange();
  const mark = useAction(async (marks: Marks) => {
    await api.moderateForumTopic({ body: { id, ...marks } });
    await afterChange(t('topic.saved'));
  });
  const announce: HeaderAction = {
    label: t(isAnnouncement ? 'topic.unannounce' : 'topic.makeAnnouncement'),
    icon: IconSpeakerphone,
    onClick: () => mark.mutate({ isAnnouncement: !isAnnouncement }),
  };
  return [
    {
      label: t(isPinned ? 'topic.unpin' : 'topic.pin'),
      icon: IconPin,
      onClick: () => mark.mutate({ isPinned: !isPinned }),
    },
    {
      label: t(isLocked ? 'topic.unlock' : 'topic.lock'),
      icon: isLocked ? IconLockOpen : IconLock,
      onClick: () => mark.mutate({ isLocked: !isLocked }),
    },
    ...(hidden && !isAnnouncement ? [] : [announce]),
  ];
}

export function useTopicActions(topic: ForumTopic) {
  const t = useTexts();
  const navigate = useNavigate();
  const { id, title, text } = topic;
  return usePostActions({
    can: topic.can,
    isHidden: topic.hidden !== null,
    labels: {
      edit: t('topic.edit'),
      saved: t('topic.saved'),
      delete: t('topic.delete'),
      deleteText: t('topic.deleteText'),
      deleted: t('topic.deleted'),
    },
    words: { title, text },
    fields: <TopicFields />,
    save: (words) => api.updateForumTopic({ body: { id, ...words } }),
    hide: (reason) => api.hideForumTopic({ body: { id, isHidden: reason !== null, reason } }),
    remove: async (reason) => {
      await api.deleteForumTopic({ body: { id, reason } });
      await navigate(forumPath(topic.forum.id), { replace: true });
    },
    more: useMarks(topic),
  });
}
