import { expect, test } from '../support/test.ts';
import { everyLook } from '../support/looks.ts';
import { setStatus } from '../forms/made.ts';
import { addToTeam, formPage, newCollection, PICTURE, recordPage } from './made.ts';
import { drawAll } from './draw-all.ts';

test('a form with a repeat, a picture and a place is filled, and its record holds what was filled', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  await signIn(page, person.username, formPage(form, '/details'));
  await page.goto(formPage(form, '/new-submission'));
  await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Rahima <&> রহিমা');
  await page.getByRole('textbox', { name: 'Age', exact: true }).fill('41');
  await page.getByRole('radio', { name: 'Rice' }).first().check();
  await page.getByRole('checkbox', { name: 'Lime' }).check();
  await page.getByLabel('Day of the visit').fill('2026-11-02');
  await page.getByLabel('Latitude').fill('22.5');
  await page.getByLabel('Longitude').fill('90.2');
  await page.getByRole('textbox', { name: 'Village' }).fill('Lalmohan');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose a photo' }).click();
  await (await chosen).setFiles({ name: 'field.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  for (const [index, area] of ['12.5', '3'].entries()) {
    const areas = page.getByRole('textbox', { name: 'Area in decimals' });
    if ((await areas.count()) <= index) await page.getByRole('button', { name: 'Add: Plots' }).click();
    await areas.nth(index).fill(area);
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  await page.getByRole('link', { name: 'See the record' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  for (const words of ['Rahima <&> রহিমা', '41', 'Rice', 'Lime', 'Lalmohan', '12.5'])
    await expect(answers.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(answers.getByRole('group', { name: 'Plots (2 entries)' })).toBeVisible();
  const picture = answers.getByRole('img', { name: /^Picture / });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await expect(page.getByText('Web', { exact: false }).first()).toBeVisible();
});

test('what was begun is a draft: leaving asks, coming back goes on, and one can begin afresh', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  await signIn(page, person.username, formPage(form, '/new-submission'));
  const name = page.getByRole('textbox', { name: 'Name of the farmer' });
  await name.fill('Half a record');
  await expect(page.getByText('Draft kept in this browser')).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name).toHaveValue('Half a record');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/new-submission/);
  await page.goto(formPage(form, '/new-submission'));
  await expect(page.getByText(/^You are going on with your draft/)).toBeVisible();
  await expect(name).toHaveValue('Half a record');
  await page.getByRole('button', { name: 'Begin afresh' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin afresh' }).click();
  await expect(name).toHaveValue('');
  await name.fill('Another');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText(/^You are going on with your draft/)).toHaveCount(0);
});

test('by keyboard alone, one question after the other, and the layout is remembered', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  await signIn(page, person.username, formPage(form, '/new-submission'));
  const layout = page.getByLabel('Layout');
  await layout.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.reload();
  await expect(layout).toHaveValue('pages');
  await page.getByRole('textbox', { name: 'Name of the farmer' }).focus();
  await page.keyboard.type('Karim');
  const finish = page.getByRole('button', { name: 'Send' });
  for (let i = 0; i < 20 && !(await finish.isVisible()); i++)
    await page.getByRole('button', { name: 'Next' }).press('Enter');
  await finish.press('Enter');
  await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  // what happened is where the keyboard is
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add another' })).toBeFocused();
});

test('whoever cannot send is told why', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  const [colleague] = await addToTeam(server.url, form, 1);
  if (!person || !colleague) throw new Error('nobody');
  await signIn(page, colleague.username, formPage(form, '/new-submission'));
  await expect(page.getByText('You are not an active user of this form.')).toBeVisible();
  await setStatus(server.url, form, { isActive: false });
  await signIn(page, person.username, formPage(form, '/new-submission'));
  await expect(page.getByText('This form takes no records at the moment.')).toBeVisible();
  await setStatus(server.url, form, { isPublished: false });
  await page.reload();
  await expect(page.getByText('This form is not published.')).toBeVisible();
  await page.goto(formPage({ ...form, id: 1 }, '/new-submission'));
  await expect(page.getByText('This form does not exist', { exact: false })).toBeVisible();
});

test('the entry page has no violations, light and dark, desk and phone', async ({ page, server, signIn, axe }) => {
  test.slow();
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  await signIn(page, person.username, formPage(form, '/new-submission'));
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Rahima');
  await expect(page.getByText('Draft kept in this browser')).toBeVisible();
  await drawAll(page);
  await everyLook(page, axe);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Add another' })).toBeVisible();
  await expect(page.locator('.MuiAlert-filled')).toHaveCount(0);
  await everyLook(page, axe);
  await page.goto(recordPage(form, 'uuid:none').replace('/details/', '/edit-submission/'));
  await expect(page.getByText('This record does not exist, or it was deleted.')).toBeVisible();
  await axe(page);
});
