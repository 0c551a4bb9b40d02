import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { DELETED, deleteRow } from '../search/delete-row.ts';
import { sightOf } from '../sight/sight.ts';
import { holdRow } from './member-row.queries.ts';

/** Who stands for others is not deleted before they stand for themselves: they would vanish with this member. */
export async function deleteMember(call: Call<(typeof registry)['deleteMember']>) {
  const { db, query, audit } = call;
  const { id } = query;
  const sight = await sightOf(call, 'people');
  const row = await holdRow(db, sight, id);
  if (row?.hasMerged) return problem('member.has-merged');
  const refused = await deleteRow(db, row);
  if (refused || !row) return refused ?? problem('record.not-found');
  const before = { name: row.name, member_id: row.memberNo, form: row.formId, instance: row.instance };
  await audit({ action: 'delete', entity: 'member', entityId: id, projectId: sight.projectId, before });
  return { data: { message: DELETED } };
}
