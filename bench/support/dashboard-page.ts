import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Page } from 'playwright';
import type { Report } from './bench.ts';
import { inConsole } from './console-page.ts';
import { percentile } from './percentile.ts';

const KB = 1024;
const RUNS = 3;
/** Of a pan, in pixels: there and back again. */
const [STEPS, STEP] = [90, 4];
const path = `/project/${PROJECT_PROGRAMME}?tabIndex=3&index=0`;
const headline = (page: Page) => page.getByRole('heading', { name: 'Beneficiaries', exact: true });

/** Frames a second while the map is dragged to and fro, by the clock of the page. */
async function framesWhilePanned(page: Page): Promise<number> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counting = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        let frames = 0;
        const next = () => {
          frames++;
          const passed = performance.now() - began;
          if (passed < 3000) requestAnimationFrame(next);
          else done((frames / passed) * 1000);
        };
        requestAnimationFrame(next);
      }),
  );
  for (let i = 0; i < STEPS; i++)
    await page.mouse.move(x + Math.sin(i / 8) * STEP * 20, y + Math.cos(i / 8) * STEP * 10);
  const frames = await counting;
  await page.mouse.up();
  return frames;
}

/** What a browser has to fetch and draw: scripts beyond the shell, the first screen on a slow processor, the map by union. */
export async function measurePage(report: Report, browser: string, server: { url: string; username: string }) {
  await inConsole(browser, server, async ({ page, scripts }) => {
    await page.goto(`${server.url}/profile`, { waitUntil: 'networkidle' });
    const shell = scripts();
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await headline(page).waitFor();
    report.figure('scripts of the dashboard beyond the shell', (scripts() - shell) / KB, 'KB', { atMost: 350 });
  });
  await inConsole(browser, server, async ({ page, slowDown }) => {
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await slowDown();
    const times: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      const began = performance.now();
      await page.goto(`${server.url}${path}`);
      await headline(page).waitFor();
      times.push((performance.now() - began) / 1000);
    }
    report.figure('first screen, processor 4 × slower, warm cache', percentile(times, 0.5), 's', { atMost: 2.5 });
  });
  await inConsole(browser, server, async ({ page }) => {
    await page.goto(`${server.url}${path}&dash.level=union`, { waitUntil: 'networkidle' });
    await page.locator('.leaflet-container').scrollIntoViewIfNeeded();
    report.figure('map by union while it is panned', await framesWhilePanned(page), 'frames/s', { atLeast: 30 });
  });
}
