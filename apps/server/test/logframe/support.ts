import type { Actor, TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { join, newProject } from '../projects/project.queries.ts';
import { idOf } from '../registry/support/door.ts';

const ALL = [
  'Log Definition/View',
  'Log Definition/Create',
  'Log Definition/Edit',
  'Log Definition/Delete',
  'Log Frame/View',
  'Log Frame/Create',
  'Log Frame/Edit',
  'Log Frame/Delete',
] as const;

/** Somebody of the team of a new project, with these switches. */
export async function officerOf(
  server: TestServer,
  projectIds: number[],
  permissions: readonly (typeof ALL)[number][] = ALL,
) {
  const person = await personWithPermissions(server, permissions);
  for (const projectId of projectIds) await join(server.context.database.db, projectId, [idOf(person)]);
  return person;
}

export const emptyProject = (server: TestServer, name: string) => newProject(server.context.database.db, name);

const level = (id: string, parent: string | null, name: string, more: object = {}) => ({ id, parent, name, ...more });
/** Goal, outcome, indicator and activity. */
export const FOUR_LEVELS = [
  level('g', null, 'Goal', { isSdgBased: true }),
  level('o', 'g', 'Outcome'),
  level('i', 'o', 'Indicator', { isSdgBased: true }),
  level('a', 'o', 'Activity', { isActivity: true, color: '#EB144C' }),
];

export async function define(who: Actor, projectId: number, tree: readonly object[] = FOUR_LEVELS) {
  const nodes = tree.map((one, i) => ({ id: (one as { id: string }).id, x: i * 16, y: i * 140 }));
  return who.call('defineStructure', { body: { projectId, tree: tree as never, viewJson: { nodes } } });
}

/** A project of its own with four levels; the ids by the keys above. */
export async function projectWithLevels(server: TestServer, name: string) {
  const projectId = await emptyProject(server, name);
  const officer = await officerOf(server, [projectId]);
  const { body } = await define(officer, projectId);
  const ids = body.meta.ids as Record<'g' | 'o' | 'i' | 'a', number>;
  const add = async (parent: number | null, type: number, code: string, more: object = {}) => {
    const answer = await officer.call('createNode', {
      body: { projectId, parent, lf_node_type_id: type, lf_node: `Node ${code}`, lf_node_code: code, ...more },
    });
    return { ...answer, id: answer.body?.data?.id as number };
  };
  return { projectId, officer, ids, add };
}
