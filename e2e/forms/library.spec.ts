import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { call, login } from '../../scripts/testing/api.ts';
import { newName, newPerson } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { newForm, rowWith, upload } from './made.ts';
import { small } from './workbooks.ts';

const deployedOf = (page: Page) => page.getByRole('region', { name: 'Deployed forms' });

async function searchByName(page: Page, title: string): Promise<void> {
  await deployedOf(page).getByRole('combobox', { name: 'Form name' }).fill(title);
  await deployedOf(page).getByRole('button', { name: 'Search' }).click();
}

async function deleteIn(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function fetchedFrom(page: Page, row: Locator, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name }).click();
  return readFile(await (await saved).path());
}

test('the library is loaded, searched, and found from anywhere', async ({ page, server, signIn }) => {
  const made = await upload(server.url, small({ title: `Dairy cows ${newName()}` }));
  await upload(server.url, small({ title: `${made.title} and goats` }));
  const plain = await upload(server.url);
  const deployed = deployedOf(page);

  await test.step('a library that cannot be loaded can be asked for again', async () => {
    const path = '**/template-list';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, 'fao.admin', '/forms/');
    await expect(page.getByText('This could not be loaded').first()).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(deployed.getByRole('table')).toBeVisible();
  });

  await test.step('forms are found by their whole title, whatever the case, and suggested while one types', async () => {
    await deployed.getByRole('combobox', { name: 'Form name' }).fill(made.title.slice(6));
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('Escape');
    // a part of the title is suggested, but only the whole title is a match
    await deployed.getByRole('button', { name: 'Search' }).click();
    await expect(deployed.getByText('Nothing matches these filters.')).toBeVisible();
    await searchByName(page, made.title.toUpperCase());
    const rows = deployed.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/\?name=DAIRY/);
    await page.reload();
    await expect(rows.nth(1)).toContainText(made.idString);
    await deployed.getByRole('button', { name: /Remove filter/ }).click();
    await expect(page).not.toHaveURL(/name=/);

    await deployed.getByLabel('Created from').fill('2020-01-01');
    await deployed.getByLabel('Created until').fill('2020-12-31');
    await deployed.getByRole('button', { name: 'Search' }).click();
    await expect(deployed.getByText('Nothing matches these filters.')).toBeVisible();
    // the drafts have filters of their own
    await expect(page.getByRole('region', { name: 'Drafts' }).getByLabel('Created from')).toHaveValue('');
  });

  await test.step('Ctrl K finds a form by part of its title', async () => {
    await settle(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Find a screen/ }).fill(plain.idString.slice(4));
    await page.getByRole('option', { name: plain.title }).click();
    await expect(page).toHaveURL(/\/forms\?name=/);
    await expect(rowWith(page, plain.idString)).toBeVisible();
  });
});

test('a form is downloaded, cloned and deleted, in its row or on its own page', async ({ page, server, signIn }) => {
  const used = await newForm(server.url);
  const made = await upload(server.url);
  await signIn(page, 'fao.admin', '/forms');

  await test.step('a form is downloaded as the workbook it came from and as XForm', async () => {
    const row = rowWith(page, made.idString);
    expect(Buffer.compare(await fetchedFrom(page, row, 'Download XLS'), made.file.buffer)).toBe(0);
    expect((await fetchedFrom(page, row, 'Download XML')).toString()).toContain(`id="${made.idString}"`);
  });

  await test.step('a clone that fails says so', async () => {
    const path = '**/msurvey/forms/clone/';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await rowWith(page, made.idString).getByRole('button', { name: 'Clone' }).click();
    await expect(page.getByText('Form Clone not successfully')).toBeVisible();
    await page.unroute(path);
  });

  await test.step('deleting a form that a project uses is not offered', async () => {
    const row = rowWith(page, used.xform.idString);
    await expect(row.getByRole('button', { name: 'Clone' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await closeToasts(page);
  });

  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: made.title, exact: true }) });
  await test.step('a form is cloned, deleted, restored from the toast, and restored from the deleted ones', async () => {
    await row.getByRole('button', { name: 'Clone' }).click();
    await expect(page.getByText('Form Clone successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${made.title}_clone_\\d{14}$`) })).toBeVisible();
    await deleteIn(page, row);
    await expect(page.getByText('Form deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();

    await deleteIn(page, row);
    await expect(row).toHaveCount(0);
    await closeToasts(page);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Deleted forms' }).click();
    await expect(page).toHaveURL(/view=deleted/);
    await page.getByRole('row').filter({ hasText: made.idString }).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Form restored').last()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the library' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('a form deleted on its own page leads back to the library', async () => {
    await closeToasts(page);
    await row.getByRole('link', { name: made.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: made.title })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Form deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/forms$/);
    await expect(row).toHaveCount(0);
  });
});

test('a form is built in the designer', async ({ page, context, signIn }) => {
  const title = `Seeds ${newName()}`;
  await signIn(page, 'me.officer', '/forms');
  const dialog = page.getByRole('dialog', { name: 'Form title and description' });
  const open = async () => {
    await page.getByRole('button', { name: 'Add New Form' }).first().click();
    await page.getByRole('button', { name: 'Build from Scratch' }).click();
  };

  await test.step('a draft that cannot be made says so', async () => {
    const path = '**/create-json-init';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await open();
    await page.getByRole('textbox', { name: 'Title' }).fill('Never');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Form Add not successfully')).toBeVisible();
    await page.unroute(path);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a form built from scratch becomes a draft, and the designer opens with a ticket that leaves the address', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('button', { name: 'Create' }).click(),
    ]);
    await expect(tab.getByRole('heading', { level: 1, name: `UI - ${title}` })).toBeVisible();
    await expect(tab).toHaveURL(/\/form-designer\/\d+$/);
    await expect(tab.getByText('No questions yet')).toBeVisible();
    // whoever is signed in already keeps the one session
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: `UI - ${title}` })).toBeVisible();
    const drafts = page.getByRole('region', { name: 'Drafts' });
    await expect(drafts.getByRole('link', { name: `UI - ${title}` })).toBeVisible();
  });
});

test('a ticket signs a new browser in once, and a second time not', async ({ browser, server }) => {
  const { token } = await login(server.url, 'fao.admin');
  const draft = await call<{ data: { id: number } }>(server.url, token, 'POST', '/form-builder/create-json-init', {
    title: newName(),
  });
  const ticket = await call<{ data: { ticket: string } }>(server.url, token, 'POST', '/form-builder/ticket', {
    id: draft.body.data.id,
  });
  const address = `${server.url}/form-designer?formId=${draft.body.data.id}&ticket=${ticket.body.data.ticket}`;
  const first = await (await browser.newContext()).newPage();
  await first.goto(address);
  await expect(first.getByText('No questions yet')).toBeVisible();
  expect(first.url()).not.toContain('ticket');
  const second = await (await browser.newContext()).newPage();
  await second.goto(address);
  await expect(second.getByText('was used already or is too old', { exact: false })).toBeVisible();
  expect(second.url()).not.toContain('ticket');
  await expect(second.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await first.context().close();
  await second.context().close();
});

test('the library is offered to those who may see forms, and its buttons to those who may use them', async ({
  page,
  server,
  signIn,
}) => {
  const made = await upload(server.url, small(), {}, 'me.officer');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await signIn(page, 'accountant', '/');
  await expect(menu.getByRole('link', { name: 'Notifications' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Forms' })).toHaveCount(0);
  await settle(page, '/forms');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();

  const reader = await newPerson(server.url, 'data collector');
  await signIn(page, reader.username, '/');
  await menu.getByRole('link', { name: 'Forms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Form' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  // a form of another organisation is not there
  await expect(rowWith(page, made.idString)).toHaveCount(0);
  await settle(page, `/forms/${made.idString}`);
  await expect(page.getByText('This form does not exist, or you may not see it.')).toBeVisible();
});
