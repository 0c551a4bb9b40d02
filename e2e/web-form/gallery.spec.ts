import { test as base, expect, type Page } from '@playwright/test';
import type { ServedPage } from '../../apps/console/build/page-of-parts.ts';
import { serveHarness } from '../../packages/web-form/harness/serve.ts';
import { checkAccessibility } from '../support/axe.ts';
import { Faults } from '../support/faults.ts';
import { everyLook } from '../support/looks.ts';

/** The gallery of questions on a page of its own: no server, no network beyond the page. */
const test = base.extend<{ form(query?: string): Promise<void> }, { harness: ServedPage }>({
  harness: [
    async ({}, use) => {
      const harness = await serveHarness();
      await use(harness);
      await harness.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  form: async ({ page, harness }, use) => {
    const faults = new Faults();
    faults.watch(page);
    await use(async (query = '') => {
      await page.goto(`${harness.url}?${query}`);
      await page.getByTestId('web-form').waitFor();
    });
    expect(faults.list).toEqual([]);
  },
});
test.use({ geolocation: { latitude: 23.7, longitude: 90.4, accuracy: 4 }, permissions: ['geolocation'] });

/** What does not draw while out of sight is not measured while out of sight. */
const drawAll = (page: Page) =>
  page.addStyleTag({ content: '.wf-question, .wf-instance { content-visibility: visible !important }' });

test('the gallery is accessible and never wider than the screen, light and dark, desk and phone', async ({
  page,
  form,
}) => {
  test.slow();
  await form('comments');
  await drawAll(page);
  await everyLook(page, checkAccessibility);
});

test('the gallery is accessible in Bengali on a phone', async ({ page, form }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await form('lang=bn');
  await drawAll(page);
  await expect(page.getByRole('textbox', { name: 'কৃষকের নাম' })).toBeVisible();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('faults are accessible too, and the first one is focused', async ({ page, form }) => {
  await form();
  await drawAll(page);
  await page.getByRole('textbox', { name: 'Age in years' }).fill('7');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('textbox', { name: 'Age in years' })).toBeFocused();
  await expect(page.getByText('Between 18 and 99')).toBeVisible();
  await expect(page.getByText('We cannot go on without it')).toBeVisible();
  await checkAccessibility(page);
});

test('a press on Send is not lost when the question one comes from has a fault', async ({ page, form }) => {
  await form();
  await page.getByRole('textbox', { name: 'Age in years' }).fill('7');
  const button = page.getByRole('button', { name: 'Send' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  // At its upper edge, where the least movement leaves it behind.
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('Between 18 and 99')).toBeVisible();
  await expect(page.getByText(/questions need your attention/)).toBeVisible();
});

test('by keyboard alone one gets from the first question to the last, and sends', async ({ page, form }) => {
  await form();
  await page.getByRole('textbox', { name: 'Name of the farmer' }).focus();
  await page.keyboard.type('Rahim');
  const seen = new Set<string>();
  for (let i = 0; i < 600; i++) {
    const path = await page.evaluate(
      () => document.activeElement?.closest('[data-path]')?.getAttribute('data-path') ?? '',
    );
    if (path) seen.add(path);
    if (path === '/data/others/needed') await page.keyboard.type('Karim');
    if (path === '/data/ranges/range') await page.keyboard.press('ArrowRight');
    if (await page.getByRole('button', { name: 'Send' }).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const all = await page
    .locator('.wf-question[data-path]')
    .evaluateAll((questions) =>
      questions
        .filter((question) => question.querySelector('input, select, textarea, button, [role="slider"]'))
        .map((question) => question.getAttribute('data-path') ?? ''),
    );
  expect(all.filter((path) => !seen.has(path))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('sent')).toContainText('<text>Rahim</text>');
  await expect(page.getByTestId('sent')).toContainText('<needed>Karim</needed>');
});

test('one question after the other by keyboard, to the end', async ({ page, form }) => {
  await form('layout=pages');
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Rahim');
  const last = page.getByRole('button', { name: 'Send' });
  for (let i = 0; i < 130 && !(await last.isVisible()); i++) {
    const needed = page.getByRole('textbox', { name: 'Name of the village head' });
    if (await needed.isVisible()) await needed.fill('Karim');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
  }
  await last.press('Enter');
  await expect(page.getByTestId('sent')).toContainText('<needed>Karim</needed>');
});

test('finds the place by GPS without a map, and sets another on the map', async ({ page, form }) => {
  await form();
  const house = page.locator('[data-path="/data/places/geopoint"]');
  await house.getByRole('button', { name: 'Find my place by GPS' }).click();
  await expect(house.getByLabel('Latitude')).toHaveValue('23.7');
  await expect(house.getByText('Exact to 4 m')).toBeVisible();
  const plot = page.locator('[data-path="/data/places/placement_map"]');
  await plot.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await expect(plot.getByLabel('Longitude')).toHaveValue(/^90\.3/);
});

test('makes a photo smaller, shows it, and takes a signature', async ({ page, form }) => {
  await form();
  // a picture larger than the form wants, made by the browser itself
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 });
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 1500);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const photo = page.locator('[data-path="/data/files/image"]');
  const chosen = page.waitForEvent('filechooser');
  await photo.getByRole('button', { name: 'Take or choose a photo' }).click();
  await (await chosen).setFiles({ name: 'DSC1.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  const preview = photo.getByRole('img', { name: 'The chosen file' });
  await expect(preview).toBeVisible();
  expect(await preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([1024, 512]);

  const pad = page.getByRole('img', { name: 'Sign here' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'Name of the village head' }).fill('Karim');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('sent')).toContainText(/<image>\d+\.jpg<\/image>/);
  await expect(page.getByTestId('sent')).toContainText(/<signature>\d+\.png<\/signature>/);
});

test('a draft is kept when one pauses', async ({ page, form }) => {
  await form();
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Rahim');
  await expect(page.getByText('Draft kept in this browser')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { drafts: number }).drafts)).toBe(1);
});
