import type { FigureName } from '../figures/figures.ts';

/** The four sections, each a table of its own. */
export const REPORTS = ['beneficiary', 'demonstration', 'activity', 'infrastructure'] as const;
export type ReportName = (typeof REPORTS)[number];

/** What their files are called. */
export const REPORT_FILES: Readonly<Record<ReportName, string>> = {
  beneficiary: 'beneficiary_data',
  demonstration: 'Demonstration_data',
  activity: 'Project_activity_data',
  infrastructure: 'Infrastructure_data',
};

/** The columns of the report Beneficiary, a row for each place, and the figure that each of them is. */
export const BENEFICIARY_REPORT = {
  male_count: 'people.male',
  female_count: 'people.female',
  total_beneficiary: 'people',
  male_youth: 'people.youth_male',
  female_youth: 'people.youth_female',
  male_ethnic: 'people.ethnic_male',
  female_ethnic: 'people.ethnic_female',
  total_house_hold: 'households',
  male_house_hold: 'people.heads_male',
  female_house_hold: 'people.heads_female',
  groupCount: 'groups',
} as const satisfies Record<string, FigureName>;
export type BeneficiaryColumn = keyof typeof BENEFICIARY_REPORT;
export const BENEFICIARY_COLUMNS = Object.keys(BENEFICIARY_REPORT) as BeneficiaryColumn[];

/** Of the report Demonstration, a row for each kind of crop and beneath it each crop. */
export const DEMONSTRATION_REPORT = {
  demonstrationCount: 'demonstration.done',
  male_count: 'demonstration.male',
  female_count: 'demonstration.female',
  area: 'demonstration.area',
  production: 'demonstration.produced',
} as const satisfies Record<string, FigureName>;
export type DemonstrationColumn = keyof typeof DEMONSTRATION_REPORT;

/** Of the report Project Activity, a row for each agency and beneath it each sub-activity. */
export const ACTIVITY_REPORT = {
  activityCount: 'works.done',
  quantity: 'works.quantity',
  attendances: 'works.attendances',
  male_count: 'works.male',
  female_count: 'works.female',
} as const satisfies Record<string, FigureName>;
export type ActivityColumn = keyof typeof ACTIVITY_REPORT;

/** Of the report Infrastructure, a row for each type of structure. */
export const INFRASTRUCTURE_REPORT = {
  infrastructureCount: 'infrastructure.done',
  length: 'infrastructure.length',
  households: 'infrastructure.households',
  male_count: 'infrastructure.male',
  female_count: 'infrastructure.female',
} as const satisfies Record<string, FigureName>;
export type InfrastructureColumn = keyof typeof INFRASTRUCTURE_REPORT;

/** Kilograms from a decimal of all the area shown; null where no area is known. */
export const yieldOf = ({ area, production }: { area: number; production: number }): number | null =>
  area > 0 ? production / area : null;
