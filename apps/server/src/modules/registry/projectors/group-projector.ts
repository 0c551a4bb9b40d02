import type { Changing } from '#changed/changed.ts';
import { inPages } from '#changed/in-pages.ts';
import type { Db } from '#db/tables.ts';
import type { Projector } from '#modules/collection/index.ts';
import { fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { clearPairs, withPairs } from '../group-codes/pair-groups.ts';
import { changeGroups } from '../groups/change-groups.ts';
import { changeMembers } from '../members/change-members.ts';
import { byProject } from './by-project.ts';
import { codesOf, deleteGroups, groupsOfForm, upsertGroups } from './group.queries.ts';
import { groupRow } from './group-row.ts';
import { findGroupsAgain, membersByCode } from './member.queries.ts';

const idOf = ({ submissionId }: { submissionId: number }) => submissionId;

/** Members who named their group by its code belong to whichever group has that code now. */
async function followedByMembers(
  db: Db,
  projectId: number,
  ids: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  const before = await codesOf(db, projectId, ids);
  await change();
  const codes = new Set([...before, ...(await codesOf(db, projectId, ids))]);
  const members = await membersByCode(db, projectId, [...codes]);
  await changeMembers(db, projectId, members, (held) => findGroupsAgain(held, projectId, members), { known: true });
}

const withMembers = (
  db: Db,
  projectId: number,
  ids: number[],
  write: (held: Changing<'group'>) => Promise<void>,
): Promise<void> =>
  followedByMembers(db, projectId, ids, () =>
    withPairs(db, projectId, ids, () => changeGroups(db, projectId, ids, write)),
  );

export const groupProjector: Projector = {
  name: 'group',
  places: 'farmer_group',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'group'),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const rows = its.map((record) => groupRow(record, knownBinding(record.formId) as KnownBinding));
      await withMembers(db, projectId, its.map(idOf), (held) => upsertGroups(held, rows));
    }
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const ids = its.map(idOf);
      await withMembers(db, projectId, ids, (held) => deleteGroups(held, projectId, ids));
    }
  },
  // A group may come back without its code, or not at all.
  clear: (db, form) =>
    clearPairs(db, form.projectId, form.formId, () =>
      inPages(
        (after, limit) => groupsOfForm(db, form, after, limit),
        (ids) =>
          followedByMembers(db, form.projectId, ids, () =>
            changeGroups(db, form.projectId, ids, (held) => deleteGroups(held, form.projectId, ids)),
          ),
      ),
    ),
};
