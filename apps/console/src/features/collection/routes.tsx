import { type Crumb, inProject, type Page } from '~/lib/page.tsx';

const namespace = 'collection';
const project: Crumb = { namespace: 'projects', title: 'project.crumb' };
const form: Crumb = { namespace, title: 'form.crumb' };
const FORM = '/project/:projectId/form/:formId';

export const pages: Page[] = [
  {
    path: `${FORM}/:xformId`,
    namespace,
    title: 'form.crumb',
    parents: [project],
    needs: 'Form User/View',
    load: inProject(() => import('~/features/collection/users/FormUserPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/details`,
    namespace,
    title: 'data.title',
    parents: [project, form],
    needs: 'Form Data/View',
    load: inProject(() => import('~/features/collection/data/DetailsPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/details/:instanceId`,
    namespace,
    title: 'record.crumb',
    parents: [project, form],
    needs: 'Form Data/View',
    load: inProject(() => import('~/features/collection/submission/SubmissionPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/new-submission`,
    namespace,
    title: 'newSubmission',
    parents: [project, form],
    needs: 'Form Data/Create',
    load: inProject(() => import('~/features/collection/entry/NewSubmissionPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/edit-submission/:instanceId`,
    namespace,
    title: 'record.edit',
    parents: [project, form],
    needs: 'Form Data/Edit',
    load: inProject(() => import('~/features/collection/entry/EditSubmissionPage.tsx')),
  },
  {
    path: `${FORM}/data/:userId`,
    namespace,
    title: 'userData.title',
    parents: [project, form],
    needs: 'Form Data/View',
    load: inProject(() => import('~/features/collection/data/UserDataPage.tsx')),
  },
  {
    path: '/devices',
    namespace,
    title: 'device.title',
    load: () => import('~/features/collection/devices/DevicesPage.tsx'),
  },
  {
    path: '/sync',
    namespace,
    title: 'sync.title',
    load: () => import('~/features/collection/offline/sync/SyncPage.tsx'),
  },
  {
    path: '/sync/:key',
    namespace,
    title: 'sync.record',
    parents: [{ namespace, title: 'sync.title', path: '/sync' }],
    load: () => import('~/features/collection/offline/reopen/ReopenPage.tsx'),
  },
];
