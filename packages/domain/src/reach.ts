import { FAO_ADMIN } from './permissions.ts';
import type { RoleTemplate } from './role-templates.ts';

/**
 * Whose records and people a role sees and changes: what one sent oneself, what lies in one's sites, what one's own
 * organisation sent, everything. Switches say what may be done, the reach says with whose.
 */
export const REACHES = ['own', 'sites', 'organization', 'all'] as const;
export type Reach = (typeof REACHES)[number];

/** Records are what was sent; people are the members and groups of the registries. */
export const REACH_KINDS = ['records', 'people'] as const;
export type ReachKind = (typeof REACH_KINDS)[number];
export type ReachPair = Record<ReachKind, Reach>;

/** What one role reaches in one project; 0 is every project for which the role has no entry of its own. */
export interface RoleReach extends ReachPair {
  roleId: number;
  projectId: number;
}

/** What is needed to know how far a person reaches. */
export interface Reaching {
  isSuperUser: boolean;
  roleNames: readonly string[];
  reaches: readonly RoleReach[];
}

export const EVERY_PROJECT = 0;

/** The entry of a role that counts: of the first of these projects that has one, else the one for every project. */
function entryOf(entries: readonly RoleReach[], projectIds: readonly number[]): RoleReach | undefined {
  for (const projectId of [...projectIds, EVERY_PROJECT]) {
    const found = entries.find((entry) => entry.projectId === projectId);
    if (found) return found;
  }
  return undefined;
}

/**
 * How far a person reaches in a project: the union over the person's roles. `projectIds` are the project itself and those
 * it shares its rows with (umbrella, children), the project first. Whoever reaches all needs nothing else; one's own is
 * always in reach.
 */
export function reachesOf(who: Reaching, projectIds: readonly number[], kind: ReachKind): ReadonlySet<Reach> {
  if (who.isSuperUser || who.roleNames.includes(FAO_ADMIN)) return new Set(['all']);
  const reaches = new Set<Reach>(['own']);
  const byRole = new Map<number, RoleReach[]>();
  for (const entry of who.reaches) byRole.set(entry.roleId, [...(byRole.get(entry.roleId) ?? []), entry]);
  for (const entries of byRole.values()) {
    const entry = entryOf(entries, projectIds);
    if (entry) reaches.add(entry[kind]);
  }
  return reaches.has('all') ? new Set(['all']) : reaches;
}

const reachesTo = (who: Reaching, projectIds: readonly number[], kind: ReachKind, reach: Reach): boolean => {
  const reaches = reachesOf(who, projectIds, kind);
  return reaches.has('all') || reaches.has(reach);
};

/**
 * Nobody gives a wider reach than they have. Neither of `sites` and `organization` is wider than the other, so one who has
 * the one cannot give the other. What is given for every project has to be held in each of them.
 */
export function mayGiveReach(who: Reaching, projectId: number, pair: ReachPair): boolean {
  const projects =
    projectId === EVERY_PROJECT ? [EVERY_PROJECT, ...who.reaches.map((entry) => entry.projectId)] : [projectId];
  return projects.every((id) => REACH_KINDS.every((kind) => reachesTo(who, [id], kind, pair[kind])));
}

const DEFAULTS: Record<RoleTemplate, ReachPair> = {
  // An administrator runs one organisation; FAO_ADMIN, known by its name, reaches all.
  admin: { records: 'organization', people: 'organization' },
  'me-officer': { records: 'all', people: 'all' },
  validator: { records: 'organization', people: 'organization' },
  // The people of one's sites must be found when an activity is recorded.
  'data-collector': { records: 'own', people: 'sites' },
  accountant: { records: 'organization', people: 'organization' },
  viewer: { records: 'organization', people: 'organization' },
  none: { records: 'organization', people: 'organization' },
};

/** What a new role reaches in every project; it can be changed afterwards. */
export const templateReach = (template: RoleTemplate): ReachPair => DEFAULTS[template];

/**
 * Whether somebody may give a role that reaches so far. The people of sites are free to give with it, as the collectors'
 * template has it: which sites a person gets is decided in each project by whoever may give them.
 */
export const mayGiveWithRole = (who: Reaching, projectId: number, { records, people }: ReachPair): boolean =>
  mayGiveReach(who, projectId, { records, people: people === 'sites' ? 'own' : people });

/** Whether somebody may make a role from a template. */
export const mayStartWith = (who: Reaching, template: RoleTemplate): boolean =>
  mayGiveWithRole(who, EVERY_PROJECT, templateReach(template));
