import type { Page } from '@playwright/test';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { addSite, newProject, newTeam, rowOf, setArchived } from './made.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Site' });
const field = (page: Page, name: string) => dialogOf(page).getByRole('combobox', { name, exact: true });

async function pick(page: Page, level: string, ...places: string[]) {
  await field(page, level).click();
  for (const place of places) await page.getByRole('option', { name: place, exact: true }).click();
  await page.keyboard.press('Escape');
}
async function chooseType(page: Page, type: string) {
  await field(page, 'Site type').click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

test('sites of a project are added and deleted', async ({ page, server, signIn }) => {
  const { id } = await newProject(server.url);
  await signIn(page, 'fao.admin', `/project/${id}?tabIndex=2`);

  await test.step('a site three levels down is added level by level, and deleted', async () => {
    await page.getByRole('button', { name: 'Add Site' }).click();
    const submit = dialogOf(page).getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await chooseType(page, 'Upazila');
    await expect(field(page, 'District')).toBeDisabled();
    await pick(page, 'Division', 'Barishal', 'Khulna');
    await pick(page, 'District', 'Bhola', 'Bagerhat');
    await expect(submit).toBeDisabled();
    await pick(page, 'Upazila', 'Lalmohan', 'Tazumuddin', 'Mongla');
    await expect(submit).toBeEnabled();
    // at most two are shown, the rest is counted
    await expect(dialogOf(page).getByText('+1')).toBeVisible();

    // without Khulna there is no Bagerhat, and without that no Mongla
    await dialogOf(page).getByRole('button', { name: 'Khulna' }).press('Delete');
    await expect(dialogOf(page).getByText('Bagerhat')).toHaveCount(0);
    await expect(dialogOf(page).getByText('Mongla')).toHaveCount(0);
    await expect(dialogOf(page).getByText('Tazumuddin')).toBeVisible();
    await submit.click();
    await expect(page.getByText('Successfully created!')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();

    const rows = page.getByRole('table', { name: 'Sites' }).getByRole('row');
    await expect(page.getByRole('columnheader')).toHaveText(['#', 'Location Type', 'Location', 'Action']);
    const row = rows.filter({ hasText: 'Tazumuddin, Bhola, Barishal' });
    await expect(row).toContainText('Upazila');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('node deleted!')).toBeVisible();
    await expect(rows.filter({ hasText: 'Tazumuddin' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Lalmohan, Bhola, Barishal' })).toBeVisible();
    await closeToasts(page);
  });

  await test.step('a union is found by typing its Bengali name, and fills the whole chain', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Type a union directly').fill('বদরপুর');
    await page.getByRole('option', { name: /Union · Lalmohan, Bhola, Barishal/ }).click();
    await expect(field(page, 'Site type')).toHaveText('Union');
    for (const name of ['Barishal', 'Bhola', 'Lalmohan', 'Badarpur'])
      await expect(dialogOf(page).getByRole('button', { name, exact: true })).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Successfully created!')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Badarpur, Lalmohan, Bhola, Barishal' })).toContainText(
      'Union',
    );
  });
});

test('a member has sites too, and what stands in the way of sites is said', async ({ page, server, signIn }) => {
  const { id, name, person } = await newTeam(server.url);

  await test.step('a member has sites of his own, on a page that leads back to the team', async () => {
    await signIn(page, 'fao.admin', `/project/${id}`);
    await rowOf(page, person).getByRole('link', { name: 'Sites of the member' }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${id}/member/${person.id}/sites`));
    await expect(page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` })).toBeVisible();
    await page.getByRole('button', { name: 'Add Site' }).click();
    await page.getByLabel('Type a union directly').fill('Charfasson');
    await page.keyboard.press('Escape');
    await page.getByLabel('Type a union directly').fill('Char Fasson');
    await page.getByRole('option').first().click();
    await dialogOf(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Bhola, Barishal' })).toBeVisible();
    await page.getByRole('link', { name }).last().click();
    await expect(page).toHaveURL(new RegExp(`/project/${id}\\?tabIndex=0`));
    // the project itself has none
    await page.getByRole('tab', { name: 'Project Sites' }).click();
    await expect(page.getByText('No Project Sites Defined')).toBeVisible();
  });

  await test.step('somebody outside the team has no sites here', async () => {
    await closeToasts(page);
    await settle(page, `/projects/${id}/member/2000000000/sites`);
    await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  });

  await test.step('a failure to add closes the dialog, and one to delete is shown in the server’s words', async () => {
    const project = await newProject(server.url);
    await addSite(server.url, project, 'Lalmohan');
    await settle(page, `/project/${project.id}?tabIndex=2`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Type a union directly').fill('Monpura');
    await page.getByRole('option').first().click();
    await setArchived(server.url, project, true);
    await dialogOf(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Something went wrong!')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    const remove = page.getByRole('button', { name: /^Delete Lalmohan/ });
    await remove.click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This project is archived and can only be read.' }),
    ).toBeVisible();
  });
});
