import { newName } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { choose, confirm, newHolder, newOffice, newRole } from './programme.ts';

test('a role starts from a template that shows what it switches on, and is renamed', async ({
  page,
  server,
  signIn,
}) => {
  const office = await newOffice(server.url);
  const name = `inspector ${newName()}`;
  await signIn(page, 'fao.admin', '/roles');
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await choose(page, 'Organisation', office.name);
  await dialog.getByLabel(/^Name/).fill(name);
  await expect(dialog.getByText('All permissions start switched off.')).toBeVisible();
  await dialog.getByLabel('Start from').click();
  await page.getByRole('option', { name: 'Validator' }).click();
  const preview = dialog.getByRole('region', { name: 'What it switches on' });
  await expect(preview).toContainText('Validation');
  await expect(preview).toContainText('View, Export, Validate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role created. Its permissions can be adjusted now.')).toBeVisible();

  await settle(page, `/roles?orgId=${office.orgId}`);
  const row = page.getByRole('row', { name: /inspector/ });
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel(/^Name/).fill(`${name} renamed`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`${name} renamed`);

  await row.getByRole('link', { name: 'Permissions' }).click();
  await expect(page.getByRole('heading', { name: `Permission List for ${name} renamed` })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Validation' }).getByLabel('Validate')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Work plan' }).getByLabel('Edit')).not.toBeChecked();
});

test('a role is not deleted while it is held, nor created twice', async ({ page, server, signIn }) => {
  const office = await newOffice(server.url);
  const role = await newRole(server.url, office);
  await newRole(server.url, office, 'none', 'spare role');
  await signIn(page, 'fao.admin', `/roles?orgId=${office.orgId}`);

  await test.step('a name that the organisation has already is told at its field', async () => {
    await page.getByRole('button', { name: 'Add role' }).click();
    // the organisation that the list is narrowed to is chosen already
    await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveValue(office.name);
    await page.getByRole('dialog').getByLabel(/^Name/).fill(role.name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This organisation already has a role with this name.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
    await confirm(page, 'Discard');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a role that somebody was given meanwhile is not deleted; an unused one is', async () => {
    const row = page.getByRole('row', { name: new RegExp(role.name) });
    await expect(row.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await newHolder(server.url, office, role);
    await row.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(page.getByRole('alert')).toContainText('This role is held by 1 user. Give them another role first.');
    await page.reload();
    await expect(row.getByRole('button', { name: 'Cannot be deleted: 1 user holds it' })).toBeDisabled();

    const spare = page.getByRole('row', { name: /spare role/ });
    await spare.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(page.getByText('Role deleted')).toBeVisible();
    await expect(spare).toBeHidden();
  });
});
