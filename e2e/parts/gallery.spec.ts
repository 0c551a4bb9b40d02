import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Download, expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/axe.ts';
import { everyLook } from '../support/looks.ts';
import { test } from './gallery.ts';

/** Maps and charts are fetched when they are first shown. */
const drawn = (page: Page, charts: number, maps: number) =>
  Promise.all([
    expect(page.locator('[data-chart-canvas] svg.MuiChartsSvgLayer-root')).toHaveCount(charts),
    expect(page.locator('.leaflet-container')).toHaveCount(maps),
  ]);

test('the gallery is accessible and never wider than the screen, light and dark, desk and phone', async ({
  page,
  gallery,
}) => {
  test.slow();
  await gallery();
  await drawn(page, 8, 3);
  await everyLook(page, checkAccessibility);
});

test('the gallery fits a phone in Bengali, from right to left', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gallery('lang=bn&rtl&scheme=dark');
  await drawn(page, 8, 3);
  await expect(page.getByRole('figure', { name: 'জেলা অনুযায়ী প্রশিক্ষিত কৃষক' })).toContainText('৩,১২,৪৫০');
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

const MOST_CHART_BYTES = 120_000;

test('what draws charts comes with the first chart, in 120 KB at most', async ({ page, gallery }) => {
  const scripts: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    // what the browser keeps already is answered without a body
    if (!response.url().endsWith('.js') || response.status() !== 200) return;
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    scripts.push({ name: response.url(), bytes });
  });
  await gallery('only=page-buttons');
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts.map(({ name }) => name));
  expect([...before].filter((name) => name.includes('ChartCanvas'))).toEqual([]);
  await gallery('only=chart-bar');
  await drawn(page, 1, 0);
  const more = await Promise.all(scripts.filter(({ name }) => !before.has(name)).map(({ bytes }) => bytes));
  expect(more.length).toBeGreaterThan(0);
  expect(more.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_CHART_BYTES);
});

async function download(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: /^Download: / }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return coming;
}

test('a chart is saved as a picture, a drawing and figures, also from its table', async ({ page, gallery }) => {
  await gallery('only=chart-stacked&scheme=dark');
  await drawn(page, 1, 0);
  const svg = await download(page, 'Drawing (SVG)');
  expect(svg.suggestedFilename()).toBe('Participants, by district and group.svg');
  const drawing = await readFile(await svg.path(), 'utf8');
  for (const words of ['Participants, by district and group', 'Women', 'Bhola', '<pattern'])
    expect(drawing).toContain(words);
  // nothing in it needs the page's styles
  expect(drawing).not.toMatch(/var\(|class=/);

  await page.getByRole('button', { name: /^Show as table/ }).click();
  const png = await readFile(await (await download(page, 'Picture (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  const csv = await readFile(await (await download(page, 'Figures (CSV)')).path(), 'utf8');
  expect(csv).toContain('Noakhali,64,,18\r\n');
});

test('figures open: bars by a press and by keyboard, points by keyboard, slices by a press, areas by a press and from the table', async ({
  page,
  gallery,
}) => {
  const opened = page.locator('[data-opened]');
  await gallery('only=chart-bar');
  await drawn(page, 1, 0);
  await page.locator('[data-chart-canvas] rect.MuiBarChart-element').nth(1).click();
  await expect(opened).toHaveText('Patuakhali  241900');
  await page.getByRole('button', { name: /^Download: / }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(opened).toHaveText('Barguna  198020');

  await gallery('only=chart-line');
  await drawn(page, 1, 0);
  await page.getByRole('button', { name: /^Download: / }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(opened).toHaveText(/^Feb 18 Target \d+$/);

  await gallery('only=chart-donut');
  await drawn(page, 1, 0);
  // in the ring itself: the middle of the box around a slice may be in the hole
  const box = await page.locator('[data-chart-canvas] svg').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2 + 100, (box?.y ?? 0) + (box?.height ?? 0) / 2 - 40);
  await expect(opened).toHaveText('Bhola  31');

  await gallery('only=map-areas');
  await drawn(page, 0, 1);
  await page.locator('path.map-area').nth(1).click();
  await expect(opened).toHaveText(/^Upazila 2 \d+$/);
  await page.getByRole('button', { name: /^Show as table/ }).click();
  await page.getByRole('button', { name: /^Upazila 3: / }).press('Enter');
  await expect(opened).toHaveText(/^Upazila 3 \d+$/);
});

test('a phone-wide frame shows the gallery as a phone does', async ({ page, gallery }) => {
  await gallery('only=table-full&phone');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Rahima Begum')).toBeVisible();
  await expect(frame.getByRole('table')).toHaveCount(0);
});
