import { newPerson } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { newProject, newTeam, rowOf, setArchived } from './made.ts';

const REMOVED = 'successfuly removed from team';

test('somebody comes into a team and leaves it', async ({ page, server, signIn }) => {
  const { id, name } = await newProject(server.url);
  const person = await newPerson(server.url);

  await test.step('what the server says against adding is shown in its words', async () => {
    const path = '**/msurvey/api/project/members';
    await page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { errors: [{ detail: 'First reason.' }, { detail: 'Second reason.' }] } })
        : route.continue(),
    );
    await signIn(page, 'fao.admin', `/project/${id}/add-team-member/?username=${person.username}`);
    await rowOf(page, person).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add to team (1)' }).click();
    await expect(page.getByText('First reason., Second reason.')).toBeVisible();
    await expect(page).toHaveURL(/add-team-member/);
    await page.unroute(path);
    await closeToasts(page);
    await page.getByRole('link', { name }).last().click();
  });

  await test.step('a member is added: nobody chosen, somebody chosen, back at the team', async () => {
    await page.getByRole('link', { name: 'Add member' }).click();
    await expect(page).toHaveURL(new RegExp(`/project/${id}/add-team-member/`));
    await expect(page.getByRole('link', { name }).last()).toHaveAttribute('href', `/project/${id}?tabIndex=0`);
    await page.getByRole('button', { name: 'Add to team' }).click();
    await expect(page.getByText('Please select user')).toBeVisible();
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'data collector' }).click();
    await page.getByLabel('Name').fill(person.username);
    await expect(page).toHaveURL(/username=.*/);
    await rowOf(page, person).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add to team (1)' }).click();
    await expect(page.getByText('Successfully Added to Team')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/project/${id}\\?tabIndex=0`));
    await expect(rowOf(page, person)).toContainText('data collector');
  });

  await test.step('a member is removed after a confirmation', async () => {
    const row = rowOf(page, person);
    await row.getByRole('button', { name: 'Remove from team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Remove from team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click();
    await expect(page.getByText(REMOVED)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'fao.admin' })).toBeVisible();
    await expect(row).toHaveCount(0);
    // a team keeps at least one member
    await expect(page.getByRole('button', { name: 'Remove from team' })).toBeDisabled();
  });
});

test('a long team is narrowed, and what fails can be tried again or is taken back', async ({
  page,
  server,
  signIn,
}) => {
  const project = await newTeam(server.url);
  await signIn(page, 'fao.admin', '/project/61?tabIndex=0');

  await test.step('the team is narrowed by name, organisation and role, and the address keeps it', async () => {
    const rows = page.getByRole('table', { name: 'Team members' }).getByRole('row');
    await expect(rows).toHaveCount(11);
    await expect(page.getByText(/Showing 1 to 10 of \d+ results\./)).toBeVisible();
    await page.getByRole('combobox', { name: 'Organisation' }).click();
    await page.getByRole('option', { name: 'Department of Agricultural Marketing' }).click();
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'data collector' }).click();
    await expect(page).toHaveURL(/orgId=\d+&roleId=\d+/);
    await page.reload();
    await expect(rows.filter({ hasText: 'Golam Mostafa' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Department of Agricultural Extension' })).toHaveCount(0);
    await page.getByLabel('Name').fill('nobody is called this');
    await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(11);
  });

  await test.step('a team that cannot be loaded says why and can be asked for again', async () => {
    const { id } = await newProject(server.url);
    const path = '**/msurvey/api/project/members?*';
    await page.route(path, (route) =>
      route.fulfill({ status: 500, json: { errors: [{ detail: 'The database is away.' }] } }),
    );
    await settle(page, `/project/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'The database is away.' })).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'fao.admin' })).toBeVisible();
  });

  await test.step('a removal that the server refuses is taken back: the row, and the toast', async () => {
    const row = rowOf(page, project.person);
    await settle(page, `/project/${project.id}`);
    await row.getByRole('button', { name: 'Remove from team' }).click();
    // somebody else archives the project while the question stands there
    await setArchived(server.url, project, true);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/msurvey/api/project/members*', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click();
    // before the server has answered
    await expect(page.getByText(REMOVED)).toBeVisible();
    await expect(row).toHaveCount(0);
    answer();
    await expect(
      page.getByRole('alert').filter({ hasText: /^This project is archived and can only be read\.$/ }),
    ).toBeVisible();
    await expect(page.getByText(REMOVED)).toBeHidden();
    await expect(row).toBeVisible();
    await expect(row.getByRole('button', { name: 'Remove from team' })).toBeDisabled();
  });
});

test('who may not add or remove is not offered it', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/project/61');
  await expect(page.getByRole('table', { name: 'Team members' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('link', { name: 'Add member' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove from team' })).toHaveCount(0);
  await settle(page, '/project/61/add-team-member/');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
});
