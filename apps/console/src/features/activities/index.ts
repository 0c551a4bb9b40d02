import { lazyPart } from '~/lib/lazy-part.ts';

export { useActivityColumns } from '~/features/activities/list/activity-columns.tsx';
export { activityInstancePath, activityProfilePath } from '~/features/activities/parts/paths.ts';

/** The tabs of a project's configuration; reports show tasks in the words of collection. */
export const ActivityTab = lazyPart(
  async () => (await import('~/features/activities/list/ActivityTab.tsx')).ActivityTab,
  'activities',
  'collection',
);
export const ValidationTab = lazyPart(
  async () => (await import('~/features/activities/validation/ValidationTab.tsx')).ValidationTab,
  'activities',
);
/** On the home page: what came back to the reader. */
export const ReturnedNotice = lazyPart(
  async () => (await import('~/features/activities/list/ReturnedNotice.tsx')).ReturnedNotice,
  'activities',
);
/** On the home page: what waits for the reader's decision. */
export const WaitingNotice = lazyPart(
  async () => (await import('~/features/activities/validation/WaitingNotice.tsx')).WaitingNotice,
  'activities',
);
