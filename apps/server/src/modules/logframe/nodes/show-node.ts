import type { LogframeNodeDetail, logframeNodes } from '@msurvey/contract';
import type { Language, Principal } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { type HistoryRow, historyOf } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { commentView } from './comment-node.ts';
import { commentsOf } from './comment.queries.ts';
import { kindsOf, nodeFields, nodeTitle } from './kinds.ts';
import { activityDetail, changedFields } from './node-state.ts';
import * as queries from './node.queries.ts';

type Here = Call<(typeof logframeNodes)['logframeNode']>['project'];
interface Asking {
  db: Db;
  who: Principal;
  project: Here;
  language: Language;
}

const historyView = (rows: readonly HistoryRow[]): LogframeNodeDetail['history'] =>
  rows.map((row, i) => ({
    version: row.version,
    action: row.action,
    by: row.by ?? '',
    at: row.at.toISOString(),
    reason: row.reason,
    fields: row.action === 'create' ? [] : changedFields(rows[i + 1]?.state ?? {}, row.state),
  }));

/** A node as its page shows it; what is of another programme is not there. */
export async function showNode(
  { db, who, project, language }: Asking,
  id: number,
): Promise<{ data: LogframeNodeDetail } | Problem> {
  const row = await queries.nodeById(db, project.homeId, id);
  if (!row || !isInSight(logframeSight(project), row.programmes)) return problem('record.not-found');
  const levels = await levelsOf(db, project.homeId);
  const kinds = kindsOf(who, levels, project.isArchived, language);
  const type = kinds.types.find((one) => one.id === row.level);
  if (!type) return problem('record.not-found');
  const activity = type.isActivity ? await queries.activityOf(db, project.homeId, id) : undefined;
  const path = await queries.pathTo(db, project.homeId, id);
  return {
    data: {
      ...nodeFields(row, kinds, language),
      titleEn: row.title,
      titleBn: row.titleBn,
      version: row.version,
      lf_node_type: type.name,
      isActivity: type.isActivity,
      isSdgBased: type.isSdgBased,
      isIndicator: type.isIndicator,
      path: path.map((one) => ({ id: one.id, code: one.code, title: nodeTitle(one, language) })),
      activity: activity ? activityDetail(activity) : null,
      comments: (await commentsOf(db, project.homeId, id)).map(commentView),
      history: historyView(await historyOf(db, project.homeId, id)),
    },
  };
}
