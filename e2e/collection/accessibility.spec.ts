import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { addToTeam, formPage, newCollection, PICTURE, recordPage, send } from './made.ts';

test('every screen of collection has no violations', async ({ page, server, signIn, axe }) => {
  const form = await newCollection(server.url, 2);
  await addToTeam(server.url, form, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  const farm = {
    farmer: 'Rahima',
    age: 41,
    crop: 'wheat',
    spot: '22.5 90.2 0 6',
    photo: 'field.png',
    plots: [{ grows: 'rice', area: '2' }],
  };
  const files = [{ name: 'field.png', bytes: PICTURE, type: 'image/png' }];
  const id = await send(server.url, form, person, farm, { files });
  await send(server.url, form, person, { ...farm, crop: 'rice' }, { deprecatedId: id });
  await send(server.url, form, person, { farmer: 'Karim', spot: '22.6 90.3 0 6' });
  await signIn(page, 'fao.admin');
  for (const path of [
    formPage(form),
    formPage(form, '/details'),
    formPage(form, '/details?view=map'),
    recordPage(form, id),
    `/project/${form.id}/form/${form.formId}/data/${person.id}`,
    '/devices',
  ]) {
    await settle(page, path);
    await everyLook(page, axe);
  }
});

test('the dialogs of collection have no violations', async ({ page, server, signIn, axe }) => {
  const form = await newCollection(server.url, 2);
  await addToTeam(server.url, form, 1);
  await signIn(page, 'fao.admin', formPage(form));
  const close = () => page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').nth(1)).toBeVisible();
  await axe(page);
  await close();
  await page
    .getByRole('button', { name: /^Change Status of/ })
    .first()
    .click();
  await axe(page);
  await close();
  await page.getByRole('button', { name: 'Set Target' }).click();
  await page.getByRole('menuitem', { name: 'Set Target To Multiple Users' }).click();
  await axe(page);
  await settle(page, formPage(form, '/details'));
  for (const name of ['Filter by answers', 'Columns', 'Export', 'Import']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
