import { writeWorkbook } from '@msurvey/xlsform/write';
import type { Page } from 'playwright';
import { login } from '../../scripts/testing/api.ts';
import { uploadDesign } from '../../scripts/testing/upload-design.ts';
import type { Report } from './bench.ts';
import { inConsole } from './console-page.ts';
import { largeForm } from './large-form.ts';
import { keysOf } from './painted-keys.ts';
import { percentile } from './percentile.ts';

const KB = 1024;
const OPENINGS = 3;
const [WORDS, MOVES] = [6, 20];
/** Lines that any window shows. */
const SEEN = 8;
/** Milliseconds from one key to the next: of whoever writes fast, and of whoever looks where the line went, never the same. */
const WRITING = 120;
const looking = (i: number) => 300 + ((i * 97) % 500);
const username = 'superadmin';
const shown = (page: Page) => page.getByRole('treegrid', { name: 'Questions of the form' });

/** The way of the console itself, without loading it anew. */
const goTo = (path: string) => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
};

/** What half of the openings took at most. */
async function half(times: number, page: Page, open: () => Promise<void>, before?: () => Promise<unknown>) {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    await (before ?? (() => page.goto('about:blank')))();
    const began = performance.now();
    await open();
    took.push(performance.now() - began);
  }
  return percentile(took, 0.5);
}

/** A large form in the designer of the console, drawn by a slow processor: opening, writing labels, moving questions. */
export async function designOnPage(report: Report, browser: string, url: string, rows: number): Promise<void> {
  const { token } = await login(url, username);
  const id = await uploadDesign(url, token, 'Large', writeWorkbook(largeForm(rows)));
  await inConsole(browser, { url, username }, async ({ page, scripts, slowDown }) => {
    await page.goto(`${url}/profile`, { waitUntil: 'networkidle' });
    const shell = scripts();
    const open = async () => {
      await page.goto(`${url}/form-designer/${id}`, { waitUntil: 'commit' });
      await shown(page).getByRole('row').nth(SEEN).waitFor();
    };
    await open();
    await page.waitForLoadState('networkidle');
    report.figure('scripts of the designer beyond the shell', (scripts() - shell) / KB, 'KB', { atMost: 250 });
    await slowDown();
    report.figure('page: in a tab of its own, with the console', await half(OPENINGS, page, open), 'ms');
    const within = async () => {
      await page.evaluate(goTo, `/form-designer/${id}`);
      await shown(page).getByRole('row').nth(SEEN).waitFor();
    };
    const elsewhere = () => page.goto(`${url}/profile`, { waitUntil: 'networkidle' });
    report.figure('page: opened in the console', await half(OPENINGS, page, within, elsewhere), 'ms', {
      atMost: 1_500,
    });
    report.figure('page: lines', Number(await shown(page).getAttribute('aria-rowcount')), '');
    const press = await keysOf(page);
    const lines = shown(page).getByRole('row');
    const written: number[] = [];
    for (let i = 0; i < WORDS; i++) {
      await lines.nth(3 + i).click();
      await press('Enter');
      for (const key of ' word') {
        written.push(await press(key));
        await page.waitForTimeout(WRITING);
      }
      await press('Enter');
    }
    report.figure('page: a key of a label until it is painted, p95', percentile(written, 0.95), 'ms', { atMost: 50 });
    await lines.nth(6).locator('.about').click();
    const moved: number[] = [];
    for (let i = 0; i < MOVES; i++) {
      moved.push(await press(i < MOVES / 2 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'));
      await page.waitForTimeout(looking(i));
    }
    report.figure('page: a move until it is painted, p95', percentile(moved, 0.95), 'ms', { atMost: 100 });
  });
}
