import { aggregatedBy, type Day, dayInDhaka, type Figure, type Part, progressBy } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { writeNodeFigures } from '#modules/logframe/index.ts';
import { type Numbers, numbersOf } from './load.ts';
import { dependents, numberedNodes, sourcesOf } from './stored.queries.ts';

interface Known {
  projectId: number;
  nodeId: number;
}
type Loaded = Map<string, Numbers>;
const keyOf = ({ projectId, nodeId }: Known): string => `${projectId}.${nodeId}`;

function byProject(known: readonly Known[]): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const { projectId, nodeId } of known) ids.set(projectId, [...(ids.get(projectId) ?? []), nodeId]);
  return ids;
}

/** Numbers of indicators of whatever projects, without their leaves. */
export async function numbersOfAll(db: Db, known: readonly Known[]): Promise<Loaded> {
  const loaded: Loaded = new Map();
  for (const [projectId, nodeIds] of byProject(known)) {
    const nodes = await numberedNodes(db, projectId);
    for (const [nodeId, numbers] of await numbersOf(db, projectId, nodes, { nodeIds }))
      loaded.set(keyOf({ projectId, nodeId }), numbers);
  }
  return loaded;
}

/** How far an indicator was at the end of a day; of an aggregated one what its parts make, however deep. */
export function progressIn(loaded: ReadonlyMap<string, Numbers>) {
  const known = new Map<string, Figure>();
  const progressOf = (of: Known, day: Day): Figure => {
    const key = keyOf(of);
    const asked = `${key} ${day}`;
    const before = known.get(asked);
    if (before !== undefined) return before;
    const numbers = loaded.get(key);
    if (!numbers) return null;
    // Circles are refused; one that is there all the same ends here.
    known.set(asked, null);
    const progress =
      numbers.source === 'aggregated' ? aggregatedBy(partsOf(numbers), day).progress : progressBy(numbers, day);
    known.set(asked, progress);
    return progress;
  };
  /** The parts of an aggregated indicator, by their place in its list. */
  const partsOf = (numbers: Numbers): Part[] =>
    numbers.parts.map(({ homeId, nodeId, weight }, id) => ({
      id,
      weight,
      progressBy: (day) => progressOf({ projectId: homeId, nodeId }, day),
    }));
  return { progressOf, partsOf };
}

/** Writes how far indicators are beside their nodes, and those that are derived from or made of them. */
export async function refreshProgress(db: Db, projectId: number, nodeIds: readonly number[]): Promise<void> {
  if (nodeIds.length === 0) return;
  const concerned = await dependents(db, projectId, nodeIds);
  const sources: Known[] = [];
  for (const [home, ids] of byProject(concerned)) sources.push(...(await sourcesOf(db, home, ids)));
  const loaded = await numbersOfAll(db, [...new Map(sources.map((one) => [keyOf(one), one])).values()]);
  const { progressOf } = progressIn(loaded);
  const today = dayInDhaka(new Date());
  for (const [home, ids] of byProject(concerned))
    await writeNodeFigures(
      db,
      home,
      ids.map((id) => ({ id, progress: progressOf({ projectId: home, nodeId: id }, today) })),
    );
}
