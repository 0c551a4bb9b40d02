import type { registry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { isArchived } from '../search/project-state.queries.ts';
import { countBySex, findGroup, officersOf } from './group.queries.ts';
import { groupProfileView } from './group.view.ts';

export async function groupProfile({ db, query, who, language }: Call<(typeof registry)['group']>) {
  const { projectId, id } = query;
  const [group, officers, sexes, archived] = await Promise.all([
    findGroup(db, projectId, id, language),
    officersOf(db, projectId, id),
    countBySex(db, projectId, id),
    isArchived(db, projectId),
  ]);
  return group
    ? { data: groupProfileView(group, who, { officers, sexes, isArchived: archived }) }
    : problem('record.not-found');
}
