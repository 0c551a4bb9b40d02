import type { Language, NodeFlags, Principal } from '@msurvey/domain';
import type { LogframeType } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, type LogframeSight, logframeSight } from '../sight.ts';
import { kindsOf, nodeTitle } from './kinds.ts';
import { type NodeRow, nodeById, pathTo, treeOf } from './node.queries.ts';

interface Asking {
  db: Db;
  who: Principal;
  project: { homeId: number; programmeId: number | null; isArchived: boolean };
  language: Language;
}

/** An indicator as it stands in the tree. */
export interface IndicatorNode {
  row: NodeRow;
  title: string;
  type: LogframeType;
  flags: NodeFlags;
}

const indicatorOf = ({ who, project, language }: Asking, levels: Awaited<ReturnType<typeof levelsOf>>) => {
  const kinds = kindsOf(who, levels, project.isArchived, language);
  return (row: NodeRow): IndicatorNode | undefined => {
    const type = kinds.types.find(({ id }) => id === row.level);
    return type?.isIndicator ? { row, title: nodeTitle(row, language), type, flags: kinds.flags(row) } : undefined;
  };
};

/** A node that is an indicator, and is seen from here. */
export async function indicatorNode(asking: Asking, id: number): Promise<IndicatorNode | undefined> {
  const { db, project } = asking;
  const row = await nodeById(db, project.homeId, id);
  if (!row || !isInSight(logframeSight(project), row.programmes)) return undefined;
  return indicatorOf(asking, await levelsOf(db, project.homeId))(row);
}

/** All indicators that are seen from here, in the order of codes. */
export async function indicatorNodes(asking: Asking): Promise<IndicatorNode[]> {
  const { db, project } = asking;
  const [levels, rows] = await Promise.all([levelsOf(db, project.homeId), treeOf(db, project.homeId)]);
  const sight: LogframeSight = logframeSight(project);
  const known = indicatorOf(asking, levels);
  return rows.filter(({ programmes }) => isInSight(sight, programmes)).flatMap((row) => known(row) ?? []);
}

/** From the top down to its parent, in the reader's language. */
export async function nodePath({ db, project, language }: Asking, id: number) {
  const path = await pathTo(db, project.homeId, id);
  return path.map((one) => ({ id: one.id, code: one.code, title: nodeTitle(one, language) }));
}
