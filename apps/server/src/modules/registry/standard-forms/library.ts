import type { Registry } from '@msurvey/domain';
import { type Row, workbook } from '#modules/forms/index.ts';
import { CHOICES } from './choices.ts';
import * as followUps from './follow-up-forms.ts';
import { PARTICIPANTS_BOUND, PERSON_BOUND, PHOTOS_BOUND, PICKED_BOUND, PLACE_BOUND } from './parts.ts';
import { GROUP_BOUND, groupSurvey, MEMBER_BOUND, memberSurvey } from './people-forms.ts';
import * as work from './work-forms.ts';

export interface StandardForm {
  xformId: number;
  formId: number;
  registry: Registry;
  idString: string;
  /** Grows with every change of the form: installations that have an older one get this one, unless they made it theirs. */
  version: string;
  title: string;
  description: string;
  instanceName: string;
  survey: Row[];
  /** Column → path without the root. */
  bound: Record<string, string>;
  /** Forms whose records it follows: whoever collects with these when it is installed collects with it. */
  follows?: readonly number[];
}

const FIRST = '2026110101';
/** Asks for the project, which narrows the sub-activities and says to which programme a group belongs. */
const WITH_PROJECT = '2026111801';
/** Knows more kinds of training and more crops, and asks for no plot where a technique is shown. */
const WITH_MORE_KINDS = '2026111804';
/** People of no group are listed beside those who are picked from groups; whole groups receive the same. */
const WITH_GUESTS = '2026111810';
const ALL_WORK = { ...work.WORK_BOUND, ...PLACE_BOUND, ...PHOTOS_BOUND };

/** The specification's ids: 527, 528 and 538 in the library, 150, 151 and 160 in the programme; the others beside them. */
export const STANDARD_FORMS: StandardForm[] = [
  {
    xformId: 527,
    formId: 150,
    registry: 'group',
    idString: 'msurvey_group',
    version: WITH_PROJECT,
    title: 'Group registration',
    description: 'Fills the register of groups',
    instanceName: '${record_name}',
    survey: groupSurvey,
    bound: { ...GROUP_BOUND, ...PLACE_BOUND },
  },
  {
    xformId: 528,
    formId: 151,
    registry: 'member',
    idString: 'msurvey_member',
    version: FIRST,
    title: 'Member registration',
    description: 'Fills the register of members',
    instanceName: '${name}',
    survey: memberSurvey,
    bound: { ...MEMBER_BOUND, ...PLACE_BOUND },
  },
  {
    xformId: 538,
    formId: 160,
    registry: 'activity',
    idString: 'msurvey_activity',
    version: WITH_GUESTS,
    title: 'Project activity',
    description: 'A sub-activity of the work plan that was carried out',
    instanceName: "concat(${sub_activity}, ' ', ${held_on})",
    survey: work.activitySurvey,
    bound: {
      ...ALL_WORK,
      ended_on: 'ended_on',
      ...PARTICIPANTS_BOUND,
      ...PICKED_BOUND,
      quantity: 'quantity',
      position: 'gps',
    },
  },
  {
    xformId: 539,
    formId: 161,
    registry: 'training',
    idString: 'msurvey_training',
    version: WITH_GUESTS,
    title: 'Training event',
    description: 'Trainings, workshops, field days and visits with their participants',
    instanceName: '${name}',
    survey: work.trainingSurvey,
    bound: { ...ALL_WORK, name: 'name', ended_on: 'ended_on', ...PARTICIPANTS_BOUND, ...PICKED_BOUND, position: 'gps' },
  },
  {
    xformId: 540,
    formId: 162,
    registry: 'input',
    idString: 'msurvey_input',
    version: WITH_GUESTS,
    title: 'Input distribution',
    description: 'Seed, saplings, fertiliser and tools handed out',
    instanceName: "concat(${sub_activity}, ' ', ${held_on})",
    survey: work.inputSurvey,
    bound: {
      ...ALL_WORK,
      ...PARTICIPANTS_BOUND,
      participant_item: 'people/participant/item',
      participant_quantity: 'people/participant/amount',
      participant_unit: 'people/participant/unit',
      ...PICKED_BOUND,
      picked_item: 'people/picked/picked_item',
      picked_quantity: 'people/picked/picked_amount',
      picked_unit: 'people/picked/picked_unit',
      quantity: 'quantity',
      position: 'gps',
    },
  },
  {
    xformId: 541,
    formId: 163,
    registry: 'demonstration',
    idString: 'msurvey_demonstration',
    version: WITH_MORE_KINDS,
    title: 'Demonstration',
    description: 'A plot that shows a variety or a practice, and what it yields',
    instanceName: '${name}',
    survey: work.demonstrationSurvey,
    bound: {
      ...ALL_WORK,
      ...PERSON_BOUND,
      name: 'name',
      crop_kind: 'plot/crop_kind',
      crop: 'plot/crop',
      area: 'plot/area',
      beneficiary_item: 'plot/crop',
      beneficiary_quantity: 'production/produced',
      quantity: 'production/produced',
      position: 'location/gps',
    },
  },
  {
    xformId: 542,
    formId: 164,
    registry: 'infrastructure',
    idString: 'msurvey_infrastructure',
    version: WITH_PROJECT,
    title: 'Infrastructure',
    description: 'Common facility centres, seed villages, buried pipes, canals, dykes',
    instanceName: '${name}',
    survey: work.infrastructureSurvey,
    bound: {
      ...ALL_WORK,
      ...PERSON_BOUND,
      name: 'name',
      infrastructure_type: 'type',
      work_state: 'work_state',
      quantity: 'length',
      length: 'length',
      households: 'households',
      position: 'location/gps',
    },
  },
  {
    xformId: 543,
    formId: 165,
    registry: 'production',
    idString: 'msurvey_production',
    version: FIRST,
    title: 'Production',
    description: 'A harvest of a demonstration, recorded when it is brought in',
    instanceName: "concat(${produced}, ' kg ', ${harvested_on})",
    survey: followUps.productionSurvey,
    bound: { ...followUps.PRODUCTION_BOUND, ...PHOTOS_BOUND },
    follows: [163],
  },
  {
    xformId: 544,
    formId: 166,
    registry: 'position',
    idString: 'msurvey_position',
    version: FIRST,
    title: 'Position and state of work',
    description: 'Where a demonstration or a structure is, and how far the work has come',
    instanceName: "concat('GPS ', ${visited_on})",
    survey: followUps.positionSurvey,
    bound: { ...followUps.POSITION_BOUND, ...PHOTOS_BOUND },
    follows: [163, 164],
  },
];

export const workbookOf = ({ idString, title, version, survey, instanceName }: StandardForm) =>
  workbook({ id: idString, title, version, instanceName }, survey, CHOICES);
