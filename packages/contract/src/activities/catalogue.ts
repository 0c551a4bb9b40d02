import { WORK_UNITS } from '@msurvey/domain';
import { z } from 'zod';
import { dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, labels, labelsView } from '../shapes.ts';
import { operation } from './operation.ts';

const agency = z.object({
  id: z.number(),
  code: z.string(),
  name: labelsView,
  /** Its tab among the work plans, and its number in the dashboard's filters: the documents count in two ways. */
  workplanNumber: z.number().nullable(),
  dashboardNumber: z.number().nullable(),
});
export type AgencyRow = z.output<typeof agency>;
named('AgencyRow', agency);

const subActivity = z.object({
  id: z.number(),
  agencyId: z.number(),
  agency: z.string(),
  code: z.string(),
  label: labelsView,
  unit: z.string(),
  programme: z.enum(['SACP', 'RAINS']),
  type: z.enum(['training', 'input', 'demonstration', 'infrastructure', 'event', 'other']),
  /** The achievement is the sum of the measured quantity, not the number of activities. */
  isMeasured: z.boolean(),
  isActive: z.boolean(),
});
export type SubActivityRow = z.output<typeof subActivity>;
named('SubActivityRow', subActivity);

/** Who carries out what: the items of work plans, which activities name. */
export const catalogue = {
  agencies: operation({
    method: 'GET',
    path: '/msurvey/api/agency/list',
    permission: 'signed-in',
    summary: 'The implementing agencies, in the order of the work plans',
    response: listOf(agency),
  }),
  subActivities: operation({
    method: 'GET',
    path: '/msurvey/api/sub-activity/list',
    permission: 'signed-in',
    summary: 'The catalogue of sub-activities, of all agencies or of one, in the order of the work plans',
    query: z.object({ agencyId: id.optional() }),
    response: z.object({
      data: z.array(subActivity),
      meta: z.object({ can: z.object({ edit: z.boolean() }) }),
    }),
  }),
  changeSubActivity: operation({
    method: 'POST',
    path: '/msurvey/api/sub-activity/change',
    permission: 'Work plan/Edit',
    summary: 'Change the label, unit or activity of a sub-activity; its id, agency and code stay',
    body: z.object({ id, label: labels, unit: z.enum(WORK_UNITS), isMeasured: z.boolean(), isActive: z.boolean() }),
    response: dataOf(subActivity),
    problems: ['record.not-found'],
  }),
};
