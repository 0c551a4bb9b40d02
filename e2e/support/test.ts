import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { removeDataFolder } from '../../scripts/testing/data-folder.ts';
import { readyFolder } from '../../scripts/testing/ready-folder.ts';
import { ServerProcess } from '../../scripts/testing/server-process.ts';
import { type MadeCollection, newCollection } from '../collection/made.ts';
import { checkAccessibility } from './axe.ts';
import { Faults } from './faults.ts';
import { KeptContext } from './kept-context.ts';
import { sessionFor } from './token.ts';

export { expect, PASSWORD };

export interface KeptMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

interface Fixtures {
  /** Signs a demonstration account in on a page, without the form, and opens a path. */
  signIn(page: Page, username: string, path?: string): Promise<void>;
  /** No violations of WCAG 2.2 AA on the page as it is now. */
  axe(page: Page, options?: { exclude?: string[] }): Promise<void>;
  /** Mail that was sent, newest first; waits for one to `to` when that is given. */
  mailbox(to?: string): Promise<KeptMail[]>;
  faults: Faults;
}

interface WorkerFixtures {
  /** The real server on a database of this worker: `url`, `restart()`, `kill9()` + `start()`. */
  server: ServerProcess;
  kept: { browser?: KeptContext };
  /** A form with people who collect, for all tests of work in the field. Here, so that they need no worker of their own. */
  farm: MadeCollection;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const folder = await readyFolder();
      const env = { BACKUP_TO: join(folder, 'backups'), BACKUP_PASSPHRASE: 'a passphrase for tests' };
      const server = await ServerProcess.start({ folder, env });
      await use(server);
      await server.dispose();
      removeDataFolder(folder);
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  kept: [async ({}, use) => use({}), { scope: 'worker' }],

  farm: [async ({ server }, use) => use(await newCollection(server.url, 2)), { scope: 'worker', timeout: 600_000 }],

  // Made in the first test of the worker, where it gets the settings of the configuration.
  context: async ({ browser, server, kept }, use) => {
    kept.browser ??= await KeptContext.open(browser, server.url);
    await use(kept.browser.context);
    await kept.browser.clear();
  },

  page: async ({ context }, use) => use(await context.newPage()),

  baseURL: async ({ server }, use) => use(server.url),

  // Every page of a test, also of a second browser, is watched.
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      for (const page of context.pages()) faults.watch(page);
      context.on('page', (page) => faults.watch(page));
      await use(faults);
      expect(faults.list).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ server, kept }, use) =>
    use(async (page, username, path = '/') => {
      const pair = JSON.stringify(await sessionFor(server.url, username));
      const isNew = page.context() === kept.browser?.context && page.url() === 'about:blank';
      const writer = isNew && kept.browser ? kept.browser.keeper : page;
      // Whoever was signed in here before is gone first: a console that is open notices.
      if (writer === page) await page.goto(`${server.url}/favicon.svg`);
      await writer.evaluate((item) => localStorage.setItem('msurvey.tokens', item), pair);
      await page.goto(`${server.url}${path}`);
    }),

  axe: async ({}, use) => use(checkAccessibility),

  mailbox: async ({ server }, use) =>
    use(async (to) => {
      const read = async () => {
        const { body } = await call<{ data: KeptMail[] }>(server.url, undefined, 'GET', '/mailbox');
        return body.data.filter((mail) => !to || mail.to === to);
      };
      if (to) await expect.poll(async () => (await read()).length, { message: `mail to ${to}` }).toBeGreaterThan(0);
      return read();
    }),
});
