import type { FormList, ListTable } from '#modules/forms/index.ts';
import {
  type GroupItem,
  groupItems,
  groupsWithIds,
  type MemberItem,
  memberItems,
  membersWithIds,
  registerLabels,
} from './list.queries.ts';

const said = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const groupTable = (groups: readonly GroupItem[]): ListTable => ({
  head: ['name', 'label', 'upazila', 'union'],
  rows: groups.map((g) => [g.id, said(g.code, g.name, g.nameBn), g.upazilaId, g.unionId]),
});

const memberTable = (members: readonly MemberItem[]): ListTable => ({
  head: ['name', 'label', 'full_name', 'sex', 'member_no', 'group', 'upazila', 'union'],
  rows: members.map((m) => [
    m.id,
    // The father's name and the group tell apart those who are called the same.
    said(m.name, m.nameBn, m.fatherName, m.groupName, m.memberNo),
    m.name,
    m.sex,
    m.memberNo,
    m.groupId,
    m.upazilaId,
    m.unionId,
  ]),
});

/** What forms pick people and groups from: those of the reader's sites, as the registry knows them now. */
export const REGISTRY_LISTS: readonly FormList[] = [
  {
    name: 'groups.csv',
    scope: 'reader',
    table: async (db, reader) => groupTable(await groupItems(db, reader)),
    rows: async (db, projectId, ids) => groupTable(await groupsWithIds(db, projectId, ids)),
    labels: (db, projectId, ids) => registerLabels(db, 'groups', projectId, ids),
  },
  {
    name: 'members.csv',
    scope: 'reader',
    table: async (db, reader) => memberTable(await memberItems(db, reader)),
    rows: async (db, projectId, ids) => memberTable(await membersWithIds(db, projectId, ids)),
    labels: (db, projectId, ids) => registerLabels(db, 'members', projectId, ids),
  },
];
