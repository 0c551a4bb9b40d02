import type { registry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { pairedWith } from '../group-codes/pair.queries.ts';
import { isRecordSeen } from '../sight/sight.queries.ts';
import { sightOf } from '../sight/sight.ts';
import { countBySex, findGroup, groupNames, officersOf } from './group.queries.ts';
import { groupProfileView } from './group.view.ts';
import { withTypeNames } from './type-names.ts';

export const groupProfile =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Call<(typeof registry)['group']>) => {
    const { db, query, who, language } = call;
    const sight = await sightOf(call, 'people');
    const records = await sightOf(call, 'records');
    const [group, officers, sexes, sameCode, isReached] = await Promise.all([
      findGroup(db, sight, query.id, language),
      officersOf(db, sight, query.id),
      countBySex(db, sight, query.id),
      pairedWith(db, sight, Number(query.id)).then((ids) => groupNames(db, sight.projectId, ids)),
      isRecordSeen(db, records, 'farmer_group', Number(query.id)),
    ]);
    const [typed] = group ? await withTypeNames({ db, files }, [group], language) : [];
    return typed
      ? { data: groupProfileView(typed, who, { officers, sexes, sameCode, isReached, isArchived: sight.isArchived }) }
      : problem('record.not-found');
  };
