import type { Page } from '~/lib/page.tsx';

export const pages: Page[] = [
  {
    path: '/super-user/upkeep',
    namespace: 'upkeep',
    title: 'title',
    needs: 'super-user',
    load: () => import('~/features/upkeep/UpkeepPage.tsx'),
  },
];
