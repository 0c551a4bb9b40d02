import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@msurvey/domain';

/** Registries and activities: pages as specified, and asked for again each time, because records have just been added. */
export const REGISTRY_LIST = { pageSize: LIST_PAGE_SIZE, pageSizes: LIST_PAGE_SIZES, isFresh: true } as const;
export const SHORT_REGISTRY_LIST = { pageSize: 10, pageSizes: [10, 25, 50, 100], isFresh: true } as const;
