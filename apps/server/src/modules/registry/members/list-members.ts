import type { MemberFilter, registry } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { findPage, type FoundPage } from '../search/find-page.ts';
import type { Slice } from '../search/page-ids.queries.ts';
import { memberFound } from '../search/matches.queries.ts';
import { groupScope, scopeOf } from '../search/scope.queries.ts';
import { type Sight, sightOf } from '../sight/sight.ts';
import { memberListAbilities } from './member.policy.ts';
import { memberRows } from './member-list.queries.ts';
import { memberView } from './member.view.ts';

async function findMembers(db: Db, sight: Sight, filter: MemberFilter, slice: Slice): Promise<FoundPage> {
  const { projectCount, groupId, firstName } = filter;
  const scope = groupId
    ? groupScope(sight, groupId, filter, projectCount)
    : await scopeOf(db, 'member', sight, filter, projectCount);
  return findPage(db, scope, memberFound(firstName ?? ''), slice);
}

export async function listMembers(call: Call<(typeof registry)['members']>) {
  const { db, body, who, language } = call;
  const { page, limit } = body;
  const sight = await sightOf(call, 'people');
  const found = await findMembers(db, sight, body, { offset: (page - 1) * limit, limit });
  const rows = await memberRows(db, sight, found.ids, language);
  const { isArchived } = sight;
  return {
    data: {
      data: rows.map((row) => memberView(row, who, isArchived)),
      totalCount: found.count,
      isMore: found.isMore,
    },
    meta: { can: memberListAbilities(who, isArchived) },
  };
}
