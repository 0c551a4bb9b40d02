import { type Page, withTexts } from '~/lib/page.tsx';

const namespace = 'projects';
export const pages: Page[] = [
  {
    path: '/',
    namespace,
    title: 'home.projects',
    load: () => import('~/features/projects/home/HomePage.tsx'),
  },
  {
    path: '/project/:id?',
    namespace,
    title: 'project.crumb',
    needs: 'Project/View',
    load: withTexts(() => import('~/features/projects/project/ProjectPage.tsx'), 'forms', 'geography'),
  },
  {
    path: '/project/:id/add-team-member',
    namespace,
    title: 'add.title',
    parents: [{ namespace, title: 'project.crumb' }],
    needs: 'Team/Create',
    load: () => import('~/features/projects/add-members/AddMembersPage.tsx'),
  },
  {
    path: '/projects/:projectId/member/:memberId/sites',
    namespace,
    title: 'memberSites.title',
    parents: [{ namespace, title: 'project.crumb' }],
    needs: 'Site/View',
    load: withTexts(() => import('~/features/projects/member-sites/MemberSitesPage.tsx'), 'geography'),
  },
];
