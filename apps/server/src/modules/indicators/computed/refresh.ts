import { dayInDhaka, isUnique, periodKindOf } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { noteChange } from '#db/noted-changes.ts';
import type { Db } from '#db/tables.ts';
import { typesOf } from '../disaggregation/type.queries.ts';
import { NO_SETTING } from '../find-indicator.ts';
import { refreshProgress } from '../numbers/progress.ts';
import { worksOf } from '../settings/choices.queries.ts';
import { type SettingRow, settingOf } from '../settings/setting.queries.ts';
import { countSource } from '../sources/count-source.ts';
import { recordSourceOf, type SourceRow } from '../sources/source.queries.ts';
import { forgetComputed, holdCount, writeComputed } from './computed.queries.ts';
import { countIndicator } from './count.queries.ts';
import { countedWork, dimensionsOf } from './counted-work.ts';
import { clearDue, type DueRow, dueByNodes, dueOf } from './due.queries.ts';
import { computedPeriods } from './periods.ts';

/** From the records of a form, where one is saved: of an indicator that is not derived from anything. */
async function countFromRecords(db: Db, projectId: number, setting: SettingRow, row: SourceRow): Promise<void> {
  const rows = await countSource(db, projectId, setting, row);
  if (rows === null) return forgetComputed(db, projectId, setting.nodeId);
  await writeComputed(db, projectId, setting.nodeId, rows);
}

async function countWith(db: Db, projectId: number, setting: SettingRow): Promise<void> {
  const works = await worksOf(db, [...setting.subActivities, ...setting.derivedSubActivities]);
  const counted = countedWork(setting, new Map(works.map((work) => [work.id, work])));
  if (!counted) return forgetComputed(db, projectId, setting.nodeId);
  const ids = setting.groups.flat();
  const types = new Map((ids.length > 0 ? await typesOf(db, projectId, ids) : []).map((type) => [type.id, type]));
  const groups = setting.groups.map((group) => {
    const ofGroup = group.flatMap((id) => types.get(id) ?? []);
    return { types: ofGroup, dimensions: dimensionsOf(counted.count, ofGroup) };
  });
  const kind = periodKindOf(setting.frequency);
  const rows = await countIndicator(db, {
    projectId,
    subActivityIds: counted.subActivityIds,
    count: counted.count,
    period: kind,
    groups: groups.map(({ dimensions }) => dimensions),
  });
  const { mode } = counted;
  const periods = computedPeriods(rows, groups, {
    kind,
    mode,
    today: dayInDhaka(new Date()),
    isUnique: isUnique(counted.count),
  });
  await writeComputed(db, projectId, setting.nodeId, periods);
}

/** Counts one indicator anew. */
export async function countNode(db: Db, projectId: number, nodeId: number): Promise<void> {
  await holdCount(db, projectId, nodeId);
  const source = await recordSourceOf(db, projectId, nodeId);
  const unset = source && { ...NO_SETTING, nodeId, version: 0 };
  const setting = (await settingOf(db, projectId, nodeId)) ?? unset;
  if (!setting) return;
  if (source && !setting.isDerived) await countFromRecords(db, projectId, setting, source);
  else await countWith(db, projectId, setting);
}

/**
 * Counts anew what has changed since: each indicator in a transaction of its own, so that nobody waits for all of them. What
 * is due is forgotten afterwards: whoever dies between the two counts once more.
 */
export async function refreshIndicators({ database }: Pick<Context, 'database'>, projectId: number): Promise<number> {
  const due = await dueOf(database.db, projectId);
  const nodeIds = [...new Set(due.map(({ nodeId }) => nodeId))];
  for (const nodeId of nodeIds) await database.transaction(({ db }) => countNode(db, projectId, nodeId));
  if (nodeIds.length > 0) await database.transaction(({ db }) => settle(db, projectId, due));
  return nodeIds.length;
}

/** What was due was counted: how far indicators are follows from it. */
async function settle(db: Db, projectId: number, due: readonly DueRow[]): Promise<void> {
  await clearDue(
    db,
    projectId,
    due.map(({ id }) => id),
  );
  await refreshProgress(db, projectId, [...new Set(due.map(({ nodeId }) => nodeId))]);
  noteChange(db, projectId);
}

/** The same within one transaction: for whoever loads a whole programme, where nobody waits for it. */
export async function countDue(db: Db, projectId: number): Promise<void> {
  const due = await dueOf(db, projectId);
  for (const nodeId of new Set(due.map((one) => one.nodeId))) await countNode(db, projectId, nodeId);
  if (due.length > 0) await settle(db, projectId, due);
}

/** All of a project: by night, for what nobody tells of, as another programme of a sub-activity. */
export async function recountIndicators(context: Pick<Context, 'database'>, projectId: number): Promise<number> {
  await context.database.transaction(({ db }) => dueByNodes(db, projectId, null));
  return refreshIndicators(context, projectId);
}
