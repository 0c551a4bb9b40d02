import { readFile } from 'node:fs/promises';
import { call } from '../../scripts/testing/api.ts';
import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { tokenFor } from '../support/token.ts';
import { indicatorPath, type MadeIndicator, newIndicator } from './made.ts';

const PDF = { name: 'attendance.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') };
/** A picture of one point. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PHOTO = { name: 'training.png', mimeType: 'image/png', buffer: Buffer.from(POINT, 'base64') };

interface Collected {
  data: { periods: { date: string }[]; jsonData: { collectedData: { date: string; version: number }[] } };
}
const ofIndicator = (made: MadeIndicator) => ({ projectId: made.id, logframeId: made.indicator });
async function collection(url: string, made: MadeIndicator): Promise<Collected['data']> {
  const path = `/logframe/collection?projectId=${made.id}&logframeId=${made.indicator}`;
  return (await call<Collected>(url, made.token, 'GET', path)).body.data;
}

/** An indicator with a draft of the first period of its project. */
async function collected(url: string): Promise<MadeIndicator> {
  const made = await newIndicator(url);
  const { periods } = await collection(url, made);
  const collectedData = [{ date: periods[0]?.date, data: { total: 40 } }];
  const saved = await call(url, made.token, 'POST', '/logframe/collection', { ...ofIndicator(made), collectedData });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return made;
}

/** Hands the value in, and has it accepted by somebody else. */
async function accepted(url: string, made: MadeIndicator): Promise<void> {
  const boss = await tokenFor(url, 'superadmin');
  for (const [token, way] of [
    [made.token, 'submit'],
    [boss, 'accept'],
  ] as const) {
    const { jsonData } = await collection(url, made);
    const rows = jsonData.collectedData.map(({ date, version }) => ({ date, version }));
    const moved = await call(url, token, 'POST', `/indicator/value/${way}`, { ...ofIndicator(made), rows });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  }
}

test('an officer attaches files to a value, sees who did, opens and removes them, until the value is accepted', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await collected(server.url);
  await signIn(page, 'fao.admin', indicatorPath(made, 'data-collection'));
  const table = page.getByRole('table', { name: 'Collected data' });
  const dialog = page.getByRole('dialog', { name: 'Collect Data' });
  const files = dialog.getByRole('region', { name: 'Evidence' });

  await test.step('a value that is not saved has none yet', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(files).toContainText('Save the value first');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('several are attached at once, by keyboard; what does not fit is named', async () => {
    await table.getByRole('button', { name: 'Edit' }).click();
    await expect(files).toContainText('No file is attached.');
    const chosen = page.waitForEvent('filechooser');
    await files.getByRole('button', { name: 'Attach files' }).press('Enter');
    const run = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
    const page1 = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') };
    await (await chosen).setFiles([PDF, PHOTO, run, page1]);
    await expect(page.getByText('2 files are attached.')).toBeVisible();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expect(files.getByRole('alert')).toContainText('run.exe: Only these kinds of file can be attached');
    await expect(files.getByRole('alert')).toContainText('page.png: Only these kinds of file can be uploaded');
    await closeToasts(page);
    await everyLook(page, axe);
  });

  await test.step('a picture is shown, anything else downloaded', async () => {
    await files.getByRole('button', { name: 'training.png', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'training.png' });
    await expect(shown.getByRole('img', { name: 'training.png' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: 'attendance.pdf', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('attendance.pdf');
    expect(await readFile(await file.path())).toEqual(PDF.buffer);
  });

  await test.step('one is removed after a question; the list counts what is left, and the history names both', async () => {
    await files.getByRole('button', { name: 'Remove training.png' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('The file is removed.')).toBeVisible();
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await closeToasts(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(table.getByRole('img', { name: '1 file attached' })).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: /^History of / });
    await expect(history.getByRole('row')).toContainText([
      'When',
      'File removed',
      'File attached',
      'File attached',
      'Entered',
    ]);
    await expect(history.getByRole('row').nth(1)).toContainText('training.png');
    await history.getByRole('button', { name: 'Close' }).click();
    await axe(page);
  });

  await test.step('of an accepted value they are only read, also in its profile', async () => {
    await accepted(server.url, made);
    await settle(page, indicatorPath(made, 'indicator-profile'));
    await expect(table.getByRole('img', { name: '1 file attached' })).toBeVisible();
    await table.getByRole('button', { name: 'View' }).click();
    const view = page.getByRole('dialog', { name: 'View Data Collection' });
    await expect(view.getByRole('listitem')).toContainText('attendance.pdf');
    await expect(view.getByRole('button', { name: 'Download attendance.pdf' })).toBeVisible();
    for (const name of ['Attach files', 'Remove attendance.pdf'])
      await expect(view.getByRole('button', { name })).toHaveCount(0);
    await view.getByRole('button', { name: 'Close' }).click();
  });
});

test('in Bengali, on a phone, files are attached and listed within the screen', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await collected(server.url);
  await phoneInBengali(page);
  await signIn(page, 'fao.admin', indicatorPath(made, 'data-collection'));
  await page.getByRole('main').getByRole('button', { name: 'আরও কাজ' }).click();
  await page.getByRole('menuitem', { name: 'সম্পাদনা' }).click();
  const files = page.getByRole('region', { name: 'প্রমাণ' });
  const chosen = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'ফাইল যুক্ত করুন' }).click();
  const long = { ...PDF, name: 'ইউনিয়ন-পর্যায়ের-প্রশিক্ষণের-হাজিরা-২০২৪-২৫-চূড়ান্ত.pdf' };
  await (await chosen).setFiles([long, PHOTO]);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await closeToasts(page);
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
