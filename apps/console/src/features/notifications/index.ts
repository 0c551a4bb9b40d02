import { lazyPart } from '~/lib/lazy-part.ts';

/** On the home page: what the programme announces, until it is read. */
export const Announcements = lazyPart(
  async () => (await import('~/features/notifications/forums/Announcements.tsx')).Announcements,
  'notifications',
);
