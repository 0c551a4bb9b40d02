import { expect, type Locator, type Page } from '@playwright/test';

/** Walks with the Tab key until something has the focus, as who has no mouse does; answers how often it was pressed. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
