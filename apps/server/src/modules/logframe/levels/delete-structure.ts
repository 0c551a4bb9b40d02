import type { logframeStructure } from '@msurvey/contract';
import { withDescendants } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import type { Db } from '#db/tables.ts';
import { problem } from '#problem/problem.ts';
import { holdLogframe } from '../history.queries.ts';
import { logframeSight } from '../sight.ts';
import { deleteLevels, levelsOf, nodesOnLevels } from './level.queries.ts';

type Here = Call<(typeof logframeStructure)['deleteStructure']>['project'];

/** The levels that would go, and what stands on them. */
async function impactOf(db: Db, project: Here, id: number) {
  const levels = await levelsOf(db, project.homeId);
  if (!levels.some((level) => level.id === id)) return undefined;
  const ids = withDescendants(levels, id);
  const { programme, isWhole } = logframeSight(project);
  const { nodes, indicators, elsewhere } = await nodesOnLevels(db, project.homeId, ids, programme);
  const counts = { levels: ids.length, nodes, indicators };
  return { counts, gone: levels.filter((level) => ids.includes(level.id)), isShared: !isWhole && elsewhere > 0 };
}

export async function structureImpact({ db, query, project }: Call<(typeof logframeStructure)['structureImpact']>) {
  const impact = await impactOf(db, project, query.nodeId);
  return impact ? { data: impact.counts } : problem('record.not-found');
}

export async function deleteStructure({
  db,
  body,
  project,
  audit,
}: Call<(typeof logframeStructure)['deleteStructure']>) {
  await holdLogframe(db, project.homeId);
  const impact = await impactOf(db, project, body.nodeId);
  if (!impact) return problem('record.not-found');
  if (impact.counts.indicators > 0) return problem('logframe.has-data', impact.counts);
  if (impact.isShared) return problem('logframe.other-programme');
  await deleteLevels(
    db,
    project.homeId,
    impact.gone.map(({ id }) => id),
  );
  await audit({
    action: 'delete',
    entity: 'logframe-level',
    entityId: body.nodeId,
    projectId: project.homeId,
    before: { levels: impact.gone.map(({ id, name }) => ({ id, name })), nodes: impact.counts.nodes },
  });
  return { data: impact.counts };
}
