import { z } from 'zod';
import { dataOf } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { id } from '../shapes.ts';
import { operation } from './operation.ts';

const km = (least: number, most: number) => z.number().min(least, 'invalid').max(most, 'invalid');
const limits = z.object({ boundaryKm: km(0, 100), warningKm: km(0.1, 500), seriousKm: km(0.1, 1000) });

/** How far a position may lie from the stated place; projects beneath an umbrella go by the umbrella's. */
export const positionLimits = {
  positionLimits: operation({
    method: 'GET',
    path: '/msurvey/api/project/position-limits',
    permission: 'Validation/View',
    summary: 'How far the positions of a project’s records may lie from the place that they state',
    ...inHome.query(),
    response: z.object({
      data: limits.extend({
        /** As the programme has them, where nobody chose others. */
        isDefault: z.boolean(),
      }),
      meta: z.object({ can: z.object({ edit: z.boolean() }) }),
    }),
  }),
  changePositionLimits: operation({
    method: 'POST',
    path: '/msurvey/api/project/position-limits/change',
    permission: 'Project/Edit',
    summary: 'Choose how far positions may lie from the stated place; for a project’s own registries',
    project: ofHome.body,
    body: limits.extend({ projectId: id }).superRefine(({ warningKm, seriousKm }, context) => {
      if (seriousKm < warningKm) context.addIssue({ code: 'custom', path: ['seriousKm'], message: 'invalid' });
    }),
    response: dataOf(limits),
    problems: ['record.not-found', 'project.archived'],
  }),
};
