import type { Page } from '@playwright/test';

/** How the page names what led to an error that only says that there was one. */
const CAUSE = 'caused by: ';

/** What a page did wrong without anybody seeing it: script errors and whatever the content security policy refused. */
export class Faults {
  readonly list: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.list.push(`script error on ${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (/content security policy/i.test(message.text())) this.list.push(`refused by the policy: ${message.text()}`);
      if (message.text().startsWith(CAUSE)) this.list.push(message.text());
    });
    const tellCauses = page.addInitScript((name) => {
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause)
          console.error(`${name}${(error.cause as Error).stack ?? error.cause}`);
      });
    }, CAUSE);
    // a page that was closed at once tells nothing
    tellCauses.catch(() => undefined);
  }
}
