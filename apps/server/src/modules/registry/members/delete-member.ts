import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { DELETED, deleteRow } from '../search/delete-row.ts';
import { holdRow } from './member-row.queries.ts';

/** Who stands for others is not deleted before they stand for themselves: they would vanish with him. */
export async function deleteMember({ db, query, audit }: Call<(typeof registry)['deleteMember']>) {
  const { projectId, id } = query;
  const row = await holdRow(db, projectId, id);
  if (row?.hasMerged) return problem('member.has-merged');
  const refused = await deleteRow(db, row);
  if (refused || !row) return refused ?? problem('record.not-found');
  const before = { name: row.name, member_id: row.memberNo, form: row.formId, instance: row.instance };
  await audit({ action: 'delete', entity: 'member', entityId: id, projectId, before });
  return { data: { message: DELETED } };
}
