import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { DELETED, deleteRow } from '../search/delete-row.ts';
import { holdGroup } from './group-row.queries.ts';

/** Its members would be left with a group that is not there. */
export async function deleteGroup({ db, query, audit }: Call<(typeof registry)['deleteGroup']>) {
  const { projectId, id } = query;
  const row = await holdGroup(db, projectId, id);
  if (row && row.memberCount > 0) return problem('group.has-members', { count: row.memberCount });
  const refused = await deleteRow(db, row);
  if (refused || !row) return refused ?? problem('record.not-found');
  const before = { name: row.name, groupCode: row.code, form: row.formId, instance: row.instance };
  await audit({ action: 'delete', entity: 'group', entityId: id, projectId, before });
  return { data: { message: DELETED } };
}
