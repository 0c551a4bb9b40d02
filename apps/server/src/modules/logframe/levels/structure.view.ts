import type { LogframeStructure } from '@msurvey/contract';
import { childLevels, type Language, may, type Principal, sentLevel } from '@msurvey/domain';
import type { LevelRow } from './level.queries.ts';

export const levelName = (level: { name: string; nameBn: string | null }, language: Language): string =>
  language === 'bn' ? (level.nameBn ?? level.name) : level.name;

/** Which step from the top: 1 is the root. */
function depthOf(levels: readonly LevelRow[], level: LevelRow): number {
  const above = levels.find(({ id }) => id === level.parent);
  return above ? depthOf(levels, above) + 1 : 1;
}

export const structureView = (who: Principal, levels: readonly LevelRow[], isFrozen: boolean): LogframeStructure => ({
  logframeStructures: levels.map((level) => ({
    id: level.id,
    version: level.version,
    nodeCount: level.nodeCount,
    attributes: {
      name: level.name,
      color: level.color,
      child: childLevels(levels, level.id).map(({ id }) => id),
      nodeJson: {
        parent: level.parent,
        level: depthOf(levels, level),
        ...sentLevel(level),
      },
    },
  })),
  logframestructureJson: { nodes: levels.map(({ id, x, y }) => ({ id, x, y })) },
  can: {
    create: !isFrozen && may(who, 'Log Definition/Create') && may(who, 'Log Definition/Edit'),
    edit: !isFrozen && may(who, 'Log Definition/Edit'),
    delete: !isFrozen && may(who, 'Log Definition/Delete'),
  },
});
