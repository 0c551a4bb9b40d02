import { z } from 'zod';
import { task } from '../collection/shapes.ts';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, instant } from '../shapes.ts';
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

export type GroupFilter = z.output<typeof placeFilter>;

const groupRow = sourceForm.extend({
  id: z.string(),
  groupCode: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  groupType: z.string().nullable(),
  address: z.string(),
  formationDate: z.string().nullable(),
  memberCount: z.number(),
  can: rowAbilities,
});
export type GroupRow = z.output<typeof groupRow>;

const groupProfile = sourceForm.extend({
  id: z.string(),
  state: z.enum(['received', 'approved', 'rejected']),
  groupCode: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  groupType: z.string().nullable(),
  formationDate: z.string().nullable(),
  memberCount: z.number(),
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
  place,
  placeIds,
  address: z.string(),
  position: point.nullable(),
  /** Name of the record’s file; fetched with `submissionFile`. */
  photo: z.string().nullable(),
  remarks: z.string().nullable(),
  registeredBy: z.string(),
  receivedAt: instant,
  can: rowAbilities,
});
export type GroupProfile = z.output<typeof groupProfile>;

export const groups = {
  groups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/groups/list',
    domain: 'registry',
    permission: 'Group Register/View',
    effect: 'read',
    summary: 'Groups of a project’s registry, the newest first',
    project: ofBody,
    body: placeFilter.extend(registryPaging.shape),
    response: countedRows(groupRow, abilities('create', 'export')),
  }),
  group: operation({
    method: 'GET',
    path: '/msurvey/api/project/registry/groups/profile',
    domain: 'registry',
    permission: 'Group Register/View',
    summary: 'One group; its members are the list of members with its id',
    project: ofQuery,
    query: z.object({ projectId: id, id: recordId }),
    response: dataOf(groupProfile),
    problems: ['record.not-found'],
  }),
  deleteGroup: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/registry/groups',
    domain: 'registry',
    permission: 'fao-admin',
    summary:
      'Take a group without members out of the registry; the record can be brought back where the form’s data is',
    project: ofQuery,
    query: z.object({ projectId: id, id: recordId }),
    response: dataOf(z.object({ message: z.string() })),
    problems: ['project.archived', 'record.not-found', 'submission.approved', 'group.has-members'],
  }),
  exportGroups: operation({
    method: 'POST',
    path: '/msurvey/api/project/registry/groups/export',
    domain: 'registry',
    permission: 'Group Register/Export',
    summary: 'Begin an export of the groups that the filters leave',
    project: { ...ofBody, archivedToo: true },
    body: placeFilter.extend({ type: fileType }),
    response: dataOf(task),
  }),
};
