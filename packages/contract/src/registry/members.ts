import { z } from 'zod';
import { named } from '../named.ts';
import { task } from '../tasks.ts';
import { abilities, dataOf, message } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { instant, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { rowPlace, whereabouts } from './places.ts';
import { countedRows, exportAs, placeFilter, recordId, registryPaging, sourceForm } from './shapes.ts';

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
named('MemberFilter', memberFilter);

export const memberRow = sourceForm.extend({
  id: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  sex: z.enum(['male', 'female', 'other']).nullable(),
  /** Name of the group. */
  group: z.string().nullable(),
  groupId: z.string().nullable(),
  member_id: z.string().nullable(),
  ...rowPlace,
  contact: z.string().nullable(),
  fithersname: z.string().nullable(),
  is_cashier: z.boolean(),
  is_president: z.boolean(),
  is_secretary: z.boolean(),
  projectCount: z.number(),
  can: abilities('edit', 'delete'),
});
export type MemberRow = z.output<typeof memberRow>;
named('MemberRow', memberRow);

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
  ...whereabouts,
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
  /** `record`: to open the record it was made from, which may be out of reach though the person is not. */
  can: abilities('edit', 'delete', 'merge', 'record'),
});
export type MemberProfile = z.output<typeof memberProfile>;
named('MemberProfile', memberProfile);

export const members = {
  members: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/members/list',
    permission: 'Member Register/View',
    effect: 'read',
    summary: 'Members of a project’s registry, the newest first',
    project: ofHome.body,
    body: memberFilter.extend(registryPaging.shape),
    response: countedRows(memberRow, abilities('create', 'export', 'merge')),
  }),
  member: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/members/profile',
    permission: 'Member Register/View',
    summary: 'One member: the person, land, household, groups, merged records',
    ...inHome.query({ instance: text(255) }),
    response: dataOf(memberProfile),
    problems: ['record.not-found'],
  }),
  deleteMember: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/registry/members',
    permission: 'fao-admin',
    summary: 'Take a member out of the registry; the record can be brought back where the form’s data is',
    ...inHome.query({ id: recordId }),
    response: message,
    problems: ['project.archived', 'record.not-found', 'submission.approved', 'member.has-merged'],
  }),
  exportMembers: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/members/export',
    permission: 'Member Register/Export',
    summary: 'Begin an export of the members that the filters leave',
    project: { ...ofHome.body, archivedToo: true },
    body: memberFilter.extend(exportAs),
    response: dataOf(task),
  }),
};
