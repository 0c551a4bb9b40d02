import type { Page } from '~/lib/page.tsx';

const namespace = 'projects';

export const pages: Page[] = [
  {
    path: '/',
    namespace,
    title: 'home.projects',
    load: () => import('~/features/projects/home/HomePage.tsx'),
  },
  {
    path: '/project/:id',
    namespace,
    title: 'project.crumb',
    needs: 'Project/View',
    load: () => import('~/features/projects/project/ProjectPage.tsx'),
  },
];
