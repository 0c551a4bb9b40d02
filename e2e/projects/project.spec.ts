import { call } from '../../scripts/testing/api.ts';
import { newPerson } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { addSite, newProject, newTeam, rowOf, setArchived } from './made.ts';

const ELEVEN = [
  'Dashboard',
  'Member Register',
  'Group Register',
  'Project Activity',
  'Work plan',
  'Demonstration list',
  'Infrastructure list',
  'Validation',
  'Log Definition',
  'Log Frame',
  'Report',
];
const PLACEHOLDERS = [
  ['Forms', 'No Forms', 1],
  ['Project Sites', 'No Project Sites Defined', 2],
  ['Configuration', 'No Configuration', 3],
  ['Teams', 'No Teams', 0],
] as const;

test('the tabs of a project and those of its configuration are in the address', async ({ page, server, signIn }) => {
  const { name } = await newProject(server.url);

  await test.step('a card opens the project, whose tab is in the address', async () => {
    await signIn(page, 'fao.admin', `/?name=${name}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Team members' })).toBeVisible();
    await page.getByRole('tab', { name: 'Forms', exact: true }).click();
    await expect(page.getByText('No Forms', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Project Sites' }).click();
    await expect(page).toHaveURL(/tabIndex=2/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Sites:' })).toBeVisible();
    await expect(page.getByText('No Project Sites Defined')).toBeVisible();
  });

  await test.step('the configuration has eleven tabs, and the chosen one is in the address', async () => {
    await settle(page, '/project/61?tabIndex=3');
    const strip = page.getByRole('tablist', { name: 'Configuration of the project' });
    await expect(strip.getByRole('tab')).toHaveText(ELEVEN);
    await expect(strip.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    await strip.getByRole('tab', { name: 'Work plan' }).click();
    await expect(page).toHaveURL(/index=4/);
    await page.reload();
    await expect(strip.getByRole('tab', { name: 'Work plan' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tablist', { name: 'Agencies' })).toBeVisible();
    // Loaded anew, by somebody who does not mind motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/project/61?tabIndex=3&index=10&registerTab=2');
    const last = strip.getByRole('tab', { name: 'Report' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(last).toBeInViewport({ ratio: 0.99 });
  });
});

test('without a project the tabs show their placeholders', async ({ page, server, signIn }) => {
  const stranger = await newPerson(server.url);
  const { id } = await newProject(server.url);
  await signIn(page, stranger.username);
  for (const path of [`/project/${id}`, '/project/2000000000', '/project/abc', '/project/']) {
    await settle(page, `${path}?tabIndex=0&registerTab=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Project Title' })).toBeVisible();
    for (const [tab, text, index] of PLACEHOLDERS) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`tabIndex=${index}`));
    }
  }
  await settle(page, `/project/${id}`);
  await expect(page.getByText('This project does not exist, or you may not see it.')).toBeVisible();
  await settle(page, `/projects/${id}/member/1/sites`);
  await expect(page.getByText('This project does not exist, or you may not see it.')).toBeVisible();
});

test('a configuration tab needs the View permission of its module', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/project/61?tabIndex=3&index=9');
  const strip = page.getByRole('tablist', { name: 'Configuration of the project' });
  await expect(strip.getByRole('tab', { name: 'Member Register' })).toBeVisible();
  await expect(strip.getByRole('tab', { name: 'Log Frame' })).toHaveCount(0);
  // one that may not be opened: the first that may
  await expect(strip.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
});

test('without any of these permissions there is no configuration', async ({ page, signIn }) => {
  await page.route('**/msurvey/api/user/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { permissions?: string[] } };
    if (body.data?.permissions) body.data.permissions = ['Project/View'];
    await route.fulfill({ response, json: body });
  });
  await signIn(page, 'collector', '/project/61?tabIndex=3');
  await expect(page.getByText('No Configuration', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Teams' }).click();
  await expect(page.getByText('No Teams', { exact: true })).toBeVisible();
});

test('an archived project can only be read, in the console and on the server, until it is restored', async ({
  page,
  server,
  signIn,
}) => {
  const project = await newTeam(server.url);
  const { id, token, name, person } = project;
  await addSite(server.url, project, 'Lalmohan');
  await signIn(page, 'fao.admin', `/project/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Project archived')).toBeVisible();
  await expect(page.getByText(/This project is archived and can only be read\./)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Add member' })).toBeDisabled();
  await expect(rowOf(page, person).getByRole('button', { name: 'Remove from team' })).toBeDisabled();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit project' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Project Sites' }).click();
  await expect(page.getByRole('button', { name: /^Delete Lalmohan/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await settle(page, `/project/${id}/add-team-member/`);
  await expect(page.getByRole('button', { name: 'Add to team' })).toBeDisabled();

  for (const [method, path, body] of [
    ['POST', '/project/members', { projectId: id, projectmembers: [person.id] }],
    ['DELETE', '/project/members', { projectId: id, userId: person.id }],
    ['PUT', '/project/update', { id, name, partner: [] }],
    ['POST', '/site/create', { projectId: id, sites: [1] }],
    ['POST', '/site/delete', { projectId: id, siteId: 1 }],
  ] as const) {
    const answer = await call<{ errors: { code: string }[] }>(server.url, token, method, path, body);
    expect([path, answer.status, answer.body.errors[0]?.code]).toEqual([path, 409, 'project.archived']);
  }

  await setArchived(server.url, project, false);
  await page.goto(`/project/${id}?tabIndex=0`);
  await expect(page.getByRole('link', { name: 'Add member' })).toBeVisible();
  await expect(rowOf(page, person).getByRole('button', { name: 'Remove from team' })).toBeEnabled();
});
