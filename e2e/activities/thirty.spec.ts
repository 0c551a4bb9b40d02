import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { freshSubActivity, newActivity, recordsOf, waiting } from './made.ts';

const RECORDS = 30;

/** Hands on the keys: each key counts, those of a word too. */
class Keys {
  presses = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }
  async to(target: Locator, key = 'Tab'): Promise<void> {
    this.presses += await tabTo(this.page, target, key);
  }
}

test('a validator signs in, finds what waits and decides about 30 records, one key each, without a mouse', async ({
  page,
  server,
}) => {
  const item = await freshSubActivity(server.url);
  for (let n = 0; n < RECORDS; n++) await newActivity(server.url, item, { remarks: `the ${n + 1}. of thirty` });
  const keys = new Keys(page);

  await test.step('from signing in to the queue of all that waits', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('User name or e-mail')).toBeFocused();
    await keys.type('validator');
    await keys.press('Tab');
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keys.to(page.getByRole('button', { name: /^Validation counts/ }));
    await keys.press('Enter');
    await keys.to(page.getByRole('dialog').getByRole('link', { name: /^Yet to be validated/ }));
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^All waiting/ })).toBeVisible();
  });

  await test.step('those of one sub-activity', async () => {
    const list = page.getByRole('combobox', { name: 'Sub-activity' });
    await keys.to(list);
    // a letter looks for a choice here, it does not decide
    await page.keyboard.press('a');
    await keys.press('Enter');
    const choice = page.getByRole('option', { name: item.label.en });
    await keys.to(choice, 'ArrowDown');
    await keys.press('Enter');
    await expect(page).toHaveURL(new RegExp(`subActivity=${item.id}`));
    await expect(recordsOf(page)).toHaveCount(RECORDS);
  });

  await test.step('one key a record', async () => {
    const before = keys.presses;
    // keys of the desk mean letters while a field has the focus
    await keys.to(recordsOf(page).first().getByRole('link').or(recordsOf(page).first().getByRole('button')).first());
    for (let left = RECORDS; left > 0; left--) {
      await expect(recordsOf(page)).toHaveCount(left);
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
      await keys.press('a');
    }
    await expect(recordsOf(page)).toHaveCount(0);
    expect(keys.presses - before).toBeLessThan(RECORDS + 20);
  });
  expect(await waiting(server.url, item)).toEqual([]);
  test.info().annotations.push({ type: 'presses for 30 records from signing in', description: `${keys.presses}` });
});
