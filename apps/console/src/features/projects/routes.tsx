import { loadTexts } from '~/lib/i18n.ts';
import type { Page } from '~/lib/page.tsx';

const namespace = 'projects';
/** A screen with a panel of sites brings the panel's words along. */
const withSites =
  (load: Page['load']): Page['load'] =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts('geography')]);
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
    load: withSites(() => import('~/features/projects/project/ProjectPage.tsx')),
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
    load: withSites(() => import('~/features/projects/member-sites/MemberSitesPage.tsx')),
  },
];
