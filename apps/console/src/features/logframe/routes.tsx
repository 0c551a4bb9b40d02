import { inProject, type Page, projectCrumb } from '~/lib/page.tsx';

const namespace = 'logframe';

export const pages: Page[] = [
  {
    path: '/projects/:projectId/profile/logframe/:nodeId/activity-profile',
    namespace,
    title: 'page.activity',
    about: ({ params }) => ['node', params.nodeId],
    parents: [projectCrumb('projectId', '?tabIndex=3&index=9')],
    needs: 'Log Frame/View',
    load: inProject(() => import('~/features/logframe/node/ActivityPage.tsx')),
  },
];
