import { tabTo } from '../support/keyboard.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { canvas, line, newDraft, saved } from './made.ts';

test('the questions of the programme come into a form by click, by drag and by keyboard, and go back as one', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const draft = await newDraft(server.url, `Library ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  const library = page.getByRole('region', { name: 'Standard questions' });
  const rows = canvas(page).getByRole('row');

  await test.step('a click brings the person, and undo takes everything back', async () => {
    await library.getByRole('button', { name: 'Person', exact: true }).click();
    await expect(page.getByText('questions were added', { exact: false })).toBeVisible();
    await expect(line(page, 'Father’s name')).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThan(10);
    await saved(page);
    await everyLook(page, axe);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No questions yet')).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(rows).toHaveCount(count);
    await saved(page);
  });

  await test.step('by keyboard, with what it refers to: members are offered by the upazila', async () => {
    await tabTo(page, canvas(page).locator('[role=row][tabindex="0"]'));
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'What do you want to ask?' })).toBeFocused();
    await page.keyboard.type('benefici');
    await page.keyboard.press('Enter');
    await expect(line(page, 'Upazila')).toBeVisible();
    await expect(line(page, 'Member number')).toBeVisible();
    await expect(canvas(page).locator('[role=row][aria-selected=true]')).toContainText('Beneficiary');
  });

  await test.step('by drag, before everything', async () => {
    await library
      .getByRole('button', { name: 'Three photos' })
      .dragTo(rows.first(), { targetPosition: { x: 60, y: 2 } });
    await expect(rows.first()).toContainText('Photos');
    await saved(page);
  });

  await test.step('nothing is wrong with the form, and it is there again', async () => {
    await expect(page.getByRole('tab', { name: 'Problems', exact: true })).toBeVisible();
    await page.reload();
    await expect(rows.first()).toContainText('Photos');
  });
});
