import type { LogframeStructure } from '@msurvey/contract';
import {
  ACTIVITY_COLOUR,
  CHILD_OFFSET,
  DIAGRAM_GRID,
  LEVEL_COLOUR,
  LEVEL_WIDTH,
  levelNameKey,
  sentLevel,
  withDescendants,
} from '@msurvey/domain';
import type { Body } from '~/lib/client.ts';

/** What the dialog asks of a level. */
export interface LevelValues {
  name: string;
  nameBn: string;
  description: string;
  color: string;
  isActivity: boolean;
  isSdgBased: boolean;
}
/** A level of the diagram. One that is not stored yet has no version. */
export interface DiagramLevel extends LevelValues {
  id: string;
  parent: string | null;
  version: number | null;
  nodeCount: number;
  formUrl: string | null;
  width: number;
  x: number;
  y: number;
}
export type Diagram = readonly DiagramLevel[];

/** Room between two levels side by side, on the grid. */
const BESIDE = 176;
export const onGrid = (value: number): number => Math.round(value / DIAGRAM_GRID) * DIAGRAM_GRID;

export function diagramOf({ logframeStructures, logframestructureJson }: LogframeStructure): Diagram {
  const places = new Map(logframestructureJson.nodes.map((place) => [place.id, place]));
  return logframeStructures.map(({ id, version, nodeCount, attributes: { nodeJson } }) => ({
    id: String(id),
    parent: nodeJson.parent === null ? null : String(nodeJson.parent),
    version,
    nodeCount,
    name: nodeJson.name,
    nameBn: nodeJson.nameBn ?? '',
    description: nodeJson.description ?? '',
    color: nodeJson.color,
    isActivity: nodeJson.isActivity,
    isSdgBased: nodeJson.isSdgBased,
    formUrl: nodeJson.form_url,
    width: nodeJson.width,
    x: places.get(id)?.x ?? 0,
    y: places.get(id)?.y ?? 0,
  }));
}

const wireId = ({ id, version }: DiagramLevel): string | number => (version === null ? id : Number(id));

export function definitionOf(projectId: number, levels: Diagram): Body<'defineStructure'> {
  const ids = new Map(levels.map((level) => [level.id, wireId(level)]));
  return {
    projectId,
    tree: levels.map((level) => ({
      id: wireId(level),
      parent: level.parent === null ? null : (ids.get(level.parent) ?? level.parent),
      ...sentLevel(level),
      ...(level.version === null ? {} : { version: level.version }),
    })),
    viewJson: { nodes: levels.map((level) => ({ id: wireId(level), x: level.x, y: level.y })) },
  };
}

/** Whether another level bears the name already. */
export const isTaken = (levels: Diagram, name: string, except?: string): boolean =>
  levels.some((level) => level.id !== except && levelNameKey(level.name) === levelNameKey(name));

export const colourFor = (isActivity: boolean): string => (isActivity ? ACTIVITY_COLOUR : LEVEL_COLOUR);

/** A child stands 140 beneath its parent, beside those that are there. */
export function withChild(levels: Diagram, id: string, parent: string | null, values: LevelValues): Diagram {
  const above = levels.find((level) => level.id === parent);
  const beside = levels.filter((level) => level.parent === parent);
  const right = beside.length === 0 ? (above?.x ?? 0) : Math.max(...beside.map(({ x }) => x)) + BESIDE;
  return [
    ...levels,
    {
      ...values,
      id,
      parent,
      version: null,
      nodeCount: 0,
      formUrl: null,
      width: LEVEL_WIDTH,
      x: right,
      y: above ? above.y + CHILD_OFFSET : 0,
    },
  ];
}

export const changed = (levels: Diagram, id: string, change: Partial<DiagramLevel>): Diagram =>
  levels.map((level) => (level.id === id ? { ...level, ...change } : level));

export function without(levels: Diagram, id: string): Diagram {
  const gone = new Set(withDescendants(levels, id));
  return levels.filter((level) => !gone.has(level.id));
}

/** Each level beneath the one above it, parents in the middle of their children, everything on the grid. */
export function tidied(levels: Diagram): Diagram {
  const placed = new Map<string, { x: number; y: number }>();
  let next = 0;
  const place = (level: DiagramLevel, y: number): number => {
    const xs = levels.filter(({ parent }) => parent === level.id).map((child) => place(child, y + CHILD_OFFSET));
    const x = xs.length === 0 ? next : onGrid((Math.min(...xs) + Math.max(...xs)) / 2);
    if (xs.length === 0) next += BESIDE;
    placed.set(level.id, { x, y });
    return x;
  };
  for (const root of levels.filter(({ parent }) => parent === null)) place(root, 0);
  return levels.map((level) => ({ ...level, ...placed.get(level.id) }));
}

/** Beneath which levels one may be put: not beneath itself or work, and not at all while nodes stand on it. */
export function parentsFor(levels: Diagram, id: string): Diagram {
  const level = levels.find((one) => one.id === id);
  if (!level || level.parent === null || level.nodeCount > 0) return [];
  const own = new Set(withDescendants(levels, id));
  return levels.filter((one) => !own.has(one.id) && !one.isActivity && one.id !== level.parent);
}

/** A level, with those beneath it, beneath another one: 140 below it and beside those that are there. */
export function connected(levels: Diagram, id: string, parent: string): Diagram {
  const level = levels.find((one) => one.id === id);
  const above = levels.find((one) => one.id === parent);
  if (!level || !above || !parentsFor(levels, id).includes(above)) return levels;
  const beside = levels.filter((one) => one.parent === parent);
  const x = beside.length === 0 ? above.x : Math.max(...beside.map((one) => one.x)) + BESIDE;
  const [right, down] = [x - level.x, above.y + CHILD_OFFSET - level.y];
  const moved = new Set(withDescendants(levels, id));
  return levels.map((one) =>
    moved.has(one.id)
      ? { ...one, x: one.x + right, y: one.y + down, parent: one.id === id ? parent : one.parent }
      : one,
  );
}
