import type { Page } from '~/lib/page.tsx';

const namespace = 'notifications';

export const pages: Page[] = [
  {
    path: '/notifications',
    namespace,
    title: 'list.title',
    load: () => import('~/features/notifications/list/NotificationsPage.tsx'),
  },
  {
    path: '/feedback',
    namespace,
    title: 'feedback.title',
    needs: 'Feedback/Create',
    load: () => import('~/features/notifications/feedback/FeedbackPage.tsx'),
  },
];
