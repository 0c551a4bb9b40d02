import { type Address, type Crumb, inProject, type Page, projectCrumb } from '~/lib/page.tsx';

const namespace = 'forms';
const needs = 'Form/View';
const library: Crumb = { namespace, title: 'forms', path: '/forms' };
const ofXform = ({ params }: Address) => ['xform', params.idString] as const;
const xform: Crumb = {
  namespace,
  title: 'form',
  about: ofXform,
  path: ({ params }) => `/forms/${encodeURIComponent(params.idString ?? '')}`,
  needs,
};
const project = projectCrumb('projectId', '?tabIndex=1');
const form: Crumb = {
  namespace,
  title: 'form',
  about: ({ params }) => ['form', params.formId],
  path: ({ params: { projectId, formId, xformId } }) => `/project/${projectId}/form/${formId}/${xformId}`,
  needs,
};
const FORM = '/project/:projectId/form/:formId/:xformId';

const libraryPage = (path: string): Page => ({
  path,
  namespace,
  title: 'forms',
  needs,
  load: () => import('~/features/forms/library/LibraryPage.tsx'),
});
export const pages: Page[] = [
  libraryPage('/forms'),
  libraryPage('/form-upload'),
  {
    path: '/forms/:idString',
    namespace,
    title: 'form',
    about: ofXform,
    parents: [library],
    needs,
    load: () => import('~/features/forms/xform/XformPage.tsx'),
  },
  {
    path: '/forms/:idString/preview',
    namespace,
    title: 'preview',
    parents: [library, xform],
    needs,
    load: () => import('~/features/forms/preview/PreviewPage.tsx'),
  },
  {
    // a new tab has no session before its ticket is exchanged
    path: '/form-designer',
    namespace,
    title: 'designer',
    isPublic: 'always',
    load: () => import('~/features/forms/designer/DesignerEntrance.tsx'),
  },
  {
    path: '/form-designer/:id',
    namespace,
    title: 'designer',
    about: ({ params }) => ['design', params.id],
    parents: [library],
    needs,
    load: () => import('~/features/forms/designer/DesignerPage.tsx'),
  },
  {
    path: `${FORM}/settings`,
    namespace,
    title: 'settings',
    parents: [project, form],
    needs,
    load: inProject(() => import('~/features/forms/settings/FormSettingsPage.tsx')),
  },
];
