import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { canvas, click, line, newDraft, saved } from './made.ts';

const HOSTILE = '<img src=x onerror="document.title=1"> of the second';

/** A second browser with somebody else at the same draft. */
async function secondBrowser(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' });
  return { context, other: await context.newPage() };
}
const label = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true }).first();
/** Writes another text for a question, in its properties. */
async function relabel(page: Page, from: string, to: string): Promise<void> {
  await line(page, from).click();
  await label(page).fill(to);
  await label(page).press('Tab');
}

test('two who have a draft open see within seconds what the other does, and neither loses anything', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const draft = await newDraft(server.url, `Beside ${Date.now()}`);
  const { context, other } = await secondBrowser(browser, server.url);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  await click(page, 'Short text', 'Name');
  await click(page, 'Number', 'Age');
  await saved(page);
  await signIn(other, 'superadmin', `/form-designer/${draft.id}`);
  await expect(canvas(other).getByRole('row')).toHaveCount(2);

  await test.step('each is told who else is there', async () => {
    await expect(page.getByText('Also here:', { exact: false })).toBeVisible();
    await expect(other.getByText('Also here:', { exact: false })).toBeVisible();
  });

  await test.step('what one writes the other sees without doing anything, as text', async () => {
    await relabel(other, 'Age', HOSTILE);
    await saved(other);
    await expect(canvas(page).getByText(HOSTILE)).toBeVisible();
    expect(await page.title()).not.toBe('1');
    await relabel(page, 'Name', 'Name of the farmer');
    await saved(page);
    await expect(canvas(other).getByText('Name of the farmer')).toBeVisible();
  });

  await test.step('both write the same question: the second is asked whose text stands', async () => {
    await context.setOffline(true);
    await relabel(other, 'Name of the farmer', 'Name of the second');
    await expect(other.getByText('Saved in this browser', { exact: false })).toBeVisible();
    await relabel(page, 'Name of the farmer', 'Name of the first');
    await saved(page);
    await context.setOffline(false);
    const question = other.getByRole('alertdialog', { name: 'Somebody else changed the same' });
    await expect(question).toContainText('label was changed by somebody else in the meantime');
    await question.getByRole('button', { name: 'Take theirs' }).click();
    await expect(canvas(other).getByText('Name of the first')).toBeVisible();
    await saved(other);
    await expect(canvas(page).getByText('Name of the first')).toBeVisible();
  });

  await test.step('and one’s own stands where one says so', async () => {
    await context.setOffline(true);
    await relabel(other, 'Name of the first', 'Name as I say');
    await expect(other.getByText('Saved in this browser', { exact: false })).toBeVisible();
    await relabel(page, 'Name of the first', 'Name again');
    await saved(page);
    await context.setOffline(false);
    await other.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);
    await expect(canvas(page).getByText('Name as I say')).toBeVisible();
  });

  await test.step('a tab that is closed in the middle loses nothing of either', async () => {
    await context.setOffline(true);
    await click(other, 'Date', 'Day of the second');
    await expect(other.getByText('Saved in this browser', { exact: false })).toBeVisible();
    await click(page, 'Date', 'Day of the first');
    await saved(page);
    await other.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`/form-designer/${draft.id}`);
    await expect(canvas(again).getByText('Day of the second')).toBeVisible();
    await expect(canvas(again).getByText('Day of the first')).toBeVisible();
    await saved(again);
    await expect(canvas(page).getByText('Day of the second')).toBeVisible();
    await expect(canvas(page).getByRole('row')).toHaveCount(4);
  });
  await context.close();
});
