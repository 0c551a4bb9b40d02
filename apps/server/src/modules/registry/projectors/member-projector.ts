import { inPages } from '#changed/in-pages.ts';
import type { Projector } from '#modules/collection/index.ts';
import { fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { changeMembers } from '../members/change-members.ts';
import { byProject } from './by-project.ts';
import { deleteMembers, membersOfForm, upsertMembers } from './member.queries.ts';
import { memberRow } from './member-row.ts';

const idOf = ({ submissionId }: { submissionId: number }) => submissionId;

export const memberProjector: Projector = {
  name: 'member',
  places: 'member',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'member'),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const rows = its.map((record) => memberRow(record, knownBinding(record.formId) as KnownBinding));
      const areNew = its.every((record) => record.isNew);
      await changeMembers(db, projectId, its.map(idOf), (held) => upsertMembers(held, rows), { areNew });
    }
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const ids = its.map(idOf);
      await changeMembers(db, projectId, ids, (held) => deleteMembers(held, projectId, ids));
    }
  },
  clear: (db, form) =>
    inPages(
      (after, limit) => membersOfForm(db, form, after, limit),
      (ids) => changeMembers(db, form.projectId, ids, (held) => deleteMembers(held, form.projectId, ids)),
    ),
};
