import { type Address, type Crumb, inProject, type Page, projectCrumb } from '~/lib/page.tsx';

const namespace = 'collection';
const FORM = '/project/:projectId/form/:formId';
const project = projectCrumb('projectId', '?tabIndex=1');
const ofForm = ({ params }: Address) => ['form', params.formId] as const;
const ofRecord = ({ params }: Address) => ['record', params.instanceId] as const;
/** Their screens know where these are: a form may be filled from a project that it does not belong to. */
const form: Crumb = { namespace, title: 'form.crumb', about: ofForm, needs: 'Form/View' };
const record: Crumb = { namespace, title: 'record.crumb', about: ofRecord, needs: 'Form Data/View' };
const records: Crumb = {
  namespace,
  title: 'data.title',
  path: ({ params: { projectId, formId, xformId } }) => `/project/${projectId}/form/${formId}/${xformId}/details`,
  needs: 'Form Data/View',
};

export const pages: Page[] = [
  {
    path: `${FORM}/:xformId`,
    namespace,
    title: 'form.crumb',
    about: ofForm,
    parents: [project],
    needs: 'Form/View',
    load: inProject(() => import('~/features/collection/form/FormPage.tsx')),
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
    about: ofRecord,
    parents: [project, form, records],
    needs: 'Form Data/View',
    load: inProject(() => import('~/features/collection/submission/SubmissionPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/new-submission`,
    namespace,
    title: 'newSubmission',
    parents: [project, form],
    // the server says who may fill it: whoever collects with it, and whoever adds to the registry that it fills
    load: inProject(() => import('~/features/collection/entry/NewSubmissionPage.tsx')),
  },
  {
    path: `${FORM}/:xformId/edit-submission/:instanceId`,
    namespace,
    title: 'record.edit',
    parents: [project, form, record],
    load: inProject(() => import('~/features/collection/entry/EditSubmissionPage.tsx')),
  },
  {
    path: `${FORM}/data/:userId`,
    namespace,
    title: 'userData.title',
    about: ({ params }) => ['user', params.userId],
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
    about: ({ params }) => ['waiting', params.key],
    parents: [{ namespace, title: 'sync.title', path: '/sync' }],
    load: () => import('~/features/collection/offline/reopen/ReopenPage.tsx'),
  },
];
