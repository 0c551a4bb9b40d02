import { lazyPart } from '~/lib/lazy-part.ts';

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
