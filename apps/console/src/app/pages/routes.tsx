import { type Page, projectCrumb, withTexts } from '~/lib/page.tsx';

const namespace = 'projects';
/** Screens that put parts of several features together; no feature could do that without knowing those beneath it. */
export const pages: Page[] = [
  {
    path: '/',
    namespace,
    title: 'home.projects',
    load: () => import('~/app/pages/home/HomePage.tsx'),
  },
  {
    path: '/project/:id?',
    namespace,
    title: 'project.crumb',
    about: ({ params }) => ['project', params.id],
    needs: 'Project/View',
    load: withTexts(() => import('~/app/pages/project/ProjectPage.tsx'), 'forms', 'geography'),
  },
  {
    path: '/projects/:projectId/member/:memberId/sites',
    namespace,
    title: 'memberSites.title',
    about: ({ params }) => ['user', params.memberId],
    parents: [projectCrumb('projectId', '?tabIndex=0')],
    needs: 'Site/View',
    load: withTexts(() => import('~/app/pages/project/MemberSitesPage.tsx'), 'geography'),
  },
];
