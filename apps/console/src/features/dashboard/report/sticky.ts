import { stickyColumn } from '@msurvey/ui';

/** The column of names, with a line to where the numbers are moved under it. */
export const STICKY = {
  ...stickyColumn({ xs: 132, sm: 200 }, { xs: 160, sm: 360 }),
  overflowWrap: 'anywhere',
  borderInlineEnd: 1,
  borderInlineEndColor: 'divider',
} as const;
