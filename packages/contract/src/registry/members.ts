import { z } from 'zod';
import { task } from '../collection/shapes.ts';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, instant, text } from '../shapes.ts';
import {
  countedRows,
  fileType,
  ofBody,
  ofQuery,
  place,
  placeFilter,
  placeIds,
  point,
  recordId,
  registryPaging,
  rowAbilities,
  sourceForm,
} from './shapes.ts';

const memberFilter = placeFilter.extend({
  /** In how many projects: 1 to 5; −1 or nothing: any. */
  projectCount: z.coerce
    .number()
    .int()
    .min(-1)
    .max(100)
    .nullish()
    .transform((value) => (value == null || value < 0 ? null : value)),
  /** Only those of this group. */
  groupId: recordId.nullish(),
});
export type MemberFilter = z.output<typeof memberFilter>;

const memberRow = sourceForm.extend({
  id: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  sex: z.enum(['male', 'female', 'other']).nullable(),
  /** Name of the group. */
  group: z.string().nullable(),
  groupId: z.string().nullable(),
  member_id: z.string().nullable(),
  /** Village, union, upazila, district, division. */
  address: z.string(),
  contact: z.string().nullable(),
  fithersname: z.string().nullable(),
  is_cashier: z.boolean(),
  is_president: z.boolean(),
  is_secretary: z.boolean(),
  projectCount: z.number(),
  can: rowAbilities,
});
export type MemberRow = z.output<typeof memberRow>;

/** Another record of the same person, merged into the one that is shown. */
const mergedRecord = sourceForm.extend({
  mergeId: z.number(),
  id: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  member_id: z.string().nullable(),
  fithersname: z.string().nullable(),
  contact: z.string().nullable(),
  address: z.string(),
  receivedAt: instant,
  mergedAt: instant,
  mergedBy: z.string(),
});

const memberProfile = sourceForm.extend({
  id: z.string(),
  state: z.enum(['received', 'approved', 'rejected']),
  member_id: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  fithersname: z.string().nullable(),
  mothersname: z.string().nullable(),
  spouse: z.string().nullable(),
  sex: z.enum(['male', 'female', 'other']).nullable(),
  bornOn: z.string().nullable(),
  age: z.number().nullable(),
  registeredOn: z.string().nullable(),
  isEthnic: z.boolean().nullable(),
  contact: z.string().nullable(),
  nationalId: z.string().nullable(),
  place,
  placeIds,
  address: z.string(),
  position: point.nullable(),
  /** Name of the record’s file; fetched with `submissionFile`. */
  photo: z.string().nullable(),
  landDecimals: z.number().nullable(),
  household: z.object({
    number: z.string().nullable(),
    isHead: z.boolean().nullable(),
    males: z.number().nullable(),
    females: z.number().nullable(),
    /** Others of the registry with the same number, at most 20. */
    members: z.array(sourceForm.extend({ id: z.string(), name: z.string(), nameBn: z.string().nullable() })),
  }),
  /** Of this record and of those merged into it. */
  groups: z.array(
    z.object({
      id: z.string(),
      groupCode: z.string().nullable(),
      name: z.string(),
      is_cashier: z.boolean(),
      is_president: z.boolean(),
      is_secretary: z.boolean(),
    }),
  ),
  projects: z.array(z.object({ id: z.number(), name: z.string().nullable() })),
  projectCount: z.number(),
  merged: z.array(mergedRecord),
  /** Set: this record stands for nobody any more; the profile to open instead. */
  mergedInto: sourceForm.extend({ id: z.string(), mergeId: z.number() }).nullable(),
  registeredBy: z.string(),
  receivedAt: instant,
  can: abilities('edit', 'delete', 'merge'),
});
export type MemberProfile = z.output<typeof memberProfile>;

export const members = {
  members: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/members/list',
    domain: 'registry',
    permission: 'Member Register/View',
    effect: 'read',
    summary: 'Members of a project’s registry, the newest first',
    project: ofBody,
    body: memberFilter.extend(registryPaging.shape),
    response: countedRows(memberRow, abilities('create', 'export', 'merge')),
  }),
  member: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/members/profile',
    domain: 'registry',
    permission: 'Member Register/View',
    summary: 'One member: the person, land, household, groups, merged records',
    project: ofQuery,
    query: z.object({ projectId: id, instance: text(255) }),
    response: dataOf(memberProfile),
    problems: ['record.not-found'],
  }),
  deleteMember: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/registry/members',
    domain: 'registry',
    permission: 'fao-admin',
    summary: 'Take a member out of the registry; the record can be brought back where the form’s data is',
    project: ofQuery,
    query: z.object({ projectId: id, id: recordId }),
    response: dataOf(z.object({ message: z.string() })),
    problems: ['project.archived', 'record.not-found', 'submission.approved', 'member.has-merged'],
  }),
  exportMembers: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/members/export',
    domain: 'registry',
    permission: 'Member Register/Export',
    summary: 'Begin an export of the members that the filters leave',
    project: { ...ofBody, archivedToo: true },
    body: memberFilter.extend({ type: fileType }),
    response: dataOf(task),
  }),
};
