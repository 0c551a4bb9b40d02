/** What a post of the forums may hold, in characters. */
export const FORUM_LIMITS = { title: 150, text: 10_000, reason: 500, search: 100 } as const;
/** Topics and replies of a page. */
export const FORUM_PAGE_SIZE = 20;
/** Unread announcements on the home page; the others wait in their forums. */
export const MOST_ANNOUNCEMENTS = 3;
/** Of a forum no more unread topics are counted: whoever has so many wants to read, not to count. */
export const MOST_UNREAD = 99;

/** How often somebody wants a mail about what is new in the forums. */
export const DIGEST_FREQUENCIES = ['none', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];
