import type { Context } from './context.ts';
import type { EntityContainer, EntityRef, EntityRefs } from './entity-refs.ts';
import { boundaryOf, chain, commonContainer, depthInScope, isInside, pathOf, repeatsAround } from './entity-scope.ts';

interface Request {
  dataset: string;
  row: number;
  /** Scope the entity must lie in. */
  scope: EntityContainer;
  /** Where it would best be. */
  wanted: EntityContainer;
  /** Places of its save_to questions; no other entity may come between them and it. */
  lineages: EntityContainer[];
}

/** Decides for every entity which container declares it: the deepest one that sees all it needs, one per container. */
export function placeEntities(
  context: Context,
  all: Map<string, EntityRefs>,
  survey: EntityContainer,
): Map<EntityContainer, string> {
  const scopes = new Map<EntityContainer, Request[]>();
  const add = (request: Request) => scopes.set(request.scope, [...(scopes.get(request.scope) ?? []), request]);
  for (const refs of all.values()) add(requestOf(context, refs));
  for (const { dataset, row } of context.entities?.rows.values() ?? []) {
    if (!all.has(dataset)) add({ dataset, row, scope: survey, wanted: survey, lineages: [] });
  }
  const only = scopes.size === 1 ? scopes.get(survey) : undefined;
  if (only?.length === 1 && only[0]) return new Map([[survey, only[0].dataset]]);

  const placed = new Map<EntityContainer, string>();
  const reserved = new Map<EntityContainer, string>();
  for (const requests of scopes.values()) {
    for (const request of requests.sort((a, b) => a.row - b.row)) place(context, request, placed, reserved);
  }
  return placed;
}

function place(
  { entities, problems }: Context,
  request: Request,
  placed: Map<EntityContainer, string>,
  reserved: Map<EntityContainer, string>,
): void {
  let taken: string | undefined;
  const candidates = chain(request.wanted)
    .slice(request.scope.depth - 1)
    .reverse();
  for (const candidate of candidates) {
    taken = placed.get(candidate) ?? reserved.get(candidate);
    if (taken === undefined) {
      placed.set(candidate, request.dataset);
      reserved.set(candidate, request.dataset);
      for (const lineage of request.lineages) {
        for (const c of chain(lineage).slice(candidate.depth - 1)) reserved.set(c, request.dataset);
      }
      return;
    }
    const first = request.lineages[0];
    const blocking = first && reserved.get(first);
    if (blocking !== undefined) {
      taken = blocking;
      break;
    }
  }
  if (taken === undefined || !entities) return;
  const other = entities.rows.get(taken)?.row;
  const message = `Each container (survey, group, repeat) may declare only one entity, and none is left for '${request.dataset}' in '${pathOf(request.scope)}': it went to the entity of row ${other}. Check the save_to values and the references in the entities sheet.`;
  problems.error('entities.no-container', message, entities.view.at(request.row, 'dataset'));
}

function requestOf(context: Context, refs: EntityRefs): Request {
  let deepest: EntityRef | undefined;
  for (const ref of refs.refs) {
    if (!deepest || repeatsAround(ref.container) > repeatsAround(deepest.container)) deepest = ref;
  }
  const scope = boundaryOf((deepest ?? refs.refs[0])?.container as EntityContainer);
  const saveTos = refs.refs.filter((ref) => ref.property !== undefined);
  const wanted = wantedPlace(refs.refs, saveTos, scope);
  checkScopes(context, refs, scope, wanted, deepest);
  const lineages = [...new Set(saveTos.map((ref) => ref.container))];
  return { dataset: refs.dataset, row: refs.row, scope, wanted, lineages };
}

function wantedPlace(refs: EntityRef[], saveTos: EntityRef[], scope: EntityContainer): EntityContainer {
  const deepestOf = (among: EntityRef[]) => {
    const inScope = among.filter((ref) => boundaryOf(ref.container) === scope);
    const pool = inScope.length > 0 ? inScope : among.slice(0, 1);
    return pool.reduce((a, b) => (depthInScope(b.container) > depthInScope(a.container) ? b : a)).container;
  };
  if (saveTos.length === 0) return deepestOf(refs);
  const places = [...new Set(saveTos.map((ref) => ref.container))];
  const common = commonContainer(places) ?? scope;
  if (places.length === 1) return common;
  const boundary = boundaryOf(deepestOf(saveTos));
  const rank = (c: EntityContainer) => repeatsAround(c) * 1000 + depthInScope(c);
  return rank(common) > rank(boundary) ? common : boundary;
}

/** All that belongs to one entity must be visible from one place. */
function checkScopes(
  { entities, problems, survey }: Context,
  refs: EntityRefs,
  scope: EntityContainer,
  wanted: EntityContainer,
  deepest: EntityRef | undefined,
): void {
  for (const ref of refs.refs) {
    const boundary = boundaryOf(ref.container);
    const outside = !isInside(scope, boundary);
    const tail = "Copy the value into the right scope with a 'calculate' question and use that one.";
    if (ref.property !== undefined && (outside || boundary !== boundaryOf(wanted))) {
      const other = outside ? (deepest?.container ?? wanted) : wanted;
      const message = `The entity list '${refs.dataset}' is also referred to in '${pathOf(other)}', which does not fit with this save_to in '${pathOf(ref.container)}'. ${tail}`;
      problems.error('entities.saveto-scope', message, survey.at(ref.row, 'bind::entities:saveto'));
    } else if (ref.property === undefined && outside && entities) {
      const message = `The entity list '${refs.dataset}' refers to '${ref.question}' in '${pathOf(ref.container)}', which does not fit with its reference in '${pathOf(deepest?.container ?? scope)}'. ${tail}`;
      problems.error('entities.scope', message, entities.view.at(refs.row));
    }
  }
}
