import { type Address, type Crumb, type Page, projectCrumb, withTexts } from '~/lib/page.tsx';

const namespace = 'indicators';
const about = ({ params }: Address) => ['node', params.nodeId] as const;
const PROFILE = 'indicator-profile';
const BASE = '/projects/:projectId/profile/logframe/:nodeId';
const project = projectCrumb('projectId', '?tabIndex=3&index=9');
/** The pages beside it are about it. */
const indicator: Crumb = {
  namespace,
  title: 'page.profile',
  about,
  path: ({ params }) => `/projects/${params.projectId}/profile/logframe/${params.nodeId}/${PROFILE}`,
  needs: 'Log Frame/View',
};
const page = (last: string, title: string, needs: Page['needs'], load: Page['load']): Page => ({
  path: `${BASE}/${last}`,
  namespace,
  title,
  ...(last === PROFILE ? { about, parents: [project] } : { parents: [project, indicator] }),
  needs,
  load: withTexts(load, 'projects', 'logframe'),
});

export const pages: Page[] = [
  page('targets', 'page.targets', 'Log Frame/Edit', () => import('~/features/indicators/periods/TargetsPage.tsx')),
  page(
    'indicator-settings',
    'page.settings',
    'Log Frame/Edit',
    () => import('~/features/indicators/settings/SettingsPage.tsx'),
  ),
  page(
    'data-collection',
    'page.collection',
    'Log Frame/Edit',
    () => import('~/features/indicators/periods/CollectionPage.tsx'),
  ),
  page('data-upload', 'page.source', 'Log Frame/Edit', () => import('~/features/indicators/source/SourcePage.tsx')),
  page(PROFILE, 'page.profile', 'Log Frame/View', () => import('~/features/indicators/profile/ProfilePage.tsx')),
];
