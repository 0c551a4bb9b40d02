import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import {
  approve,
  deskOf,
  freshSubActivity,
  letCollect,
  newActivity,
  queueOf,
  recordsOf,
  rowOf,
  validation,
  waiting,
} from './made.ts';

test('what waits is found in the summary and decided at the desk', async ({ page, server, signIn, axe }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item, { remarks: 'the first', heldOn: '2026-08-01' });
  await newActivity(server.url, item, { remarks: 'the second', heldOn: '2026-08-02' });

  await test.step('the summary counts what waits per sub-activity and opens its desk', async () => {
    await signIn(page, 'validator', validation);
    const row = rowOf(page, item.label.en);
    await expect(row.getByRole('cell').last()).toHaveText('2');
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `${item.code}, ${item.label.en}` })).toBeVisible();
    await expect(recordsOf(page)).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Char Kalmi');
  });

  await test.step('all that waits is one queue, narrowed by what the address says', async () => {
    await settle(page, validation);
    await page.getByRole('link', { name: 'All waiting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^All waiting/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sub-activity' }).click();
    await page.getByRole('option', { name: item.label.en }).click();
    await expect(page).toHaveURL(new RegExp(`subActivity=${item.id}`));
    await expect(recordsOf(page)).toHaveCount(2);
    await expect(recordsOf(page).first()).toContainText(item.label.en);
    await everyLook(page, axe);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/subActivity=/);
    await settle(page, `/project/61/sacp/validation/all?subActivity=${item.id}`);
    await expect(recordsOf(page)).toHaveCount(2);
  });

  await test.step('by keys alone: to the next and back, approve, and undo', async () => {
    const answers = page.getByRole('region', { name: 'Answers' });
    await expect(answers).toContainText('the first');
    await page.keyboard.press('j');
    await expect(answers).toContainText('the second');
    await page.keyboard.press('k');
    await expect(answers).toContainText('the first');
    await page.keyboard.press('a');
    await expect(page.getByText('Record approved')).toBeVisible();
    await expect(answers).toContainText('the second');
    await expect(recordsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(recordsOf(page)).toHaveCount(2);
  });
});

test('a record is rejected with a reason, or approved without the keys', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  await signIn(page, 'validator', deskOf(item));

  await test.step('a rejection needs a reason', async () => {
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject record' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    expect(await waiting(server.url, item)).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the keys are told by ?, rest while one types, and can be switched off', async () => {
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys of the review desk' });
    await expect(keys.getByText('Approve the record')).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();

    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reject record' });
    await dialog.getByRole('textbox', { name: 'Reason' }).pressSequentially('area, jar? krar');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(recordsOf(page)).toHaveCount(1);

    await page.keyboard.press('?');
    await keys.getByRole('switch', { name: 'Use these keys' }).click();
    await keys.getByRole('button', { name: 'Close' }).click();
    await expect(keys).toBeHidden();
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Record approved')).toBeVisible();
    await expect(page.getByText('Nothing waits here any more')).toBeVisible();
  });
});

test('what the checks found is rejected, and what is clean is approved together', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item, { photo: false, heldOn: '2018-01-15' });
  await signIn(page, 'validator', deskOf(item));

  await test.step('a finding is told in a sentence and can be the reason', async () => {
    const checks = page.getByRole('region', { name: 'Automatic checks' });
    const outside = 'The date 15 Jan 2018 is outside the project’s period, 1 Nov 2018 to 30 Jun 2029.';
    await expect(checks).toContainText(outside);
    await expect(checks).toContainText('The form asks for a photo, and there is none.');
    await checks
      .getByRole('listitem')
      .filter({ hasText: outside })
      .getByRole('button', { name: 'Reject because of this' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Reject record' });
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(outside);
    await expect(dialog.getByRole('combobox', { name: 'Which question is meant' })).toHaveValue('Date');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Record returned to its author')).toBeVisible();
    expect(await waiting(server.url, item)).toEqual([]);
  });

  await test.step('clean ones are approved together, one taken out stays, and what the checks found stays', async () => {
    const item = await freshSubActivity(server.url);
    for (let n = 0; n < 3; n++) await newActivity(server.url, item);
    await newActivity(server.url, item, { photo: false });
    await settle(page, deskOf(item));
    await expect(recordsOf(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Approve clean ones' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve clean records together' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(3);
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByRole('button', { name: 'Approve 2 records' }).click();
    await expect(page.getByText('2 records approved')).toBeVisible();
    await expect(recordsOf(page)).toHaveCount(2);
    await queueOf(page).getByRole('switch', { name: 'Only clean ones' }).click();
    await expect(recordsOf(page)).toHaveCount(1);
  });
});

test('nobody approves a record of their own, and is told why', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await letCollect(server.url, 'dae.admin');
  await newActivity(server.url, item, { author: 'dae.admin' });
  await signIn(page, 'dae.admin', deskOf(item));
  await expect(page.getByText(/Nobody decides about a record of their own/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Approve clean ones' }).click();
  await expect(page.getByRole('dialog').getByText('No clean record waits')).toBeVisible();
  expect(await waiting(server.url, item)).toHaveLength(1);
});

test('the desk works beside another reviewer, and on a phone', async ({ page, server, signIn }) => {
  await test.step('of two reviewers the second is told, and sees what the first decided', async () => {
    const item = await freshSubActivity(server.url);
    await newActivity(server.url, item);
    await signIn(page, 'validator', deskOf(item));
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    const [record] = await waiting(server.url, item);
    if (!record) throw new Error('nothing waits');
    await settle(page, `${deskOf(item)}?record=${record.id}`);
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    await approve(server.url, 'fao.admin', record);
    await page.keyboard.press('a');
    await expect(
      page.getByText('Somebody else has decided about this record already.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('toolbar').getByText('Approved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Review history' }).getByText('Approved')).toBeVisible();
    await expect(page.getByText('Nothing waits here any more')).toBeVisible();
  });

  await test.step('on a phone the list comes first, then the record, and back', async () => {
    const item = await freshSubActivity(server.url);
    await newActivity(server.url, item);
    await page.setViewportSize({ width: 360, height: 740 });
    await settle(page, deskOf(item));
    await recordsOf(page).first().getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goBack();
    await expect(queueOf(page)).toBeVisible();
    await recordsOf(page).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Nothing waits here any more')).toBeVisible();
  });
});

test('who may only read sees the record and no way to decide', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  await signIn(page, 'me.officer', deskOf(item));
  await expect(page.getByText(/Deciding is for reviewers/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Approve clean ones' })).toHaveCount(0);
});
