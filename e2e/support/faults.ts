import type { Page } from '@playwright/test';

/** What a page did wrong without anybody seeing it: script errors and whatever the content security policy refused. */
export class Faults {
  readonly list: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.list.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && /content security policy/i.test(message.text()))
        this.list.push(`refused by the policy: ${message.text()}`);
    });
  }
}
