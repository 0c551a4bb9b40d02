import { DUPLICATE_REASONS } from '@msurvey/domain';
import { z } from 'zod';
import { abilities, dataOf, listOf, pageOf, paging } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { named } from '../named.ts';
import { id, instant, isoDate, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { recordId, sourceForm } from './shapes.ts';

/** A person as two are compared side by side. */
const comparedMember = sourceForm.extend({
  id: z.string(),
  member_id: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  fithersname: z.string().nullable(),
  mothersname: z.string().nullable(),
  sex: z.enum(['male', 'female', 'other']).nullable(),
  bornOn: z.string().nullable(),
  contact: z.string().nullable(),
  nationalId: z.string().nullable(),
  group: z.string().nullable(),
  address: z.string(),
  photo: z.string().nullable(),
  receivedAt: instant,
});
export type ComparedMember = z.output<typeof comparedMember>;
named('ComparedMember', comparedMember);

const likeness = {
  /** 0 to 1. */
  score: z.number(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
};

export const duplicates = {
  likelyDuplicates: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/members/likely',
    permission: 'Member Register/Create',
    effect: 'read',
    summary: 'Members who are likely the person that is about to be saved, the likeliest first, at most 10',
    ...inHome.body({
      name: text(200),
      nameBn: optionalText(),
      fatherName: optionalText(),
      motherName: optionalText(),
      sex: z.enum(['male', 'female', 'other']).nullish(),
      bornOn: isoDate.nullish(),
      unionId: id.nullish(),
      village: optionalText(),
      phone: optionalText(50),
      nationalId: optionalText(50),
      /** The record that is being edited: not its own duplicate. */
      instance: optionalText(255),
    }),
    response: listOf(comparedMember.extend(likeness)),
  }),
  duplicatePairs: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/duplicates/list',
    permission: 'Member Register/Edit',
    effect: 'read',
    summary: 'Pairs of members who may be one person, the likeliest first, those decided left out',
    ...inHome.body({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      /** The `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,3}-\d{1,19}-\d{1,19}$/, 'invalid')
        .nullish(),
      union_id: z.coerce.number().int().min(-1).max(2_147_483_647).nullish(),
      /** From this likeness on. */
      score: z.coerce.number().min(0).max(1).default(0),
    }),
    response: z.object({
      data: z.array(z.object({ ...likeness, first: comparedMember, second: comparedMember })),
      meta: z.object({
        /** Pairs that wait for a decision, whatever the page is narrowed to; for who does not see everybody, up to 1,000. */
        count: z.number(),
        /** Null: that was the last page. */
        next: z.string().nullable(),
        can: abilities('merge'),
      }),
    }),
  }),
  mergeMembers: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/duplicates/merge',
    permission: 'Member Register/Edit',
    summary: 'Two records are one person: the merged one’s history counts for the kept one; nothing is erased',
    ...inHome.body({ keptId: recordId, mergedId: recordId }),
    response: dataOf(z.object({ mergeId: z.number() })),
    problems: ['project.archived', 'record.not-found', 'member.merge-same', 'member.merged'],
  }),
  distinctMembers: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/duplicates/distinct',
    permission: 'Member Register/Edit',
    summary: 'Two records are two people: the desk shows them no more',
    ...inHome.body({ firstId: recordId, secondId: recordId }),
    response: 'empty',
    problems: ['project.archived', 'record.not-found', 'member.merge-same'],
  }),
  undoMerge: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/duplicates/undo',
    permission: 'Member Register/Edit',
    summary: 'Both records stand for themselves again',
    ...inHome.body({ mergeId: id }),
    response: 'empty',
    problems: ['project.archived', 'record.not-found'],
  }),
  memberMerges: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/duplicates/merged',
    permission: 'Member Register/Edit',
    effect: 'read',
    summary: 'Merges that stand, the newest first',
    project: ofHome.body,
    body: paging.extend({ projectId: id }),
    response: pageOf(
      z.object({
        mergeId: z.number(),
        kept: comparedMember.nullable(),
        merged: comparedMember.nullable(),
        mergedBy: z.string(),
        mergedAt: instant,
      }),
    ),
  }),
};
