import type { Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { formPage, type MadeCollection, newCollection, PICTURE, recordPage, send } from './made.ts';
import { drawAll } from './draw-all.ts';

const PLOTS = [
  { grows: 'rice', area: '12.5' },
  { grows: 'jute', area: '3' },
];
const editPage = (form: MadeCollection, id: string, query = '') =>
  formPage(form, `/edit-submission/${encodeURIComponent(id)}${query}`);
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the farmer' });
const villageOf = (page: Page) => page.getByRole('textbox', { name: 'Village' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A record that somebody sent from a phone, with a picture. */
async function aRecord(url: string) {
  const form = await newCollection(url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  const files = [{ name: 'field.png', bytes: PICTURE, type: 'image/png' }];
  const farm = { farmer: 'Rahima', age: 41, crop: 'rice', photo: 'field.png', village: 'Char', plots: PLOTS };
  const id = await send(url, form, person, farm, { files });
  return { form, person, farm, id };
}

test('a reviewer comments on a question, and whoever edits the record finds it there and saves a new revision', async ({
  page,
  server,
  signIn,
}) => {
  const { form, person, id } = await aRecord(server.url);
  await signIn(page, 'fao.admin', recordPage(form, id));
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Is this plot so small?');
  await comments.getByRole('combobox', { name: 'Question' }).fill('Plots 2 · Area');
  await page.getByRole('option', { name: 'Plots 2 · Area in decimals' }).click();
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByText('Is this plot so small?')).toBeVisible();

  await signIn(page, person.username, recordPage(form, id));
  await page.getByRole('link', { name: 'Plots 2 · Area in decimals' }).click();
  await expect(page).toHaveURL(/edit-submission/);
  const area = page.getByRole('textbox', { name: 'Area in decimals' }).nth(1);
  await expect(area).toBeFocused();
  const here = page.locator('[data-path$="/plots[2]/area"]');
  await expect(here.getByRole('note', { name: 'Comments of the reviewers' })).toContainText('Is this plot so small?');
  await expect(page.getByRole('note')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  await area.fill('33');
  await save(page);
  await expect(page).toHaveURL(/\/details\//);
  await expect(page.getByText('The record was sent and stored.')).toBeVisible();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByText('33', { exact: true })).toBeVisible();
  const picture = answers.getByRole('img', { name: 'Picture field.png' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Revision 2/ }).click();
  const rows = history.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveText(['Area in decimals (entry 2)333']);
  await comments.getByRole('button', { name: 'Resolve' }).click();
  await expect(comments.getByText(/^Resolved by/)).toBeVisible();
});

/** Mine is opened, theirs is saved meanwhile, then mine is saved. */
async function inConflict(page: Page, url: string, signIn: (page: Page, name: string, path?: string) => Promise<void>) {
  const made = await aRecord(url);
  const { form, person, farm, id } = made;
  // somebody who reaches what others sent
  await signIn(page, 'fao.admin', editPage(form, id));
  await nameOf(page).fill('Rahima Begum');
  await send(url, form, person, { ...farm, village: 'Lalmohan', age: 42 }, { deprecatedId: id });
  await save(page);
  await expect(page.getByText('Somebody else has saved this record meanwhile.')).toBeVisible();
  return made;
}
const newest = async (url: string, form: MadeCollection, instanceId: string) => {
  const token = await tokenFor(url, 'fao.admin');
  const path = `/project/form/data/one?${new URLSearchParams({ formId: String(form.formId), instanceId })}`;
  const { body } = await call<{ data: { revision: number; answers: Record<string, unknown> } }>(
    url,
    token,
    'GET',
    path,
  );
  return body.data;
};

test('when somebody else was faster both versions are shown, and mine goes into the newest answer by answer', async ({
  page,
  server,
  signIn,
}) => {
  const { form, id } = await inConflict(page, server.url, signIn);
  const rows = page.getByRole('table', { name: 'Answers that differ' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const row = (text: string) => rows.filter({ hasText: text });
  await expect(row('Name of the farmer')).toContainText('Rahima Begum');
  await expect(row('Village')).toContainText('Lalmohan');
  // what only one of the two changed is chosen already
  await expect(row('Name of the farmer').getByRole('radio').first()).toBeChecked();
  await expect(row('Village').getByRole('radio').last()).toBeChecked();
  await row('Age').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Go on with the chosen answers' }).click();
  await expect(nameOf(page)).toHaveValue('Rahima Begum');
  await expect(villageOf(page)).toHaveValue('Lalmohan');
  await expect(page.getByRole('textbox', { name: 'Age', exact: true })).toHaveValue('41');
  await save(page);
  await expect(page).toHaveURL(/\/details\//);
  const now = await newest(server.url, form, id);
  expect(now.revision).toBe(3);
  expect(now.answers).toMatchObject({
    farmer: 'Rahima Begum',
    'house/village': 'Lalmohan',
    age: 41,
    photo: 'field.png',
  });
});

test('mine can be saved as it is, on top of the newest', async ({ page, server, signIn }) => {
  const { form, id } = await inConflict(page, server.url, signIn);
  await page.getByRole('button', { name: 'Save mine as it is' }).click();
  await expect(page).toHaveURL(/\/details\//);
  const now = await newest(server.url, form, id);
  expect(now.revision).toBe(3);
  expect(now.answers).toMatchObject({ farmer: 'Rahima Begum', 'house/village': 'Char', age: 41 });
});

test('put aside it is still there, also after the tab was closed; discarded only when one says so', async ({
  page,
  server,
  signIn,
}) => {
  const { form, id } = await inConflict(page, server.url, signIn);
  await page.getByRole('link', { name: 'Put aside' }).click();
  await expect(page).toHaveURL(/\/details\//);
  await page.reload();
  await page.goto(editPage(form, id));
  await expect(page.getByText('Somebody else has saved this record meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard mine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard mine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard mine' }).click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goto(editPage(form, id));
  await expect(nameOf(page)).toHaveValue('Rahima');
  await expect(villageOf(page)).toHaveValue('Lalmohan');
  expect((await newest(server.url, form, id)).revision).toBe(2);
});

test('the conflict and the edited form have no violations, light and dark, desk and phone', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  test.slow();
  await inConflict(page, server.url, signIn);
  await everyLook(page, axe);
  await page.getByRole('button', { name: 'Go on with the chosen answers' }).click();
  await expect(nameOf(page)).toBeVisible();
  await drawAll(page);
  await everyLook(page, axe);
});
