import { type Crumb, inProject, type Page } from '~/lib/page.tsx';

const namespace = 'forms';
const needs = 'Form/View';
const library: Crumb = { namespace, title: 'forms', path: '/forms' };
const project: Crumb = { namespace: 'projects', title: 'project.crumb' };
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
    parents: [library],
    needs,
    load: () => import('~/features/forms/xform/XformPage.tsx'),
  },
  {
    path: '/forms/:idString/preview',
    namespace,
    title: 'preview',
    parents: [library],
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
    parents: [library],
    needs,
    load: () => import('~/features/forms/designer/DesignerPage.tsx'),
  },
  {
    path: `${FORM}/settings`,
    namespace,
    title: 'settings',
    parents: [project],
    needs,
    load: inProject(() => import('~/features/forms/settings/FormSettingsPage.tsx')),
  },
];
