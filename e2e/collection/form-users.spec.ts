import type { Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { setArchived } from '../projects/made.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { addToTeam, formPage, newCollection, rowOf, send } from './made.ts';

async function distribute(page: Page, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Set Target' }).click();
  await page.getByRole('menuitem', { name: 'Auto Target Distribution' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(says);
  await dialog.getByRole('button', { name: 'Distribute' }).click();
}

async function changeStatus(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Change Status of ${name}` }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Active' }).click();
}

test('users of a form rest or work, and get their targets together', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 4);
  await signIn(page, 'fao.admin', formPage(form));

  await test.step('without a target of the form a distribution is not offered, and the menu says why', async () => {
    await page.getByRole('button', { name: 'Set Target' }).click();
    const item = page.getByRole('menuitem', { name: 'Auto Target Distribution' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText('The form has no target yet.');
    await page.keyboard.press('Escape');
  });

  await test.step('a status is changed to and fro, each with its own words', async () => {
    const name = form.people[0]?.username ?? '';
    await changeStatus(page, name);
    await expect(page.getByText('Status inactivated successfully')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Inactive');
    // the menu of a row is no click on the row
    await expect(page).toHaveURL(new RegExp(`${formPage(form)}$`));
    await changeStatus(page, name);
    await expect(page.getByText('Status activated successfully')).toBeVisible();
    await expect(rowOf(page, name)).not.toContainText('Inactive');
    await closeToasts(page);
  });

  await test.step('one target is set for several users', async () => {
    const [a, b, c] = form.people.map(({ username }) => username);
    await page.getByRole('button', { name: 'Set Target' }).click();
    await page.getByRole('menuitem', { name: 'Set Target To Multiple Users' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Target To Multiple Users' });
    await dialog.getByLabel('Target for each').fill('25');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please select user')).toBeVisible();
    for (const name of [a, b]) await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save for 2 users' }).click();
    await expect(page.getByText('Target saved for multiple users')).toBeVisible();
    await expect(page.getByLabel(`Target of ${a}`)).toHaveValue('25');
    await expect(page.getByLabel(`Target of ${b}`)).toHaveValue('25');
    await expect(page.getByLabel(`Target of ${c}`)).toHaveValue('');
    await closeToasts(page);
  });

  await test.step('auto distribution says what is left and gives every active user a share of it, exactly', async () => {
    const { status } = await call(server.url, form.token, 'PUT', '/project/form/target', {
      formId: form.formId,
      target: 103,
    });
    expect(status).toBe(200);
    const sender = form.people[0];
    if (!sender) throw new Error('nobody');
    await send(server.url, form, sender, { farmer: 'Rahima' });
    await send(server.url, form, sender, { farmer: 'Karim' });
    const resting = form.people[3]?.username ?? '';
    await changeStatus(page, resting);
    await expect(rowOf(page, resting)).toContainText('Inactive');
    await distribute(page, '103 wanted, 2 collected, 101 left for 3 active users');
    await expect(page.getByText('Target distributed successfully')).toBeVisible();
    const targets = page.getByLabel(/^Target of /);
    await expect(targets).toHaveCount(4);
    await expect(page.getByLabel(`Target of ${resting}`)).toHaveValue('');
    await expect
      .poll(async () =>
        (await targets.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toSorted(),
      )
      .toEqual(['', '33', '34', '34']);
  });
});

test('users get the form, and a target each', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  const [person] = await addToTeam(server.url, form, 1);
  await signIn(page, 'fao.admin', formPage(form));

  await test.step('people of the team are given the form: nobody chosen, somebody chosen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please select user')).toBeVisible();
    await dialog.getByLabel('Search by name').fill(person?.username ?? '');
    // the list of the search stands: a row that moves while one clicks is not the one that was meant
    await expect(dialog.getByRole('row')).toHaveCount(2);
    await rowOf(page, person?.username ?? '')
      .getByRole('checkbox')
      .check();
    await dialog.getByRole('button', { name: 'Add 1 user' }).click();
    await expect(page.getByText('User added successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, person?.username ?? '')).toContainText('No target');
  });

  await test.step('a target is typed in its row: a number, and what is none becomes 0', async () => {
    const name = form.people[0]?.username ?? '';
    const target = page.getByLabel(`Target of ${name}`);
    await target.fill('7');
    await target.press('Enter');
    await expect(page.getByText('Target updated successfully')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('0 of 7 done');
    await page.getByText('Target updated successfully').click();
    await expect(page.getByText('Target updated successfully')).toHaveCount(0);
    await target.fill('many');
    await target.press('Enter');
    await expect(page.getByText('Target updated successfully')).toBeVisible();
    await expect(target).toHaveValue('0');
    await page.reload();
    await expect(target).toHaveValue('0');
    await target.fill('99');
    await target.press('Escape');
    await expect(target).toHaveValue('0');
  });
});

test('users of a form are narrowed, and only read where the project is archived', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 2);

  await test.step('users are narrowed by day, Active and username; a row leads to the user’s data', async () => {
    const [one, other] = form.people;
    if (!one || !other) throw new Error('nobody');
    await send(server.url, form, one, { farmer: 'Rahima' });
    await send(server.url, form, other, { farmer: 'Karim' });
    await signIn(page, 'fao.admin', formPage(form));
    await expect(page.getByText('Total Submissions').locator('..')).toContainText('2');
    const rows = page.getByRole('table', { name: 'Form users' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByLabel('From').fill('2099-01-01');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('combobox', { name: 'Active' }).click();
    await page.getByRole('option', { name: 'No' }).click();
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('searchbox', { name: 'Username' }).fill(one.username);
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/userName=/);
    await rowOf(page, one.username).getByRole('cell').last().click();
    await expect(page).toHaveURL(new RegExp(`/project/${form.id}/form/${form.formId}/data/${one.id}/?$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Data of Amena Khatun' })).toBeVisible();
    await expect(rowOf(page, 'Rahima').first()).toBeVisible();
    await expect(rowOf(page, 'Karim')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${formPage(form)}$`));
  });

  await test.step('a form that is not there, or not in this project, says so', async () => {
    await settle(page, `/project/61/form/${form.formId}/${form.xform.id}`);
    await expect(page.getByText('This form does not exist, or you may not see it.')).toBeVisible();
  });

  await test.step('in an archived project everything can be read and nothing changed', async () => {
    const form = await newCollection(server.url, 1);
    await setArchived(server.url, form, true);
    await settle(page, formPage(form));
    await expect(page.getByText('The project of this form is archived')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add User' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Set Target' })).toBeDisabled();
    await expect(page.getByLabel(`Target of ${form.people[0]?.username}`)).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Change Status of/ })).toBeDisabled();
  });
});
