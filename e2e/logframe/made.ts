import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { type MadeProject, newProject } from '../projects/made.ts';

export interface MadeTree extends MadeProject {
  levels: Record<'Goal' | 'Outcome' | 'Indicator' | 'Activity', number>;
  goal: number;
  /** Two of them: 1.1 and 1.2. */
  outcomes: [number, number];
}

interface Defined {
  meta: { ids: Record<string, number> };
}
const LEVELS = [
  { id: 'Goal', parent: null, name: 'Goal', isSdgBased: true },
  { id: 'Outcome', parent: 'Goal', name: 'Outcome' },
  { id: 'Indicator', parent: 'Outcome', name: 'Indicator' },
  { id: 'Activity', parent: 'Outcome', name: 'Activity', isActivity: true, color: '#EB144C' },
];

export async function addNode(
  url: string,
  made: MadeTree,
  parent: number | null,
  type: number,
  code: string,
  name: string,
) {
  const { status, body } = await call<{ data: { id: number } }>(url, made.token, 'POST', '/logframe/node/create', {
    projectId: made.id,
    parent,
    lf_node_type_id: type,
    lf_node: name,
    lf_node_code: code,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

/** A project of its own with four levels, a goal and two outcomes. */
export const newTree = async (url: string): Promise<MadeTree> => treeIn(url, await newProject(url));

/** The same in a project that is there. */
export async function treeIn(url: string, project: MadeProject): Promise<MadeTree> {
  const { body } = await call<Defined>(url, project.token, 'POST', '/logframe/structure/define', {
    projectId: project.id,
    tree: LEVELS,
    viewJson: { nodes: LEVELS.map(({ id }, i) => ({ id, x: i * 160, y: i * 140 })) },
  });
  const levels = body.meta.ids as MadeTree['levels'];
  const made = { ...project, levels, goal: 0, outcomes: [0, 0] as [number, number] };
  made.goal = await addNode(url, made, null, levels.Goal, '1', 'Families earn more');
  made.outcomes = [
    await addNode(url, made, made.goal, levels.Outcome, '1.1', 'Better yields'),
    await addNode(url, made, made.goal, levels.Outcome, '1.2', 'Better markets'),
  ];
  return made;
}

export const logFrame = (id: number): string => `/project/${id}?tabIndex=3&index=9`;
export const logDefinition = (id: number): string => `/project/${id}?tabIndex=3&index=8`;

export const lineOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Opens the menu of a row and chooses from it. */
export async function act(page: Page, node: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${node}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
