import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Filters } from './recounted.ts';

const LEVELS = ['division_id', 'district_id', 'upazila_id', 'union_id'];

/** All units above the chosen one are sent with it, as the cascade does. */
export const bodyOf = ({ unit, ...rest }: Filters, projectId = PROJECT_PROGRAMME) => ({
  projectId,
  ...rest,
  ...Object.fromEntries(
    LEVELS.map((level, i) => [
      level,
      unit === -1 || String(unit).length <= i ? -1 : Number(String(unit).slice(0, i + 1)),
    ]),
  ),
});
