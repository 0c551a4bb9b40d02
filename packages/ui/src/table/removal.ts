import { IconTrash } from '../icons.ts';

/** How an action looks that takes something away: `{ id, label, ...REMOVAL, onClick }`. */
export const REMOVAL = { icon: IconTrash, tone: 'danger' } as const;
