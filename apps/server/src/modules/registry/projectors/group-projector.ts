import type { Db } from '#db/tables.ts';
import { onSubmissions, type Projector } from '#modules/collection/index.ts';
import { fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { changeGroups } from '../groups/change-groups.ts';
import { clearGroups } from '../groups/counted-group.queries.ts';
import { changeMembers } from '../members/change-members.ts';
import { byProject } from './by-project.ts';
import { codesOf, deleteGroups, upsertGroups } from './group.queries.ts';
import { groupRow } from './group-row.ts';
import { findGroupsAgain, membersByCode } from './member.queries.ts';

const idOf = ({ submissionId }: { submissionId: number }) => submissionId;

/** Members who named their group by its code belong to whichever group has that code now. */
async function withMembers(db: Db, projectId: number, ids: number[], change: () => Promise<void>): Promise<void> {
  const before = await codesOf(db, projectId, ids);
  await changeGroups(db, projectId, ids, change);
  const codes = new Set([...before, ...(await codesOf(db, projectId, ids))]);
  const members = await membersByCode(db, projectId, [...codes]);
  await changeMembers(db, projectId, members, () => findGroupsAgain(db, projectId, members));
}

export const groupProjector: Projector = {
  name: 'group',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'group'),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const rows = its.map((record) => groupRow(record, knownBinding(record.formId) as KnownBinding));
      await withMembers(db, projectId, its.map(idOf), () => upsertGroups(db, rows));
    }
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const ids = its.map(idOf);
      await withMembers(db, projectId, ids, () => deleteGroups(db, projectId, ids));
    }
  },
  clear: (db, { projectId, formId }) => clearGroups(db, projectId, formId),
};
onSubmissions(groupProjector);
