import { loadTexts } from '~/lib/i18n.ts';
import type { Page } from '~/lib/page.tsx';

const namespace = 'projects';
/** A screen with panels of other features brings the panels' words along. */
const withTexts =
  (load: Page['load'], ...namespaces: string[]): Page['load'] =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts(...namespaces)]);
    return screen;
  };

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
