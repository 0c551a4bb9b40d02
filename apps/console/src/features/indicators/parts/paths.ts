export const INDICATOR_PAGES = [
  'targets',
  'indicator-settings',
  'data-collection',
  'data-upload',
  'indicator-profile',
] as const;
export type IndicatorPage = (typeof INDICATOR_PAGES)[number];

export const indicatorPath = (projectId: number, nodeId: number, page: IndicatorPage): string =>
  `/projects/${projectId}/profile/logframe/${nodeId}/${page}`;
