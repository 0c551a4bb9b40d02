import type { IndicatorDetail } from '@msurvey/contract';

/** What the parts of a page are told. */
export interface OfIndicator {
  /** Through which project it is looked at. */
  projectId: number;
  indicator: IndicatorDetail;
}
