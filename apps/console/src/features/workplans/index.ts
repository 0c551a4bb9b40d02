export { figureOfRow } from '~/features/workplans/opened-cell.ts';
import { lazyPart } from '~/lib/lazy-part.ts';

/** The tab Work plan of a project's configuration. */
export const WorkPlanTab = lazyPart(
  async () => (await import('~/features/workplans/WorkPlanTab.tsx')).WorkPlanTab,
  'workplans',
);
