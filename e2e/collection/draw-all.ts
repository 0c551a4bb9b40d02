import type { Page } from '@playwright/test';

/** What a form does not draw while it is out of sight does not change its colours either. Not by a style sheet: the policy refuses it. */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.wf-question, .wf-instance'))
      part.style.contentVisibility = 'visible';
  });
