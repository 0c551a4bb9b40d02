import type { Registry } from '@msurvey/domain';
import { type Row, workbook } from '#modules/forms/index.ts';
import { CHOICES } from './choices.ts';
import { PARTICIPANTS_BOUND, PERSON_BOUND, PHOTOS_BOUND, PLACE_BOUND } from './parts.ts';
import { GROUP_BOUND, groupSurvey, MEMBER_BOUND, memberSurvey } from './people-forms.ts';
import * as work from './work-forms.ts';

export interface StandardForm {
  xformId: number;
  formId: number;
  registry: Registry;
  idString: string;
  title: string;
  description: string;
  instanceName: string;
  survey: Row[];
  /** Column → path without the root. */
  bound: Record<string, string>;
}

const VERSION = '2026110101';
const ALL_WORK = { ...work.WORK_BOUND, ...PLACE_BOUND, ...PHOTOS_BOUND };

/** The specification's ids: 527, 528 and 538 in the library, 150, 151 and 160 in the programme; the others beside them. */
export const STANDARD_FORMS: StandardForm[] = [
  {
    xformId: 527,
    formId: 150,
    registry: 'group',
    idString: 'msurvey_group',
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
    title: 'Project activity',
    description: 'A sub-activity of the work plan that was carried out',
    instanceName: "concat(${sub_activity}, ' ', ${held_on})",
    survey: work.activitySurvey,
    bound: { ...ALL_WORK, ended_on: 'ended_on', ...PARTICIPANTS_BOUND, quantity: 'quantity', position: 'gps' },
  },
  {
    xformId: 539,
    formId: 161,
    registry: 'training',
    idString: 'msurvey_training',
    title: 'Training event',
    description: 'Trainings, workshops, field days and visits with their participants',
    instanceName: '${name}',
    survey: work.trainingSurvey,
    bound: { ...ALL_WORK, name: 'name', ended_on: 'ended_on', ...PARTICIPANTS_BOUND, position: 'gps' },
  },
  {
    xformId: 540,
    formId: 162,
    registry: 'input',
    idString: 'msurvey_input',
    title: 'Input distribution',
    description: 'Seed, saplings, fertiliser and tools handed out',
    instanceName: "concat(${sub_activity}, ' ', ${held_on})",
    survey: work.inputSurvey,
    bound: {
      ...ALL_WORK,
      ...PARTICIPANTS_BOUND,
      participant_item: 'people/participant/item',
      participant_quantity: 'people/participant/amount',
      quantity: 'quantity',
      position: 'gps',
    },
  },
  {
    xformId: 541,
    formId: 163,
    registry: 'demonstration',
    idString: 'msurvey_demonstration',
    title: 'Demonstration',
    description: 'A plot that shows a variety or a practice, and what it yields',
    instanceName: '${name}',
    survey: work.demonstrationSurvey,
    bound: {
      ...ALL_WORK,
      ...PERSON_BOUND,
      name: 'name',
      crop: 'plot/crop',
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
    title: 'Infrastructure',
    description: 'Common facility centres, seed villages, buried pipes, canals, dykes',
    instanceName: '${name}',
    survey: work.infrastructureSurvey,
    bound: {
      ...ALL_WORK,
      ...PERSON_BOUND,
      name: 'name',
      infrastructure_type: 'type',
      quantity: 'length',
      position: 'location/gps',
    },
  },
];

export const workbookOf = ({ idString, title, survey, instanceName }: StandardForm) =>
  workbook({ id: idString, title, version: VERSION, instanceName }, survey, CHOICES);
