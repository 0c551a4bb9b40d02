import { stickyColumn } from '@msurvey/ui';

/** It stays in sight while the years go by. */
export const FIRST_COLUMN = stickyColumn({ xs: 150, sm: 240 }, { xs: 170, sm: 320 });
