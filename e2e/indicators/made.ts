import { expect, type Locator, type Page } from '@playwright/test';
import { addNode, type MadeTree, newTree } from '../logframe/made.ts';

export interface MadeIndicator extends MadeTree {
  indicator: number;
}

/** An indicator of a project of its own, about which nothing is said yet. */
export async function newIndicator(url: string): Promise<MadeIndicator> {
  const tree = await newTree(url);
  const indicator = await addNode(url, tree, tree.outcomes[0], tree.levels.Indicator, '1.1.1', 'People trained');
  return { ...tree, indicator };
}

export const indicatorPath = ({ id, indicator }: MadeIndicator, page: string): string =>
  `/projects/${id}/profile/logframe/${indicator}/${page}`;
export const reportTab = (projectId: number, rest = ''): string => `/project/${projectId}?tabIndex=3&index=10${rest}`;

/** Chooses from a list that opens. */
export async function choose(within: Page | Locator, page: Page, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The cell of a table of values under the n-th of its columns. */
export const valueCell = (within: Locator, column: number): Locator =>
  within.locator(`[data-column="${column}"]`).first();

/** A number as if typed into a spreadsheet. */
export async function fill(page: Page, within: Locator, column: number, text: string): Promise<void> {
  await valueCell(within, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved Successfully !')).toBeVisible();
}
