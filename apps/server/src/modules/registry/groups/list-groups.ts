import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { findPage } from '../search/find-page.ts';
import { groupFound } from '../search/matches.queries.ts';
import { isArchived } from '../search/project-state.queries.ts';
import { scopeOf } from '../search/scope.queries.ts';
import { groupListAbilities } from './group.policy.ts';
import { groupRows } from './group.queries.ts';
import { groupView } from './group.view.ts';

export async function listGroups({ db, body, who, language }: Call<(typeof registry)['groups']>) {
  const { page, limit, projectId, firstName } = body;
  const scope = await scopeOf(db, 'group', projectId, body, null);
  const [found, archived] = await Promise.all([
    findPage(db, scope, groupFound(firstName ?? ''), { offset: (page - 1) * limit, limit }),
    isArchived(db, projectId),
  ]);
  const rows = await groupRows(db, projectId, found.ids, language);
  return {
    data: { data: rows.map((row) => groupView(row, who, archived)), totalCount: found.count, isMore: found.isMore },
    meta: { can: groupListAbilities(who, archived) },
  };
}
