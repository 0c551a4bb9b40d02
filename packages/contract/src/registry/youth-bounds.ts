import { z } from 'zod';
import { task } from '../tasks.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { id } from '../shapes.ts';
import { operation } from './operation.ts';

const age = z.number().int('invalid').min(0, 'invalid').max(120, 'invalid');
/** Both included. */
const bounds = z.object({ youthFrom: age, youthTo: age });

/** Who is young: a setting of the programme; projects beneath an umbrella go by the umbrella's. */
export const youthBounds = {
  youthBounds: operation({
    method: 'GET',
    path: '/msurvey/api/project/youth-bounds',
    permission: 'Dashboard/View',
    summary: 'From which age to which people count as young, and whether that is being changed',
    ...inHome.query(),
    response: z.object({
      data: bounds.extend({
        /** The bounds that hold when the task is done; figures go by the former ones until then. */
        changing: bounds.extend({ since: z.string(), done: z.number(), total: z.number().nullable() }).nullable(),
      }),
      meta: z.object({ can: abilities('edit') }),
    }),
  }),
  changeYouthBounds: operation({
    method: 'POST',
    path: '/msurvey/api/project/youth-bounds/change',
    permission: 'Project/Edit',
    summary: 'Choose who counts as young; people and figures follow all at once, as a task',
    project: ofHome.body,
    body: bounds.extend({ projectId: id }).superRefine(({ youthFrom, youthTo }, context) => {
      if (youthTo < youthFrom) context.addIssue({ code: 'custom', path: ['youthTo'], message: 'invalid' });
    }),
    response: dataOf(z.object({ task: task.nullable() })),
    problems: ['record.not-found', 'record.conflict', 'project.archived'],
  }),
};
