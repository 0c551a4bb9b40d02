import { test as base, expect } from '@playwright/test';
import type { ServedPage } from '../../apps/console/build/page-of-parts.ts';
import { serveGallery } from '../../apps/console/gallery/serve.ts';
import { Faults } from '../support/faults.ts';

/** The gallery of parts on a page of its own: no server, no network beyond the page. */
export const test = base.extend<{ gallery(query?: string): Promise<void> }, { served: ServedPage }>({
  served: [
    async ({}, use) => {
      const served = await serveGallery();
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  gallery: async ({ page, served }, use) => {
    const faults = new Faults();
    faults.watch(page);
    await use(async (query = '') => {
      await page.goto(`${served.url}?${query}`);
      await page.getByRole('main').waitFor();
    });
    expect(faults.list).toEqual([]);
  },
});
