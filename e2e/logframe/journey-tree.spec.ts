import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { act, addNode, lineOf, logFrame, newTree } from './made.ts';

test('a tree is built by dialogs, changed and cleared again', async ({ page, server, signIn }) => {
  const made = await newTree(server.url);
  await signIn(page, 'fao.admin', logFrame(made.id));
  const tree = page.getByRole('treegrid', { name: 'Log Frame' });
  await expect(lineOf(page, 'Families earn more')).toBeVisible();
  await expect(tree.getByRole('columnheader')).toContainText(['Node', 'Baseline', 'Target', 'Progress']);

  await test.step('the top button bears the name of the root type', async () => {
    await page.getByRole('button', { name: 'Goal', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New Goal' });
    await expect(dialog.getByLabel('Code')).toHaveValue('2');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(dialog.getByText('Please enter a name')).toBeVisible();
    await dialog.getByLabel('Code').fill('');
    await expect(dialog.getByText('Please enter a code')).toBeVisible();
    await dialog.getByLabel('Code').fill('2');
    await dialog.getByLabel('Name', { exact: false }).first().fill('Rivers stay clean');
    await dialog.getByRole('combobox', { name: 'SDG' }).click();
    await page.getByRole('option', { name: '6 Clean water and sanitation' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    await expect(lineOf(page, 'Rivers stay clean')).toBeVisible();
    await closeToasts(page);
  });

  await test.step('where several types may stand, one is chosen first', async () => {
    await act(page, '1.1 Better yields', 'Add');
    const choice = page.getByRole('dialog', { name: 'Select form option to continue' });
    await choice.getByRole('button', { name: 'Continue' }).click();
    await expect(choice.getByText('Please select an option')).toBeVisible();
    await choice.getByRole('radio', { name: 'Indicator' }).check();
    await choice.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Indicator' });
    await expect(dialog.getByLabel('Code')).toHaveValue('1.1.1');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Tonnes per hectare');
    await dialog.getByRole('checkbox', { name: 'Sacp' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    await closeToasts(page);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(lineOf(page, 'Tonnes per hectare')).toContainText('---');
    await page.getByRole('button', { name: 'Actions of 1.1.1 Tonnes per hectare' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Targets',
      'Settings',
      'Edit',
      'Delete',
      'Profile',
      'Data Collection',
      'Data Upload',
      'Disaggregation Baseline',
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('an activity asks for what it needs, and another measure clears its list', async () => {
    await act(page, '1.1 Better yields', 'Add');
    await page.getByRole('radio', { name: 'Activity' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Activity' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      'name is required',
      'Activity Type is required',
      'Cross Cutting  is required',
      'Implementation  is required',
    ])
      await expect
        .poll(
          async () => (await dialog.locator('.MuiFormHelperText-root').allTextContents()).includes(sentence),
          sentence,
        )
        .toBe(true);
    const choose = async (field: string, option: string) => {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Train growers');
    await choose('Activity Type', 'Training');
    await choose('Cross Cutting issue', 'Gender');
    await choose('Implementation measure', 'Sub-Activities');
    await dialog.getByRole('button', { name: 'Add a line' }).click();
    await expect(dialog.getByLabel('Weighting %')).toBeVisible();
    await choose('Implementation measure', 'Milestones');
    await expect(dialog.getByText('Nothing is listed yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add a line' }).click();
    await dialog.getByLabel('Title').fill('First course held');
    await dialog.getByLabel('Planned for').fill('2026-09-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    await closeToasts(page);
    await act(page, '1.1.2 Train growers', 'Activity Profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1.1.2 Train growers');
    await expect(page.getByText('First course held')).toBeVisible();
    await page.getByRole('link', { name: 'Log Frame', exact: true }).click();
    await expect(lineOf(page, 'Train growers')).toBeVisible();
  });

  await test.step('a node is edited, and deleted with what is beneath it', async () => {
    await act(page, '1.2 Better markets', 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Outcome' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Markets that pay');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(lineOf(page, 'Markets that pay')).toBeVisible();
    await closeToasts(page);
    await act(page, '1.1 Better yields', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this node' });
    await expect(question).toContainText('3 nodes');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('node deleted!')).toBeVisible();
    await expect(lineOf(page, 'Tonnes per hectare')).toHaveCount(0);
  });
});

test('a node moves under a parent of the same type only, by keyboard and by hand', async ({ page, server, signIn }) => {
  const made = await newTree(server.url);
  const { levels, outcomes } = made;
  await addNode(server.url, made, outcomes[0], levels.Indicator, 'a', 'Tonnes per hectare');
  await addNode(server.url, made, outcomes[0], levels.Indicator, 'b', 'Area under cover');
  await signIn(page, 'fao.admin', logFrame(made.id));
  await page.getByRole('button', { name: 'Expand all' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move / });

  await test.step('by keyboard, not where it does not belong', async () => {
    await lineOf(page, 'Families earn more').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByText('can not move the node. it can be drop only under its parent')).toBeVisible();
    await closeToasts(page);
  });

  await test.step('by keyboard, from one lit place to the next', async () => {
    await lineOf(page, 'Families earn more').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(lineOf(page, 'Tonnes per hectare')).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('status').filter({ hasText: 'Moving a Tonnes per hectare' })).toBeVisible();
    await expect(lineOf(page, 'Better markets')).toHaveAttribute('data-place', 'lit');
    await expect(lineOf(page, 'Families earn more')).toHaveAttribute('data-place', 'dim');
    await page.keyboard.press('ArrowDown');
    await expect(lineOf(page, 'Better markets')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('1.2 Better markets');
    await dialog.getByLabel('Reason').fill('Sold, not grown');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('Successfully Updated')).toBeVisible();
    await expect(lineOf(page, 'Tonnes per hectare')).toHaveAttribute('aria-setsize', '1');
    await closeToasts(page);
  });

  await test.step('by hand, and not where it does not belong', async () => {
    const area = lineOf(page, 'Area under cover');
    await area.dragTo(lineOf(page, 'Families earn more'));
    await expect(page.getByText('can not move the node. it can be drop only under its parent')).toBeVisible();
    await closeToasts(page);
    await area.dragTo(lineOf(page, 'Better markets'));
    await dialog.getByLabel('Reason').fill('With its sister');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('Successfully Updated')).toBeVisible();
    await expect(area).toHaveAttribute('aria-setsize', '2');
    await closeToasts(page);
  });

  await test.step('and its history says why', async () => {
    await act(page, 'a Tonnes per hectare', 'Profile');
    await expect(page.getByText('Sold, not grown')).toBeVisible();
  });
});
