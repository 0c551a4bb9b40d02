import { lazyPart } from '~/lib/lazy-part.ts';

/** The results report, a tab of a project's configuration. */
export const ReportTab = lazyPart(
  async () => (await import('~/features/indicators/report/ReportTab.tsx')).ReportTab,
  'indicators',
);
/** Opened from a row of the tree of results. */
export const BaselineDialog = lazyPart(
  async () => (await import('~/features/indicators/baseline/BaselineDialog.tsx')).BaselineDialog,
  'indicators',
);
