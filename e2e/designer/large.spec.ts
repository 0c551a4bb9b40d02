import type { Page } from '@playwright/test';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { uploadDesign } from '../../scripts/testing/upload-design.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { canvas, line, saved } from './made.ts';

const QUESTIONS = 300;

/** A draft that begins with a workbook of many questions. */
async function manyQuestions(url: string, title: string): Promise<number> {
  const rows = Array.from({ length: QUESTIONS }, (_, i) => ({
    row: i + 2,
    cells: { type: 'text', name: `q${i + 1}`, label: `Question ${i + 1}` },
  }));
  const sheets = [{ name: 'survey', headers: ['type', 'name', 'label'], rows }];
  const token = await tokenFor(url, 'fao.admin');
  return uploadDesign(url, token, title, writeWorkbook({ fileName: 'many.xlsx', sheets }));
}

/** Turns the wheel as far as the line stands. */
async function wheelTo(page: Page, number: number): Promise<void> {
  await canvas(page).hover();
  const far = await canvas(page).evaluate(
    (box, share) => box.scrollHeight * share - box.scrollTop,
    (number - 1) / QUESTIONS,
  );
  await page.mouse.wheel(0, far);
}

test('of a long form what is seen is drawn, and all of it can be come to and worked with', async ({
  page,
  server,
  signIn,
}) => {
  const id = await manyQuestions(server.url, `Long ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${id}`);
  const rows = canvas(page).getByRole('row');
  const at = (number: number) => canvas(page).locator(`[aria-rowindex="${number}"]`);
  await expect(canvas(page)).toHaveAttribute('aria-rowcount', `${QUESTIONS}`);
  await expect(at(1)).toContainText('Question 1');
  expect(await rows.count()).toBeLessThan(QUESTIONS / 3);

  await test.step('scrolled to, a line is there', async () => {
    await expect(at(200)).toHaveCount(0);
    await wheelTo(page, 200);
    await expect(at(200)).toBeVisible();
    await expect(at(200)).toContainText('q200 · Short text');
  });

  await test.step('by keyboard one comes to the last line, moves it and writes in it', async () => {
    await rows.first().focus();
    await page.keyboard.press('End');
    await expect(at(QUESTIONS)).toBeFocused();
    await expect(at(QUESTIONS)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Alt+ArrowUp');
    await expect(at(QUESTIONS - 1)).toContainText('q300');
    await expect(at(QUESTIONS - 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' of all');
    await page.keyboard.press('Enter');
    await saved(page);
    await page.reload();
    await at(1).focus();
    await page.keyboard.press('End');
    await expect(line(page, 'Question 300 of all')).toHaveAttribute('aria-rowindex', `${QUESTIONS - 1}`);
  });

  await test.step('the line that has the focus keeps it while one scrolls away, and every arrow goes one further', async () => {
    await page.keyboard.press('Home');
    await expect(at(1)).toBeFocused();
    await wheelTo(page, 150);
    await expect(at(150)).toBeVisible();
    await expect(at(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(at(2)).toBeFocused();
    await expect(at(2)).toBeInViewport({ ratio: 1 });
  });

  await test.step('the panel beside it is that of the line', async () => {
    for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowDown');
    await expect(at(42)).toBeFocused();
    await page.keyboard.press('e');
    const beside = page.locator('#designer-panel');
    await expect(beside.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
    await expect(beside.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Question 42');
  });
});
