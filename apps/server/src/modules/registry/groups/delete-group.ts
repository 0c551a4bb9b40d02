import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { DELETED, deleteRow } from '../search/delete-row.ts';
import { sightOf } from '../sight/sight.ts';
import { holdGroup } from './group-row.queries.ts';

/** Its members would be left with a group that is not there. */
export async function deleteGroup(call: Call<(typeof registry)['deleteGroup']>) {
  const { db, query, audit } = call;
  const { id } = query;
  const sight = await sightOf(call, 'people');
  const row = await holdGroup(db, sight, id);
  if (row && row.memberCount > 0) return problem('group.has-members', { count: row.memberCount });
  const refused = await deleteRow(db, row);
  if (refused || !row) return refused ?? problem('record.not-found');
  const before = { name: row.name, groupCode: row.code, form: row.formId, instance: row.instance };
  await audit({ action: 'delete', entity: 'group', entityId: id, projectId: sight.projectId, before });
  return { data: { message: DELETED } };
}
