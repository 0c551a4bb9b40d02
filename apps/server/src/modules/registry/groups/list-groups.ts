import type { registry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { sharingCode } from '../group-codes/pair.queries.ts';
import { findPage } from '../search/find-page.ts';
import { groupFound } from '../search/matches.queries.ts';
import { scopeOf } from '../search/scope.queries.ts';
import { sightOf } from '../sight/sight.ts';
import { groupListAbilities } from './group.policy.ts';
import { groupRows } from './group.queries.ts';
import { groupView } from './group.view.ts';
import { withTypeNames } from './type-names.ts';

export const listGroups =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Call<(typeof registry)['groups']>) => {
    const { db, body, who, language } = call;
    const { page, limit, firstName } = body;
    const sight = await sightOf(call, 'people');
    const scope = await scopeOf(db, 'group', sight, body, null);
    const found = await findPage(db, scope, groupFound(firstName ?? ''), { offset: (page - 1) * limit, limit });
    const { isArchived, projectId } = sight;
    const [rows, sharing] = await Promise.all([
      groupRows(db, projectId, found.ids, language),
      sharingCode(db, projectId, found.ids),
    ]);
    const typed = await withTypeNames({ db, files }, rows, language);
    return {
      data: {
        data: typed.map((row) => groupView(row, who, isArchived, sharing.has(row.id))),
        totalCount: found.count,
        isMore: found.isMore,
      },
      meta: { can: groupListAbilities(who, isArchived) },
    };
  };
