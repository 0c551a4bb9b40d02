/** Numbers of the specification, each in one place. */
export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
/** Option lists for organisations and roles in filters. */
export const OPTION_PAGE_SIZE = 100;
export const MAX_PAGE_SIZE = 100;
/** Members, groups and activities. */
export const LIST_PAGE_SIZES = [30, 50, 100] as const;
export const LIST_PAGE_SIZE = 30;
export const POLL_INTERVAL_MS = 300_000;
export const TOAST_MS = 6000;
export const SEARCH_DEBOUNCE_MS = 500;
export const PERMISSION_LIST_CACHE_MS = 60 * 60_000;
export const SUMMARY_CACHE_MS = 5 * 60_000;
export const MINIMUM_PASSWORD_LENGTH = 6;
export const MAXIMUM_PASSWORD_LENGTH = 200;
export const DRAWER_WIDTH = 260;
export const LAYOUT_SPACING = 3;
export const RATINGS = [1, 2, 3, 4, 5] as const;

export const PROJECT_SACP = 1;
export const PROJECT_RAINS = 2;
/** The umbrella programme: the programme menu entry and the results framework always use it. */
export const PROJECT_PROGRAMME = 61;
/** Where the programme works: days and times that the server writes out are this zone's. */
export const PROGRAMME_TIME_ZONE = 'Asia/Dhaka';
