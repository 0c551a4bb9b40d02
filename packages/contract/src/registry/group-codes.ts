import { z } from 'zod';
import { abilities, dataOf } from '../envelopes.ts';
import { inHome } from '../entering.ts';
import { named } from '../named.ts';
import { instant, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { groupNames } from './groups.ts';
import { recordId, sourceForm } from './shapes.ts';

/** A group as two are compared side by side. */
const comparedGroup = sourceForm.extend({
  id: z.string(),
  ...groupNames,
  formationDate: z.string().nullable(),
  memberCount: z.number(),
  address: z.string(),
  registeredBy: z.string(),
  receivedAt: instant,
  can: abilities('edit'),
});
export type ComparedGroup = z.output<typeof comparedGroup>;
named('ComparedGroup', comparedGroup);

const two = { firstId: recordId, secondId: recordId };

/** Groups that share a code: who has one already, and the desk on which they are told apart. */
export const groupCodes = {
  groupCodeHolder: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/groups/code',
    permission: 'Group Register/View',
    effect: 'read',
    summary: 'The group that has a code already, in whatever case, spacing and digits it is written; null: nobody',
    ...inHome.body({
      code: text(200),
      /** The record that is being edited: what it has already is not taken. */
      instance: optionalText(255),
    }),
    response: dataOf(
      z
        .object({
          id: z.string(),
          name: z.string(),
          nameBn: z.string().nullable(),
          groupCode: z.string().nullable(),
          /** Whether the caller may look at that group. */
          canOpen: z.boolean(),
        })
        .nullable(),
    ),
  }),
  groupPairs: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/group-duplicates/list',
    permission: 'Group Register/Edit',
    effect: 'read',
    summary: 'Pairs of groups with one code, the earliest first, those decided left out',
    ...inHome.body({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      /** The `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,19}-\d{1,19}$/, 'invalid')
        .nullish(),
    }),
    response: z.object({
      data: z.array(z.object({ first: comparedGroup, second: comparedGroup })),
      meta: z.object({
        count: z.number(),
        /** Null: that was the last page. */
        next: z.string().nullable(),
        can: abilities('decide'),
      }),
    }),
  }),
  distinctGroups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/group-duplicates/distinct',
    permission: 'Group Register/Edit',
    summary: 'Two groups with one code are two groups: the desk shows them no more',
    ...inHome.body(two),
    response: 'empty',
    problems: ['project.archived', 'record.not-found', 'member.merge-same'],
  }),
  undoDistinctGroups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/group-duplicates/undo',
    permission: 'Group Register/Edit',
    summary: 'Take back that two groups are distinct: they stand on the desk again as long as they share a code',
    ...inHome.body(two),
    response: 'empty',
    problems: ['project.archived', 'record.not-found'],
  }),
};
