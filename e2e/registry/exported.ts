import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { readWorkbook } from '../../packages/xlsform/src/read/index.ts';

/** Starts what an open dialog of exports is for, by the call of this address, and takes its file. */
export async function downloaded(page: Page, dialog: Locator, call: RegExp): Promise<Download> {
  const begun = page.waitForResponse(call);
  const shown = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/msurvey/api/task/list')) return false;
    const [task, list] = [await (await begun).json(), await response.json()];
    return list.data[0]?.id === task.data.id;
  });
  await dialog.getByRole('button', { name: 'Start export' }).click();
  await shown;
  const first = dialog.getByRole('listitem').first();
  await expect(first).toContainText('Ready');
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Download' }).click();
  return download;
}

/** Starts the export of the open list and answers with its file's sheets. */
export async function exported(page: Page, about: RegExp) {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export: / });
  await expect(dialog.getByText(about)).toBeVisible();
  const file = await downloaded(page, dialog, /\/(registry|figures)\/.*export$/);
  const { workbook, diagnostics } = readWorkbook(readFileSync(await file.path()), file.suggestedFilename());
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return workbook?.sheets[0]?.rows.map(({ cells }) => cells) ?? [];
}
