import type { MemberFilter, registry } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { findPage, type FoundPage } from '../search/find-page.ts';
import type { Slice } from '../search/page-ids.queries.ts';
import { memberFound } from '../search/matches.queries.ts';
import { isArchived } from '../search/project-state.queries.ts';
import { groupScope, scopeOf } from '../search/scope.queries.ts';
import { memberListAbilities } from './member.policy.ts';
import { memberRows } from './member-list.queries.ts';
import { memberView } from './member.view.ts';

async function findMembers(db: Db, filter: MemberFilter, slice: Slice): Promise<FoundPage> {
  const { projectId, projectCount, groupId, firstName } = filter;
  const scope = groupId
    ? groupScope(projectId, groupId, filter, projectCount)
    : await scopeOf(db, 'member', projectId, filter, projectCount);
  return findPage(db, scope, memberFound(firstName ?? ''), slice);
}

export async function listMembers({ db, body, who, language }: Call<(typeof registry)['members']>) {
  const { page, limit, projectId } = body;
  const [found, archived] = await Promise.all([
    findMembers(db, body, { offset: (page - 1) * limit, limit }),
    isArchived(db, projectId),
  ]);
  const rows = await memberRows(db, projectId, found.ids, language);
  return {
    data: {
      data: rows.map((row) => memberView(row, who, archived)),
      totalCount: found.count,
      isMore: found.isMore,
    },
    meta: { can: memberListAbilities(who, archived) },
  };
}
