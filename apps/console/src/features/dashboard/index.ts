import { lazyPart } from '~/lib/lazy-part.ts';

/** The first tab of a project's configuration. */
export const DashboardTab = lazyPart(
  async () => (await import('~/features/dashboard/DashboardTab.tsx')).DashboardTab,
  'dashboard',
  'tasks',
);
/** On the home page: the headline figures of the reader's projects. */
export const HomeFigures = lazyPart(
  async () => (await import('~/features/dashboard/home/HomeFigures.tsx')).HomeFigures,
  'dashboard',
);
