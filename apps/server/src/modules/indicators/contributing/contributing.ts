import type { Contribution, indicators } from '@msurvey/contract';
import { aggregated, circleClosedBy, type Language, may } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { projectFor } from '#http/project-gate.queries.ts';
import { indicatorNode, indicatorNodes } from '#modules/logframe/index.ts';
import { fieldFaults, fieldProblem, Problem, problem } from '#problem/problem.ts';
import { type Asking, findIndicator, type FoundIndicator } from '../find-indicator.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from '../values/changed-meanwhile.ts';
import * as queries from './part.queries.ts';

type Calls = typeof indicators;

/** FAO_ADMIN knows of all projects; others of those whose team they are in. */
const memberOf = ({ who }: Asking): number | null => (may(who, 'fao-admin') ? null : who.userId);

const partTitle = ({ title, titleBn }: queries.PartRow, language: Language): string =>
  language === 'bn' ? (titleBn ?? title) : title;

/** A figure is shared without its records: whoever may not enter the project sees name and progress, and opens nothing. */
async function contributionsOf(asking: Asking, found: FoundIndicator): Promise<Contribution[]> {
  const parts = await queries.partsOf(asking.db, found.projectId, found.id);
  const open = new Map<number, boolean>();
  for (const { projectId } of parts)
    if (!open.has(projectId))
      open.set(projectId, (await projectFor(asking.db, projectId, memberOf(asking), null)) !== undefined);
  return parts.map((part) => ({
    id: part.id,
    project: { id: part.projectId, name: part.projectName },
    indicator: { id: part.nodeId, title: partTitle(part, asking.language), code: part.code },
    weight: part.weight,
    progress: part.progress,
    version: part.version,
    canOpen: open.get(part.projectId) ?? false,
  }));
}

async function listView(asking: Asking, found: FoundIndicator) {
  const data = await contributionsOf(asking, found);
  const { weights, isWhole, progress, missing } = aggregated(
    data.map(({ indicator, weight, progress: reached }) => ({ id: indicator.id, weight, progress: reached })),
  );
  return { data, meta: { weights, isWhole, progress, missing, can: { edit: found.can.contribute } } };
}

export async function contributingIndicators(call: Call<Calls['contributingIndicators']>) {
  const found = await findIndicator(call, call.query.logframeId);
  return found instanceof Problem ? found : listView(call, found);
}

export async function contributingIndicator(call: Call<Calls['contributingIndicator']>) {
  const found = await findIndicator(call, call.query.logframeId);
  if (found instanceof Problem) return found;
  const one = (await contributionsOf(call, found)).find(({ indicator }) => indicator.id === call.query.indicatorId);
  return one ? { data: one } : problem('record.not-found');
}

/** The contributing indicator, in a project that the caller may enter. */
async function partSent(call: Call<Calls['saveContributingIndicator']>) {
  const project = await projectFor(call.db, call.body.projectId, memberOf(call), null);
  if (!project) return fieldFaults({ field: 'projectId', fault: 'notFound' });
  const node = await indicatorNode({ ...call, project }, call.body.indicatorId);
  if (!node) return fieldFaults({ field: 'indicatorId', fault: 'notFound' });
  return { partProjectId: project.id, partHomeId: project.homeId, partNodeId: node.row.id, weight: call.body.weight };
}

export async function saveContributingIndicator(call: Call<Calls['saveContributingIndicator']>) {
  const { db, body, project, audit } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  if (!found.row.isAggregated) return problem('indicator.not-aggregated');
  await queries.holdParts(db);
  await holdIndicator(db, project.homeId, found.id);
  const parts = await queries.partsOf(db, project.homeId, found.id);
  const was = body.id == null ? undefined : parts.find(({ id }) => id === body.id);
  if (body.id != null && !was) return problem('record.not-found');
  if (was && body.version !== undefined && was.version !== body.version) return changedMeanwhile([]);
  const part = await partSent(call);
  if (part instanceof Problem) return part;
  const twin = parts.find((one) => one.homeId === part.partHomeId && one.nodeId === part.partNodeId && one !== was);
  // The same form sent twice is one contribution.
  if (twin && !was && twin.weight === part.weight) return listView(call, found);
  if (twin) return fieldProblem('indicatorId', 'indicator.contributes-already');
  if (circleClosedBy(await queries.madeOf(db), found.id, part.partNodeId))
    return fieldProblem('indicatorId', 'indicator.circle');
  if (was) await queries.updatePart(db, project.homeId, was.id, part);
  else await queries.insertPart(db, project.homeId, found.id, part);
  await indicatorsChanged(db, project.homeId, [found.id]);
  await audit({
    action: was ? 'update' : 'create',
    entity: 'contributing-indicator',
    entityId: found.id,
    projectId: project.homeId,
    ...(was ? { before: { indicator: was.nodeId, weight: was.weight } } : {}),
    after: { project: part.partProjectId, indicator: part.partNodeId, weight: part.weight },
  });
  return listView(call, found);
}

export async function deleteContributingIndicator(call: Call<Calls['deleteContributingIndicator']>) {
  const { db, body, project, audit } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  await queries.holdParts(db);
  const was = (await queries.partsOf(db, project.homeId, found.id)).find(({ id }) => id === body.id);
  if (!was) return problem('record.not-found');
  await queries.deletePart(db, project.homeId, was.id);
  await indicatorsChanged(db, project.homeId, [found.id]);
  await audit({
    action: 'delete',
    entity: 'contributing-indicator',
    entityId: found.id,
    projectId: project.homeId,
    before: { project: was.projectId, indicator: was.nodeId, weight: was.weight },
  });
  return listView(call, found);
}

export async function contributingProjects(call: Call<Calls['contributingProjects']>) {
  const { page, pageSize, name } = call.query;
  const offset = (page - 1) * pageSize;
  const { rows, count } = await queries.projectsOf(call.db, memberOf(call), { name, offset, limit: pageSize });
  return { data: rows, meta: { count } };
}

export async function indicatorsOfProject(call: Call<Calls['indicatorsOfProject']>) {
  const { page, pageSize, name } = call.query;
  const all = (await indicatorNodes(call)).filter(
    ({ row, title }) => name === null || `${row.code} ${title}`.toLocaleLowerCase().includes(name.toLocaleLowerCase()),
  );
  const from = (page - 1) * pageSize;
  return {
    data: all.slice(from, from + pageSize).map(({ row, title }) => ({
      id: row.id,
      title,
      code: row.code,
      isAggregatedIndicator: row.isAggregated,
    })),
    meta: { count: all.length },
  };
}
