import { act, logFrame } from '../logframe/made.ts';
import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { choose, fill, indicatorPath, newIndicator, saved, valueCell } from './made.ts';

test('an indicator goes from its settings over targets and crossed values to its profile', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await newIndicator(server.url);
  await signIn(page, 'fao.admin', logFrame(made.id));
  await page.getByRole('button', { name: 'Expand all' }).click();
  const links = page.getByRole('navigation', { name: 'Pages of this indicator' });

  await test.step('its settings say in words what they mean', async () => {
    await act(page, '1.1.1 People trained', 'Settings');
    await expect(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeVisible();
    for (const hint of [
      'Please enter frequency',
      'Please enter type',
      'Please enter relationship',
      'Please enter baseline value',
      'Please enter data sources',
      'Please enter data collection methods',
    ])
      await expect(page.getByText(hint)).toBeVisible();
    const form = page.getByRole('form', { name: 'Settings' });
    await form.getByRole('combobox', { name: 'Frequency' }).click();
    await page.getByRole('option').nth(1).click();
    await choose(form, page, 'Indicator type', 'Quantative');
    await expect(form.getByRole('combobox', { name: 'Data entry input' })).toHaveText('Number');
    await choose(form, page, 'Relationship between progress and cumulative values', 'Incremental');
    await form.getByLabel('Baseline value').fill('0');
    await form.getByLabel('Data sources', { exact: true }).fill('Attendance sheets');
    await form.getByRole('combobox', { name: 'Data collection types' }).click();
    await expect(page.getByRole('option')).toHaveText(['Manual', 'Activity mapping']);
    await page.getByRole('option', { name: 'Activity mapping' }).click();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('combobox', { name: 'Sub activity' })).toBeVisible();
    await expect(page.getByRole('note')).toContainText('Counts nothing yet');
    await form.getByRole('combobox', { name: 'Data collection types' }).click();
    await page.getByRole('option', { name: 'Activity mapping' }).click();
    await page.getByRole('option', { name: 'Manual' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('note')).toContainText('A value is typed for each');
  });

  await test.step('types are created with their items, and none is chosen twice', async () => {
    const types = { Sex: ['Male', 'Female'], Age: ['Youth', 'Adult'] };
    for (const [type, items] of Object.entries(types)) {
      await page.getByRole('button', { name: 'Create disaggregation type' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create disaggregation type' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(type);
      await dialog.getByRole('textbox', { name: 'Item 1' }).fill(items[0] ?? '');
      await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
      await dialog.getByRole('textbox', { name: 'Code 1' }).fill('A');
      await dialog.getByRole('button', { name: 'Add an item' }).click();
      await dialog.getByRole('textbox', { name: 'Item 2' }).fill(items[1] ?? '');
      await dialog.getByRole('textbox', { name: 'Code 2' }).fill('B');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Add a disaggregation group' }).click();
    const group = page.getByRole('group', { name: 'Group 1' });
    await choose(group, page, 'Disaggregation type 1', 'Sex');
    await group.getByRole('button', { name: 'Cross with another type' }).click();
    await group.getByRole('combobox', { name: 'Disaggregation type 2' }).click();
    await expect(page.getByRole('option', { name: 'Sex' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Age' }).click();
    await expect(group).toContainText('4 values for each period: Male · Youth; Male · Adult');
    await closeToasts(page);
    await everyLook(page, axe);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    await closeToasts(page);
  });

  const table = page.getByRole('dialog', { name: 'Disaggregation Table' });
  await test.step('a target is set in the table, whose total follows', async () => {
    await links.getByRole('link', { name: 'Indicator Target' }).click();
    await page.getByLabel('LOP value').fill('100');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Target' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Please add targets and total value in the target table')).toBeVisible();
    await closeToasts(page);
    await dialog.getByRole('combobox', { name: /^Year/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Target').click();
    await expect(dialog).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toContainText(['Male', 'Female', 'Youth', 'Adult', 'Youth', 'Adult']);
    await table.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please add value in the total field.')).toBeVisible();
    await closeToasts(page);
    for (const [at, value] of ['5', '6', '7', '8'].entries()) await fill(page, table, at + 1, value);
    await expect(table.getByLabel('Total')).toHaveValue('26');
    await table.getByLabel('Total').fill('30');
    await expect(table).toContainText('4');
    await everyLook(page, axe);
    await table.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByLabel('Target')).toHaveValue('30');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('What you changed is not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await closeToasts(page);
  });

  await test.step('values are collected in the same table, with an input that only derived ones have', async () => {
    await links.getByRole('link', { name: 'Data Collection' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Collected data' })).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Collect Data' });
    await dialog.getByRole('combobox', { name: /^Year/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Value').press('Enter');
    await expect(table.getByLabel('Input')).toBeDisabled();
    await valueCell(table, 1).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(table.getByLabel('Total')).toHaveValue('15');
    await table.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByLabel('Comment').fill('Counted twice');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await closeToasts(page);
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('The value is submitted.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Collected data' })).toContainText('Submitted');
    await closeToasts(page);
    await everyLook(page, axe);
  });

  await test.step('somebody else sends it back, and accepts it when it is mended', async () => {
    await signIn(page, 'superadmin', indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Send back' }).click();
    const why = page.getByRole('dialog', { name: /^Send .* back$/ });
    await why.getByLabel('Reason').fill('Ten were there');
    await why.getByRole('button', { name: 'Send back' }).click();
    await expect(page.getByText('The value is sent back.')).toBeVisible();
    await signIn(page, 'fao.admin', indicatorPath(made, 'data-collection'));
    await expect(page.getByRole('table', { name: 'Collected data' })).toContainText('Ten were there');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('The value is submitted.')).toBeVisible();
    await signIn(page, 'superadmin', indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('The value is accepted and locked.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: /^History of / });
    await expect(history.getByRole('row')).toContainText([
      'Accepted',
      'Submitted',
      'Sent back',
      'Submitted',
      'Entered',
    ]);
    await history.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the profile shows both, and leads back to the tree', async () => {
    await links.getByRole('link', { name: 'Indicator Profile' }).click();
    const targets = page.getByRole('table', { name: 'Periodic Targets' });
    await expect(targets).toContainText('30');
    await expect(targets).toContainText('15');
    await expect(targets).toContainText('50%');
    await everyLook(page, axe);
    const back = page.getByRole('link', { name: 'Log Frame', exact: true });
    await expect(back).toHaveAttribute('href', `/project/${made.id}?tabIndex=7&lastVisited=${made.indicator}`);
  });

  await test.step('the baseline of its parts is entered from the tree', async () => {
    await settle(page, logFrame(made.id));
    await page.getByRole('button', { name: 'Expand all' }).click();
    await act(page, '1.1.1 People trained', 'Disaggregation Baseline');
    const dialog = page.getByRole('dialog', { name: 'Base line value for Disaggregation' });
    await dialog.getByLabel('Male', { exact: true }).fill('many');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('This field must be a number')).toBeVisible();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    for (const item of ['Male', 'Female', 'Youth', 'Adult']) await dialog.getByLabel(item, { exact: true }).fill('1');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Submission successful')).toBeVisible();
  });
});
