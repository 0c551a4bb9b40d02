import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Everything a page can leave behind, except what the browser has fetched. */
const LEFT_BEHIND = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';

/**
 * One browser for all tests of a worker, empty for each. A new one would fetch and compile the whole console for every
 * test, which was a third of the run; this one keeps it, in the process of a page that stays open (see `--process-per-site`).
 */
export class KeptContext {
  private constructor(
    readonly context: BrowserContext,
    /** Stays open, on an address of the console's where none runs: it can write what the others will find. */
    readonly keeper: Page,
    private readonly session: CDPSession,
    private readonly url: string,
  ) {}

  static async open(browser: Browser, url: string): Promise<KeptContext> {
    const context = await browser.newContext({ baseURL: url });
    const keeper = await context.newPage();
    await keeper.goto('/favicon.svg');
    return new KeptContext(context, keeper, await context.newCDPSession(keeper), url);
  }

  /** As a new one would be. */
  async clear(): Promise<void> {
    const pages = this.context.pages().filter((page) => page !== this.keeper);
    await Promise.all(pages.map((page) => page.close()));
    this.context.removeAllListeners('page');
    await Promise.all([
      this.context.unrouteAll({ behavior: 'ignoreErrors' }),
      this.context.clearPermissions(),
      this.context.setGeolocation(null),
      this.context.setOffline(false),
      this.session.send('Storage.clearDataForOrigin', { origin: this.url, storageTypes: LEFT_BEHIND }),
    ]);
  }
}
