import type { UserStatus } from '@msurvey/domain';
import type { Generated } from 'kysely';

/** Rows of a registry by place (0 = everywhere), year, set of programmes and organisation. */
interface RegistryTally {
  project_id: number;
  unit_id: number;
  year: number;
  programmes: number[];
  organization_id: number;
  id: Generated<string>;
  n: number;
  total: Generated<number>;
}

/** Counts that are kept when something changes, as the sum of n: rows of id 0 are gathered, the others are changes. */
export interface TallyTables {
  /** Users by project (0 = all users), role (0 = any), organisation, status and block of ids. */
  head_tally: {
    project_id: number;
    role_id: number;
    organization_id: number;
    status: UserStatus;
    block: number;
    id: Generated<string>;
    n: number;
  };
  /** Members who stand for themselves. */
  member_tally: RegistryTally & {
    male: Generated<number>;
    female: Generated<number>;
    youth: Generated<number>;
    youth_male: Generated<number>;
    youth_female: Generated<number>;
    ethnic: Generated<number>;
    ethnic_male: Generated<number>;
    ethnic_female: Generated<number>;
    heads: Generated<number>;
    heads_male: Generated<number>;
    heads_female: Generated<number>;
    land_one: Generated<number>;
    land_two: Generated<number>;
    land_three: Generated<number>;
    youth_land_one: Generated<number>;
    youth_land_two: Generated<number>;
    youth_land_three: Generated<number>;
    ethnic_land_one: Generated<number>;
    ethnic_land_two: Generated<number>;
    ethnic_land_three: Generated<number>;
    age_0_male: Generated<number>;
    age_0_female: Generated<number>;
    age_18_male: Generated<number>;
    age_18_female: Generated<number>;
    age_25_male: Generated<number>;
    age_25_female: Generated<number>;
    age_36_male: Generated<number>;
    age_36_female: Generated<number>;
    age_46_male: Generated<number>;
    age_46_female: Generated<number>;
    age_56_male: Generated<number>;
    age_56_female: Generated<number>;
    age_66_male: Generated<number>;
    age_66_female: Generated<number>;
    age_unknown: Generated<number>;
  };
  group_tally: RegistryTally;
  household_tally: {
    project_id: number;
    unit_id: number;
    year: number;
    programmes: number[];
    id: Generated<string>;
    households: Generated<number>;
    males: Generated<number>;
    females: Generated<number>;
  };
  /** Works by place, period (0 = ever, a year, a month), sub-activity (below 0: kind of form), kind of crop or structure. */
  work_tally: {
    project_id: number;
    unit_id: number;
    period: number;
    work_id: number;
    kind: string;
    crop: string;
    id: Generated<string>;
    activities: Generated<number>;
    waiting: Generated<number>;
    attendances: Generated<number>;
    male: Generated<number>;
    female: Generated<number>;
    households: Generated<number>;
    quantity: Generated<string>;
    area: Generated<string>;
    produced: Generated<string>;
    length: Generated<string>;
  };
  /** People who took part, each once, by home, period and scope. */
  reach_tally: {
    project_id: number;
    unit_id: number;
    period: number;
    scope_id: number;
    id: Generated<string>;
    people: Generated<number>;
    more: Generated<number>;
    male: Generated<number>;
    female: Generated<number>;
    youth: Generated<number>;
    youth_male: Generated<number>;
    youth_female: Generated<number>;
    adult: Generated<number>;
    adult_male: Generated<number>;
    adult_female: Generated<number>;
    ethnic: Generated<number>;
    ethnic_male: Generated<number>;
    ethnic_female: Generated<number>;
  };
  /** Activities by sub-activity (0 = none is named, below = follow-ups of a kind) and state. */
  activity_tally: {
    project_id: number;
    sub_activity_id: number;
    state: string;
    id: Generated<string>;
    n: number;
  };
}
