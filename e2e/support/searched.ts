import { expect, type Page } from '@playwright/test';

/** What was typed is what the list is asked for: before that, a row may move while one clicks on it. */
export const searched = (page: Page, words: string): Promise<void> =>
  expect(page).toHaveURL(({ searchParams }) => [...searchParams.values()].includes(words));
