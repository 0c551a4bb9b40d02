import { newProject } from '../projects/made.ts';
import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { logDefinition, newTree } from './made.ts';

test('a definition begins from a template, and has no violations', async ({ page, server, signIn, axe }) => {
  const project = await newProject(server.url);
  await signIn(page, 'fao.admin');
  await settle(page, logDefinition(project.id));
  await everyLook(page, axe);
  await page.getByRole('button', { name: 'Begin as USAID' }).click();
  await expect(page.getByRole('button', { name: 'Edit Intermediate result', exact: true })).toBeVisible();
  await everyLook(page, axe);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully Saved')).toBeVisible();
});

test('a definition is kept as a template of one’s own, and another project begins with it', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await newTree(server.url);
  const other = await newProject(server.url);
  const name = `Ours ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await signIn(page, 'fao.admin', logDefinition(made.id));
  await page.getByRole('button', { name: 'More of the diagram' }).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await everyLook(page, axe);
  await dialog.getByLabel('Name of the template').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The template is saved')).toBeVisible();
  await closeToasts(page);

  await settle(page, logDefinition(other.id));
  await page.getByRole('button', { name: 'Own templates' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('Goal › Outcome');
  await everyLook(page, axe);
  await dialog.getByRole('button', { name: `Begin as ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Edit Indicator', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully Saved')).toBeVisible();
  await closeToasts(page);

  const third = await newProject(server.url);
  await settle(page, logDefinition(third.id));
  await page.getByRole('button', { name: 'Own templates' }).click();
  await dialog.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The template is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: `Begin as ${name}` })).toHaveCount(0);
});
