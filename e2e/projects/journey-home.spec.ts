import { newPerson } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { newProject, projectName } from './made.ts';

test('the home page shows one’s projects and finds them', async ({ page, server, signIn }) => {
  const { name } = await newProject(server.url);

  await test.step('projects that cannot be loaded can be asked for again', async () => {
    const path = '**/msurvey/api/project/list';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, 'fao.admin');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /SACP-RAINS/ })).toBeVisible();
  });

  await test.step('one’s projects are cards with period, partners and members, found by name in the address', async () => {
    const card = page.getByRole('link', { name: /SACP-RAINS/ });
    await expect(card).toContainText(/\d+ members/);
    await expect(card).toContainText(/\d{4} – .*\d{4}/);
    await expect(card).toContainText('GAIN');
    await page.getByLabel('Search projects').fill('rains');
    await expect(page).toHaveURL(/name=rains/);
    const cards = page.getByRole('link');
    await expect(cards.getByRole('heading', { level: 3, name: 'SACP', exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Search projects')).toHaveValue('rains');
    await page.getByLabel('Search projects').fill('no such project');
    await expect(page.getByText('No project is called “no such project”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(card).toBeVisible();
  });

  await test.step('a name that is taken is told at its field', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await dialog.getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A project with this name exists already.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a project is created, edited, archived and restored', async ({ page, signIn }) => {
  const name = projectName();
  const card = page.getByRole('link', { name: new RegExp(name) });
  await signIn(page, 'fao.admin');

  await test.step('a project is created, found on the home page and edited', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Start date').fill('2026-07-01');
    await dialog.getByLabel('End date').fill('2025-06-30');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('The end date cannot be before the start date.')).toBeVisible();
    await dialog.getByLabel('End date').fill('2028-06-30');
    const partners = dialog.getByRole('combobox', { name: 'Partners' });
    await partners.fill('DA');
    await page.getByRole('option', { name: 'DAE', exact: true }).click();
    // not confirmed with Enter, and meant all the same
    await partners.fill('Char Women’s Cooperative');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Project created')).toBeVisible();
    await expect(page).toHaveURL(/\/project\/\d+\?tabIndex=0/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // whoever creates it is its first member
    await expect(page.getByRole('row').filter({ hasText: 'fao.admin' })).toBeVisible();

    await settle(page, `/?name=${name}`);
    await expect(card).toContainText('Char Women’s Cooperative');
    await expect(card).toContainText('1 member');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit project' });
    await edit.getByLabel('Description').fill('Vegetables on raised beds');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    await expect(card).toContainText('Vegetables on raised beds');
    await closeToasts(page);
  });

  await test.step('a project is archived from its card, found among the archived ones and restored', async () => {
    const choose = async (action: string) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    };
    await choose('Archive');
    await expect(page.getByText('Project archived')).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Archived' }).click();
    await expect(page).toHaveURL(/state=archived/);
    await expect(card).toContainText('Archived');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit project' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await choose('Restore');
    await expect(page.getByText('Project restored')).toBeVisible();
    await expect(card).toBeHidden();
  });
});

test('who is in no project yet reads how one comes into one, and is offered nothing else', async ({
  page,
  server,
  signIn,
}) => {
  const person = await newPerson(server.url);
  await signIn(page, person.username);
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0);
});

test('quick links lead only where one may go', async ({ page, signIn }) => {
  await signIn(page, 'collector');
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links.filter({ hasText: 'Feedback' })).toBeVisible();
  await expect(links.filter({ hasText: 'Users' })).toHaveCount(0);
});
