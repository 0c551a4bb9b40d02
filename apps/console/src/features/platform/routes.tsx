import type { Page } from '~/lib/page.tsx';

const namespace = 'platform';

export const pages: Page[] = [
  {
    path: '/setup',
    namespace,
    title: 'setup.title',
    isPublic: true,
    load: () => import('~/features/platform/setup/SetupPage.tsx'),
  },
  {
    path: '/mailbox',
    namespace,
    title: 'mailbox.title',
    isPublic: 'always',
    load: () => import('~/features/platform/mailbox/MailboxPage.tsx'),
  },
  {
    path: '/help',
    namespace,
    title: 'help.title',
    load: () => import('~/features/platform/help/HelpPage.tsx'),
  },
  {
    path: '/help/:guide',
    namespace,
    title: 'help.title',
    load: () => import('~/features/platform/help/HelpPage.tsx'),
  },
];
