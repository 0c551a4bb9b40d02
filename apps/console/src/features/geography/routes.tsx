import type { Page } from '~/lib/page.tsx';

const namespace = 'geography';
const needs = 'fao-admin';

export const pages: Page[] = [
  {
    path: '/geography',
    namespace,
    title: 'geography',
    needs,
    load: () => import('~/features/geography/places/GeographyPage.tsx'),
  },
  {
    path: '/geography/import',
    namespace,
    title: 'import',
    parents: [{ namespace, title: 'geography', path: '/geography' }],
    needs,
    load: () => import('~/features/geography/import/ImportPage.tsx'),
  },
];
