import { type Crumb, type Page, withTexts } from '~/lib/page.tsx';

const namespace = 'activities';
const project: Crumb = { namespace: 'projects', title: 'project.crumb' };

export const pages: Page[] = [
  {
    path: '/project/:id/sacp/project-activity/profile',
    namespace,
    title: 'profile.title',
    parents: [project],
    needs: 'Project Activity/View',
    load: withTexts(() => import('~/features/activities/profile/ActivityProfilePage.tsx'), 'projects'),
  },
  {
    path: '/project/:id/sacp/validation/:subActivityId',
    namespace,
    title: 'desk.title',
    parents: [project],
    needs: 'Validation/View',
    load: withTexts(() => import('~/features/activities/desk/ReviewDeskPage.tsx'), 'projects'),
  },
  {
    path: '/sub-activities',
    namespace,
    title: 'catalogue.title',
    needs: 'Work plan/Edit',
    load: withTexts(() => import('~/features/activities/catalogue/CataloguePage.tsx'), 'code-lists'),
  },
];
