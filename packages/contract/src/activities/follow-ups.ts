import { FOLLOW_UP_KINDS, WORK_STATES } from '@msurvey/domain';
import { z } from 'zod';
import { instanceId, position } from '../collection/shapes.ts';
import { abilities } from '../envelopes.ts';
import { inHome } from '../entering.ts';
import { named } from '../named.ts';
import { instant } from '../shapes.ts';
import { operation } from './operation.ts';
import { state } from './shapes.ts';

const workState = z.enum(WORK_STATES).nullable();

const followUp = z.object({
  id: z.number(),
  instance: z.string(),
  form_id: z.number(),
  xform_id: z.number(),
  kind: z.enum(FOLLOW_UP_KINDS),
  state,
  /** Of the harvest, or of the visit. */
  date: z.string().nullable(),
  /** In kg, and in taka. */
  produced: z.number().nullable(),
  sold: z.number().nullable(),
  income: z.number().nullable(),
  position: position.nullable(),
  work_state: workState,
  author: z.string(),
  received_at: instant,
});
export type FollowUp = z.output<typeof followUp>;
named('FollowUp', followUp);

export const followUps = {
  followUps: operation({
    method: 'GET',
    path: '/msurvey/api/project/activity/follow-ups',
    permission: 'Project Activity/View',
    summary:
      'What was recorded later about a demonstration or structure, the newest first, at most 200, and what it comes to',
    ...inHome.query({ instance: instanceId }),
    response: z.object({
      data: z.array(followUp),
      meta: z.object({
        /** Of a follow-up: what it follows. Null: this is none, or what it follows is not there. */
        followed: z.object({ instance: z.string(), name: z.string().nullable() }).nullable(),
        /** As the record itself says, and with what was approved since; null: nothing is known. */
        own_production: z.number().nullable(),
        production: z.number().nullable(),
        /** The newest that was approved; else what the record itself says. */
        position: position.nullable(),
        work_state: workState,
        can: abilities('production', 'position'),
      }),
    }),
    problems: ['record.not-found'],
  }),
};
