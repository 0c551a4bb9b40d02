import { type Page, projectCrumb } from '~/lib/page.tsx';

const namespace = 'projects';
export const pages: Page[] = [
  {
    path: '/project/:id/add-team-member',
    namespace,
    title: 'add.title',
    parents: [projectCrumb('id', '?tabIndex=0')],
    needs: 'Team/Create',
    load: () => import('~/features/projects/add-members/AddMembersPage.tsx'),
  },
];
