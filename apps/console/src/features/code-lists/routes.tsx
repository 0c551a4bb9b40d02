import type { Page } from '~/lib/page.tsx';

const namespace = 'code-lists';
const needs = 'Category/View';

/** Frequency, unit of measurement and year are small screens of their own: the items of a list the product needs. */
const small = (code: 'frequency' | 'unit-of-measurement' | 'year', load: Page['load']): Page => ({
  path: `/${code}`,
  namespace,
  title: code,
  needs,
  load,
});

export const pages: Page[] = [
  {
    path: '/category',
    namespace,
    title: 'categories',
    needs,
    load: () => import('~/features/code-lists/categories/CategoriesPage.tsx'),
  },
  {
    path: '/item/:title/:id',
    namespace,
    title: 'items',
    titleValues: ({ title }) => ({ title }),
    parents: [{ namespace, title: 'categories', path: '/category' }],
    needs,
    load: () => import('~/features/code-lists/items/ItemsPage.tsx'),
  },
  small('frequency', () => import('~/features/code-lists/items/FrequencyPage.tsx')),
  small('unit-of-measurement', () => import('~/features/code-lists/items/UnitPage.tsx')),
  small('year', () => import('~/features/code-lists/items/YearPage.tsx')),
];
