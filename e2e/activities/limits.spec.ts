import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const VALIDATION = '/project/61?tabIndex=3&index=7';

test('the limits of positions are read beside what waits, and changed by who edits the project', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'fao.admin', VALIDATION);
  await expect(
    page.getByText(/more than 10 km from the union is worth a look, more than 25 km is serious/),
  ).toBeVisible();
  const open = () => page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Limits of positions' });

  await test.step('what cannot be is told at its field', async () => {
    await open();
    await dialog.getByLabel('Worth a look from (km)').fill('far');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('A number of kilometres')).toBeVisible();
    await dialog.getByLabel('Worth a look from (km)').fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Not less than what is worth a look')).toBeVisible();
  });

  await test.step('what is chosen stands there, also in the projects beneath, where it is only read', async () => {
    await dialog.getByLabel('Worth a look from (km)').fill('12,5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Limits saved')).toBeVisible();
    await expect(page.getByText(/more than 12.5 km from the union/)).toBeVisible();
    await settle(page, '/project/1?tabIndex=3&index=7');
    await expect(page.getByText(/more than 12.5 km from the union/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0);
    // as it was, for the tests that follow on this server
    await settle(page, VALIDATION);
    await open();
    await dialog.getByLabel('Worth a look from (km)').fill('10');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/more than 10 km from the union/)).toBeVisible();
  });
});
