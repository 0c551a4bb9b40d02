import type { FigureName } from '../figures/figures.ts';

/**
 * The fields of the dashboard's cards as the documents write them, misspellings included, and the figure that each of them
 * is. Server and console read this one table: what is shown and what it opens to cannot differ.
 */
export const CARDS = {
  beneficiary: {
    total_beneficiary: 'people',
    total_male_beneficiary: 'people.male',
    total_female_beneficiary: 'people.female',
    total_house_hold: 'households',
    total_youth: 'people.youth',
    total_female_youth: 'people.youth_female',
    women_house_hold_head: 'people.heads_female',
    ethnicCount: 'people.ethnic',
  },
  basicReport: {
    male_count: 'people.male',
    female_count: 'people.female',
    male_youth: 'people.youth_male',
    female_youth: 'people.youth_female',
    male_ethnic: 'people.ethnic_male',
    female_ethnic: 'people.ethnic_female',
    male_house_hold: 'people.heads_male',
    female_house_hold: 'people.heads_female',
    house_hold_male_member: 'households.males',
    house_hold_female_member: 'households.females',
  },
  landinfo: {
    total_one: 'people.land_one',
    total_two: 'people.land_two',
    total_three: 'people.land_three',
    youth_one: 'people.youth_land_one',
    youth_two: 'people.youth_land_two',
    youth_three: 'people.youth_land_three',
    ethnicity_one: 'people.ethnic_land_one',
    ethnicity_two: 'people.ethnic_land_two',
    ethnicity_three: 'people.ethnic_land_three',
  },
  Training: {
    completed_training: 'training.done',
    totalBeneficiariesRecievedTraining: 'training.attendances',
    uniqueBeneficiaries: 'training.unique.people',
    moreThenOneTrain: 'training.unique.more',
    maleBeneficiaries: 'training.unique.male',
    femaleBeneficiaries: 'training.unique.female',
    youthBeneficiaries: 'training.unique.youth',
    ethnicityBeneficiaries: 'training.unique.ethnic',
  },
  Input: {
    beneficiariesReceivedInput: 'input.attendances',
    uniqueBeneficiaries: 'input.unique.people',
    moreThanOneTraining: 'input.unique.more',
    maleBeneficiaries: 'input.unique.male',
    femaleBeneficiaries: 'input.unique.female',
    youthBeneficiaries: 'input.unique.youth',
    ethnicityBeneficiaries: 'input.unique.ethnic',
  },
  Demonstration: {
    demonstrationCompleted: 'demonstration.done',
    demonstrationFruits: 'demonstration.fruits',
    demonstrationVegetables: 'demonstration.vegetables',
    demonstrationOilseeds: 'demonstration.oilseeds',
  },
  Infrastructure: {
    cfc_count: 'infrastructure.cfc',
    seedVillage: 'infrastructure.seed_village',
    canalCount: 'infrastructure.canal',
    buriedPipeCount: 'infrastructure.buried_pipe',
  },
} as const satisfies Record<string, Record<string, FigureName>>;

export type CardName = keyof typeof CARDS;
export const CARD_NAMES = Object.keys(CARDS) as CardName[];

/** Options of the chart: a series is [total_beneficiary, the count]. */
export const CHART_OPTIONS = ['male', 'female', 'youth'] as const;
export type ChartOption = (typeof CHART_OPTIONS)[number];

/** What waits for a decision, beside the card whose figures it would be in. */
export const CARD_WAITING = {
  Training: 'training.waiting',
  Input: 'input.waiting',
  Demonstration: 'demonstration.waiting',
  Infrastructure: 'infrastructure.waiting',
} as const satisfies Partial<Record<CardName, FigureName>>;
export type WaitingCard = keyof typeof CARD_WAITING;

/** Works of every card, for how many of them have no place. */
export const CARD_WORKS = ['training.done', 'input.done', 'demonstration.done', 'infrastructure.done'] as const;

/** Which programme has structures of a kind: canals and buried pipes are SACP's, the others RAINS'. */
export const STRUCTURE_PROGRAMME: Readonly<Record<keyof (typeof CARDS)['Infrastructure'], 1 | 2>> = {
  cfc_count: 2,
  seedVillage: 2,
  canalCount: 1,
  buriedPipeCount: 1,
};

/** All, in every filter of the dashboard. */
export const ANY_CHOICE = -1;
export const DASHBOARD_YEARS = { from: 2015, to: 2030 } as const;
/** As the dashboard's filter numbers the agencies: BARI, DAE, DAM, FAO, GAIN. */
export const DASHBOARD_AGENCIES = { from: 1, to: 5 } as const;
