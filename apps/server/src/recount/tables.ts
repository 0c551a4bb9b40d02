/** The tables in which counts are kept: the columns by which, and what is counted. */
export interface CountedTable {
  name: string;
  key: readonly string[];
  /** `rows`: how many there are. */
  measures: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const table = (name: string, key: string, measures: string): CountedTable => ({
  name,
  key: words(key),
  measures: words(measures),
});

export const TABLES: readonly CountedTable[] = [
  table(
    'member_tally',
    'project_id unit_id year programmes organization_id',
    `n total male female youth youth_male youth_female ethnic ethnic_male ethnic_female heads heads_male heads_female
      land_one land_two land_three youth_land_one youth_land_two youth_land_three
      ethnic_land_one ethnic_land_two ethnic_land_three
      age_0_male age_18_male age_25_male age_36_male age_46_male age_56_male age_66_male
      age_0_female age_18_female age_25_female age_36_female age_46_female age_56_female age_66_female age_unknown`,
  ),
  table('household_tally', 'project_id unit_id year programmes', 'households males females'),
  table('group_tally', 'project_id unit_id year programmes organization_id', 'n total'),
  table('activity_tally', 'project_id sub_activity_id state', 'n'),
  table(
    'work_tally',
    'project_id unit_id period work_id kind crop',
    'activities waiting quantity attendances male female area produced length households',
  ),
  table(
    'reach_tally',
    'project_id unit_id period scope_id',
    `people more male female youth youth_male youth_female adult adult_male adult_female
      ethnic ethnic_male ethnic_female`,
  ),
  table('scope_work', 'scope_id work_id', 'rows'),
];

/** What is kept of indicators: values of periods, in total (leaf '') and by leaf, and how far each is. */
export const INDICATOR_TABLES: readonly CountedTable[] = [
  table('indicator_computed', 'project_id node_id first_day last_day leaf', 'rows value denominator took_part fresh'),
  table('logframe_node', 'project_id id', 'rows progress'),
];
