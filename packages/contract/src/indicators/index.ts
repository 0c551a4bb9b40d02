import { indicatorComputed } from './computed.ts';
import { contributing } from './contributing.ts';
import { disaggregation } from './disaggregation.ts';
import { indicatorEvidence } from './evidence.ts';
import { indicatorTimes } from './periods.ts';
import { indicatorProfile } from './profile.ts';
import { indicatorPublications } from './published.ts';
import { indicatorReport } from './report.ts';
import { indicatorSettings } from './settings.ts';
import { indicatorSource } from './source.ts';
import { indicatorValues } from './values.ts';

export type { ComputedPeriod, ComputedValues } from './computed.ts';
export type { Contribution } from './contributing.ts';
export type { DisaggregationType } from './disaggregation.ts';
export type { Evidence, EvidenceFile } from './evidence.ts';
export { indicatorEvidence };
export type { IndicatorDetail } from './profile.ts';
export type {
  Publication,
  Publications,
  PublishedDefinition,
  RestatedFigure,
  ShownPublication,
} from './published.ts';
export type {
  ReportAggregate,
  ReportIndicator,
  ReportRow,
  ReportYearData,
  ResultsReport,
  ResultsReportExport,
  ResultsReportPdf,
} from './report.ts';
export type { IndicatorSetting, IndicatorSettingsView, SentSetting } from './settings.ts';
export type { HeadedGroup, IndicatorAbilities, SentData, SentValueNode, ShownData, ShownValueNode } from './shapes.ts';
export type {
  SentSource,
  SourceColumnView,
  SourceForm,
  SourcePreview,
  SourcePreviewPeriod,
  SourceView,
} from './source.ts';
export type {
  CollectedRow,
  CollectionView,
  SentCollectedRow,
  SentTargetRow,
  TargetRow,
  TargetView,
  ValueHistoryLine,
} from './values.ts';

/** What is stored: settings, targets, collected values, and what indicators are made of. */
export const indicators = {
  ...indicatorSettings,
  ...disaggregation,
  ...indicatorTimes,
  ...indicatorValues,
  ...contributing,
  ...indicatorSource,
  ...indicatorProfile,
};
export type IndicatorOperations = typeof indicators;

/** What is counted, reported and published of it. */
export const indicatorNumbers = { ...indicatorComputed, ...indicatorReport, ...indicatorPublications };
