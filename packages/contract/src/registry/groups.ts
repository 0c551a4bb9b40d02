import { z } from 'zod';
import { named } from '../named.ts';
import { task } from '../tasks.ts';
import { abilities, dataOf, message } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { instant } from '../shapes.ts';
import { operation } from './operation.ts';
import { rowPlace, whereabouts } from './places.ts';
import { countedRows, exportAs, placeFilter, recordId, registryPaging, sourceForm } from './shapes.ts';

export type GroupFilter = z.output<typeof placeFilter>;

/** What a group is called. */
export const groupNames = {
  groupCode: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  groupType: z.string().nullable(),
  /** The type in the words of the form that it was answered with. */
  groupTypeName: z.string().nullable(),
};

export const groupRow = sourceForm.extend({
  id: z.string(),
  ...groupNames,
  ...rowPlace,
  formationDate: z.string().nullable(),
  memberCount: z.number(),
  /** Another group has the same code, and nobody has decided yet. */
  codeInUse: z.boolean(),
  can: abilities('edit', 'delete'),
});
export type GroupRow = z.output<typeof groupRow>;
named('GroupRow', groupRow);

const groupProfile = sourceForm.extend({
  id: z.string(),
  state: z.enum(['received', 'approved', 'rejected']),
  ...groupNames,
  formationDate: z.string().nullable(),
  memberCount: z.number(),
  /** Groups with the same code, about which nobody has decided yet. */
  sameCode: z.array(z.object({ id: z.string(), name: z.string() })),
  maleCount: z.number(),
  femaleCount: z.number(),
  /** Those with an office, each with its own profile. */
  officers: z.array(
    sourceForm.extend({
      id: z.string(),
      name: z.string(),
      nameBn: z.string().nullable(),
      designation: z.enum(['president', 'secretary', 'cashier']),
      contact: z.string().nullable(),
    }),
  ),
  ...whereabouts,
  remarks: z.string().nullable(),
  registeredBy: z.string(),
  receivedAt: instant,
  /** `record`: to open the record it was made from, which may be out of reach though the group is not. */
  can: abilities('edit', 'delete', 'record'),
});
export type GroupProfile = z.output<typeof groupProfile>;
named('GroupProfile', groupProfile);

export const groups = {
  groups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/groups/list',
    permission: 'Group Register/View',
    effect: 'read',
    summary: 'Groups of a project’s registry, the newest first',
    project: ofHome.body,
    body: placeFilter.extend(registryPaging.shape),
    response: countedRows(groupRow, abilities('create', 'edit', 'export')),
  }),
  group: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/groups/profile',
    permission: 'Group Register/View',
    summary: 'One group; its members are the list of members with its id',
    ...inHome.query({ id: recordId }),
    response: dataOf(groupProfile),
    problems: ['record.not-found'],
  }),
  deleteGroup: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/registry/groups',
    permission: 'fao-admin',
    summary:
      'Take a group without members out of the registry; the record can be brought back where the form’s data is',
    ...inHome.query({ id: recordId }),
    response: message,
    problems: ['project.archived', 'record.not-found', 'submission.approved', 'group.has-members'],
  }),
  exportGroups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/groups/export',
    permission: 'Group Register/Export',
    summary: 'Begin an export of the groups that the filters leave',
    project: { ...ofHome.body, archivedToo: true },
    body: placeFilter.extend(exportAs),
    response: dataOf(task),
  }),
};
