import type { Locator, Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { newProject, newTeam, setArchived } from '../projects/made.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { type MadeForm, newForm, rowWith, setStatus, settingsPath, upload } from './made.ts';

const formsOf = (project: { id: number }) => `/project/${project.id}?tabIndex=1`;
const flag = (page: Page, name: 'Published' | 'Active', form: MadeForm) =>
  page.getByRole('switch', { name: `${name}: ${form.title}` });

async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
}

async function chooseSource(page: Page, dialog: Locator, { xform }: MadeForm): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Source form' }).fill(xform.idString.slice(4));
  await page.getByRole('option', { name: xform.title }).click();
  await dialog.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

test('a form is imported: organisations lead to roles, roles to people of the team', async ({
  page,
  server,
  signIn,
}) => {
  const project = await newTeam(server.url);
  const xform = await upload(server.url);
  await signIn(page, 'fao.admin', formsOf(project));
  await expect(page.getByText('No Forms')).toBeVisible();
  await page.getByRole('button', { name: 'Import Form' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import Form' });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  for (const words of ['Form name is required', 'Source form is required', 'Organisation is required'])
    await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  await expect(dialog.getByRole('combobox', { name: 'User' })).toBeDisabled();

  await dialog.getByRole('combobox', { name: 'Source form' }).fill(xform.idString.slice(4));
  await page.getByRole('option', { name: xform.title }).click();
  // its title is proposed as the name
  await expect(dialog.getByLabel('Form name')).toHaveValue(xform.title);
  await dialog.getByLabel('Form name').fill(`${xform.title} 2026`);

  const choose = async (label: string, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
    await page.keyboard.press('Escape');
  };
  await choose('Organisation', 'Department of Agricultural Extension');
  await choose('Role', 'data collector');
  await choose('User', new RegExp(project.person.username));
  await expect(dialog.getByText(new RegExp(project.person.username))).toBeVisible();
  // other organisations: roles and people are chosen anew
  await choose('Organisation', 'Department of Agricultural Marketing');
  await expect(dialog.getByText(new RegExp(project.person.username))).toHaveCount(0);
  await expect(dialog.getByText('data collector')).toHaveCount(0);
  await choose('Role', 'data collector (DAE)');
  await choose('User', new RegExp(project.person.username));
  // other roles: people are chosen anew
  await dialog.getByRole('combobox', { name: 'Role' }).focus();
  await page.keyboard.press('Backspace');
  await expect(dialog.getByText(new RegExp(project.person.username))).toHaveCount(0);
  await choose('Role', 'data collector (DAE)');
  await choose('User', new RegExp(project.person.username));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Form imported successful')).toBeVisible();
  await expect(rowWith(page, `${xform.title} 2026`)).toBeVisible();
  await expect(page.getByText('Total forms').locator('..')).toContainText('1');
});

test('the flags and the target of a form are set where they stand', async ({ page, server, signIn }) => {
  const form = await newForm(server.url);
  const published = flag(page, 'Published', form);
  const active = flag(page, 'Active', form);
  await signIn(page, 'fao.admin', formsOf(form));

  await test.step('a form is published, activated, and unpublishing deactivates after a warning', async () => {
    // active is closed while the form is unpublished, and says why
    await expect(active).toBeDisabled();
    await active.hover({ force: true });
    await expect(page.getByRole('tooltip', { name: 'Publish the form before you activate it.' })).toBeVisible();
    await published.click();
    await expect(page.getByText('Status updated successfully')).toBeVisible();
    await expect(published).toBeChecked();
    // publishing leaves active as it is
    await expect(active).toBeEnabled();
    await expect(active).not.toBeChecked();
    await active.click();
    await expect(active).toBeChecked();
    await expect(page.getByText('Total active forms').locator('..')).toContainText('1');
    await published.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('also deactivates it');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(published).toBeChecked();
    await published.click();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(published).not.toBeChecked();
    await expect(active).not.toBeChecked();
    await closeToasts(page);
  });

  await test.step('the target is typed where it stands: a whole number, or nothing', async () => {
    const target = page.getByLabel(`Target of ${form.title}`);
    await target.fill('1250');
    await target.press('Enter');
    await expect(page.getByText('Target updated successfully')).toBeVisible();
    await page.reload();
    // the flags were stored too
    await expect(published).not.toBeChecked();
    await expect(active).toBeDisabled();
    await expect(target).toHaveValue('1,250');
    await target.fill('a few');
    await expect(page.getByText('Type a whole number up to 10,000,000, or nothing.')).toBeVisible();
    await target.press('Escape');
    await expect(target).toHaveValue('1,250');
    await target.fill('');
    await target.blur();
    await expect(page.getByText('Target updated successfully').last()).toBeVisible();
    await page.reload();
    // no target is not a target of zero
    await expect(target).toHaveValue('');
  });
});

test('forms of a project are narrowed, imported, renamed and deleted', async ({ page, server, signIn }) => {
  const form = await newForm(server.url);
  await setStatus(server.url, form, { isPublished: true });
  await signIn(page, 'fao.admin', formsOf(form));

  await test.step('the list is narrowed by name, day and flags, in the address', async () => {
    const row = rowWith(page, form.title);
    await page.getByRole('combobox', { name: 'Published' }).click();
    await page.getByRole('option', { name: 'Unpublished' }).click();
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row).toBeVisible();
    await page.getByRole('combobox', { name: 'Active' }).click();
    await page.getByRole('option', { name: 'Inactive' }).click();
    await page.getByLabel('Form name').fill(form.xform.idString.slice(4, 12));
    await expect(page).toHaveURL(/form\.formName=/);
    await page.reload();
    await expect(row).toBeVisible();
    await page.getByLabel('Created until').fill('2020-01-01');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('closing the import forgets the draft, and a name that is taken is told at its field', async () => {
    const dialog = page.getByRole('dialog', { name: 'Import Form' });
    const open = () => page.getByRole('button', { name: 'Import Form' }).click();
    await open();
    await dialog.getByLabel('Form name').fill('Half a draft');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await open();
    await expect(dialog.getByLabel('Form name')).toHaveValue('');
    await dialog.getByLabel('Form name').fill(form.title.toUpperCase());
    await chooseSource(page, dialog, form);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Form not imported')).toBeVisible();
    await expect(dialog.getByText('The project has a form with this name already.')).toBeVisible();
    await leave(page, dialog);
  });

  await test.step('title, settings and deletion of a form', async () => {
    await rowWith(page, form.title).getByRole('button', { name: 'Edit Form' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Form' });
    await dialog.getByLabel('Form name').fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Form name is required')).toBeVisible();
    await dialog.getByLabel('Form name').fill(`${form.title}, second season`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Form title changed')).toBeVisible();
    await page.getByRole('link', { name: 'Settings of the form' }).click();
    await expect(page).toHaveURL(settingsPath(form));
    await expect(page.getByRole('heading', { level: 1, name: `${form.title}, second season` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Questions' })).toContainText('Name of the farmer');
    await expect(page.getByRole('link', { name: form.xform.idString, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Form deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(formsOf(form));
    await expect(page.getByText('No Forms')).toBeVisible();
  });
});

test('what somebody else made impossible is refused, and nothing is offered in an archived project', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newForm(server.url);
  await setStatus(server.url, form, { isPublished: true });
  await signIn(page, 'fao.admin', formsOf(form));

  await test.step('a status that somebody else made impossible is refused in the server’s words', async () => {
    const active = flag(page, 'Active', form);
    await expect(active).toBeEnabled();
    await setStatus(server.url, form, { isPublished: false });
    await active.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Publish the form before you activate it.' })).toBeVisible();
    await expect(active).not.toBeChecked();
    await expect(active).toBeDisabled();
  });

  await test.step('a title that cannot be changed says so', async () => {
    await rowWith(page, form.title).getByRole('button', { name: 'Edit Form' }).click();
    await setArchived(server.url, form, true);
    const dialog = page.getByRole('dialog', { name: 'Edit Form' });
    await dialog.getByLabel('Form name').fill('Too late');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Form title not changed')).toBeVisible();
    await expect(dialog.getByText('This project is archived and can only be read.', { exact: false })).toBeVisible();
    await leave(page, dialog);
  });

  await test.step('in an archived project nothing of a form can be changed, and its title leads to the details', async () => {
    // the console knows the other project as it was
    const closed = await newForm(server.url);
    await setStatus(server.url, closed, { isPublished: true, isActive: true });
    await setArchived(server.url, closed, true);
    await settle(page, formsOf(closed));
    await expect(page.getByRole('link', { name: closed.title })).toHaveAttribute('href', /\/details$/);
    await expect(page.getByRole('button', { name: 'Import Form' })).toBeDisabled();
    await expect(flag(page, 'Published', closed)).toBeDisabled();
    await expect(flag(page, 'Active', closed)).toBeDisabled();
    await expect(flag(page, 'Active', closed)).toBeChecked();
    await expect(page.getByLabel(`Target of ${closed.title}`)).toHaveCount(0);
    for (const name of ['Edit Form', 'Delete'])
      await expect(rowWith(page, closed.title).getByRole('button', { name })).toBeDisabled();
    // and the server says the same
    for (const [method, path, body] of [
      ['PUT', '/project/form/status', { formId: closed.formId, isActive: false }],
      ['PUT', '/project/form/target', { formId: closed.formId, target: 5 }],
      ['POST', '/project/form/title', { formId: closed.formId, title: 'No' }],
      ['POST', '/project/form/delete', { formId: closed.formId }],
    ] as const)
      expect((await call(server.url, closed.token, method, path, body)).status, path).toBe(409);
    await settle(page, settingsPath(closed));
    await expect(page.getByText('This project is archived and can only be read.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Form' })).toBeDisabled();
  });

  await test.step('a form of another project is not found under this one', async () => {
    const other = await newProject(server.url);
    await settle(page, `/project/${other.id}/form/${form.formId}/${form.xform.id}/settings`);
    await expect(page.getByText('This form does not exist, or you may not see it.')).toBeVisible();
  });
});

test('who may only look sees words instead of switches', async ({ page, server, signIn }) => {
  const { person, ...project } = await newTeam(server.url);
  const xform = await upload(server.url);
  const organizations = await call<{ data: { orgId: number }[] }>(
    server.url,
    project.token,
    'POST',
    '/project/forms/import/organizations',
  );
  await call(server.url, project.token, 'POST', '/project/forms/import', {
    id_string: xform.idString,
    form_title: xform.title,
    project_id: project.id,
    organizations: [organizations.body.data[0]?.orgId],
  });
  await signIn(page, person.username, formsOf(project));
  const row = rowWith(page, xform.title);
  await expect(row).toContainText('Unpublished');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import Form' })).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
