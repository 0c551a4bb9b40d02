import { type Page, projectCrumb, withTexts } from '~/lib/page.tsx';

const namespace = 'activities';

export const pages: Page[] = [
  {
    path: '/project/:id/sacp/project-activity/profile',
    namespace,
    title: 'profile.title',
    about: ({ query }) => ['activity', query.get('instance')],
    parents: [projectCrumb('id', '?tabIndex=3&index=3')],
    needs: 'Project Activity/View',
    load: withTexts(() => import('~/features/activities/profile/ActivityProfilePage.tsx'), 'projects'),
  },
  {
    path: '/project/:id/sacp/validation/:subActivityId',
    namespace,
    title: 'desk.title',
    about: ({ params }) => ['sub-activity', params.subActivityId],
    parents: [projectCrumb('id', '?tabIndex=3&index=7')],
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
