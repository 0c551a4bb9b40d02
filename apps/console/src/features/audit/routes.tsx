import type { Page } from '~/lib/page.tsx';

export const pages: Page[] = [
  {
    path: '/audit',
    namespace: 'audit',
    title: 'title',
    needs: 'Audit/View',
    load: () => import('~/features/audit/AuditPage.tsx'),
  },
];
