import { onSubmissions, type Projector } from '#modules/collection/index.ts';
import { fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { changeMembers } from '../members/change-members.ts';
import { clearMembers } from '../members/counted-member.queries.ts';
import { byProject } from './by-project.ts';
import { deleteMembers, upsertMembers } from './member.queries.ts';
import { memberRow } from './member-row.ts';

const idOf = ({ submissionId }: { submissionId: number }) => submissionId;

export const memberProjector: Projector = {
  name: 'member',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'member'),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const rows = its.map((record) => memberRow(record, knownBinding(record.formId) as KnownBinding));
      await changeMembers(db, projectId, its.map(idOf), () => upsertMembers(db, rows));
    }
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records)) {
      const ids = its.map(idOf);
      await changeMembers(db, projectId, ids, () => deleteMembers(db, projectId, ids));
    }
  },
  clear: (db, { projectId, formId }) => clearMembers(db, projectId, formId),
};
onSubmissions(memberProjector);
