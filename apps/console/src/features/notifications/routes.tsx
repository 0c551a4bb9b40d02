import type { Address, Crumb, Page } from '~/lib/page.tsx';

const namespace = 'notifications';
const FORUMS = { namespace, title: 'forums.title', path: '/forums', needs: 'Forum/View' } as const;
const ofForum = ({ params }: Address) => ['forum', params.id] as const;
const forum: Crumb = {
  namespace,
  title: 'forum.crumb',
  about: ofForum,
  path: ({ params }) => `/forums/${params.id}`,
  needs: 'Forum/View',
};

export const pages: Page[] = [
  {
    path: '/notifications',
    namespace,
    title: 'list.title',
    load: () => import('~/features/notifications/list/NotificationsPage.tsx'),
  },
  {
    path: '/forums',
    namespace,
    title: 'forums.title',
    needs: 'Forum/View',
    load: () => import('~/features/notifications/forums/ForumsPage.tsx'),
  },
  {
    path: '/forums/:id',
    namespace,
    title: 'forum.crumb',
    about: ofForum,
    parents: [FORUMS],
    needs: 'Forum/View',
    load: () => import('~/features/notifications/forums/ForumPage.tsx'),
  },
  {
    path: '/forums/:id/topics/:topicId',
    namespace,
    title: 'topic.crumb',
    about: ({ params }) => ['topic', params.topicId],
    parents: [FORUMS, forum],
    needs: 'Forum/View',
    load: () => import('~/features/notifications/forums/TopicPage.tsx'),
  },
  {
    path: '/feedback',
    namespace,
    title: 'feedback.title',
    needs: 'Feedback/Create',
    load: () => import('~/features/notifications/feedback/FeedbackPage.tsx'),
  },
];
