import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readWorkbook } from '../../packages/xlsform/src/read/index.ts';
import { expect, test } from '../support/test.ts';
import type { Farm } from './farm-form.ts';
import { formPage, newCollection, send } from './made.ts';

const FARMS: Farm[] = [
  {
    farmer: 'Rahima Begum',
    age: 41,
    crop: 'rice',
    inputs: 'seed lime',
    visited: '2026-11-02',
    spot: '22.5 90.25 3 6',
    village: 'লালমোহন',
    plots: [
      { grows: 'rice', area: '12.5' },
      { grows: 'jute', area: '3' },
    ],
  },
  { farmer: '=Karim & <Sons>', crop: 'jute', plots: [{ grows: 'jute', area: '0.75' }] },
  { farmer: 'Nobody’s "plots"', age: 0 },
];

/** Starts an export in the open dialog and answers with the sheets of its file, by name. */
async function exported(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Export data' });
  const begun = page.waitForResponse('**/msurvey/api/project/form/export');
  // the list is asked for anew; until then the export before stands first
  const listed = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/msurvey/api/task/list')) return false;
    const [task, list] = [await (await begun).json(), await response.json()];
    return list.data[0]?.id === task.data.id;
  });
  await dialog.getByRole('button', { name: 'Start export' }).click();
  await listed;
  const first = dialog.getByRole('listitem').first();
  await expect(first).toContainText('Ready');
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  const { workbook, diagnostics } = readWorkbook(readFileSync(await file.path()), file.suggestedFilename());
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return new Map(workbook?.sheets.map((sheet) => [sheet.name, sheet.rows.map(({ cells }) => cells)]));
}

test('an export holds the submissions cell by cell: codes, then labels of a language', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  const ids = new Map<string, string>();
  for (const farm of FARMS) ids.set(farm.farmer, await send(server.url, form, person, farm));
  await signIn(page, 'fao.admin', formPage(form, '/details?labels=names'));
  await page.getByRole('button', { name: 'Export' }).click();
  const sheets = await exported(page);

  const rows = sheets.get('data') ?? [];
  expect(rows).toHaveLength(FARMS.length);
  for (const farm of FARMS) {
    const id = ids.get(farm.farmer);
    const row = rows.find(({ instanceID }) => instanceID === id);
    const given = {
      instanceID: id,
      instanceName: farm.farmer,
      submittedBy: person.username,
      submittedByName: 'Amena Khatun',
      source: 'phone',
      formVersion: '1',
      state: 'received',
      farmer: farm.farmer,
      age: farm.age?.toString(),
      crop: farm.crop,
      inputs: farm.inputs,
      // a real date in the workbook; the reader writes its time too
      visited: farm.visited && `${farm.visited} 00:00:00`,
      spot: farm.spot,
      photo: undefined,
      'house/village': farm.village,
    };
    for (const [column, value] of Object.entries(given))
      expect([farm.farmer, column, row?.[column]]).toEqual([farm.farmer, column, value]);
  }
  const items = FARMS.flatMap(({ farmer, plots = [] }) =>
    plots.map(({ grows, area }, at) => ({
      instanceID: ids.get(farmer),
      index: String(at + 1),
      'plots/grows': grows,
      'plots/area': area,
    })),
  );
  const sheet = sheets.get('plots') ?? [];
  expect(sheet).toHaveLength(items.length);
  expect(sheet).toEqual(expect.arrayContaining(items));
  expect(sheets.has('codebook')).toBe(true);

  const dialog = page.getByRole('dialog', { name: 'Export data' });
  // whoever looks at codes is offered codes; labels are one choice away, and so is the language
  await expect(dialog.getByRole('radio', { name: 'Codes', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Labels, as people read them' }).check();
  await dialog.getByRole('radio', { name: 'The questions', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Language of labels' }).click();
  await page.getByRole('option', { name: 'Bengali (bn)' }).click();
  const labelled = (await exported(page)).get('data') ?? [];
  const rahima = labelled.find((row) => row['রেকর্ড আইডি'] === ids.get('Rahima Begum'));
  expect(rahima?.['প্রধান ফসল']).toBe('ধান');
  expect(rahima?.['প্রাপ্ত উপকরণ']).toBe('বীজ, চুন');
  expect(rahima?.['কৃষকের নাম']).toBe('Rahima Begum');
});

test('an export holds only what the filters let through, and says so', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');
  for (const farm of FARMS) await send(server.url, form, person, farm);
  const answers = encodeURIComponent(JSON.stringify([{ path: 'crop', is: 'equal', value: 'jute' }]));
  await signIn(page, 'fao.admin', formPage(form, `/details?labels=names&answers=${answers}`));
  await expect(page.getByText('Showing 1 to 1 of 1 results.')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(
    page.getByText('Only the records that match the filters: crop is jute. That is 1 record.'),
  ).toBeVisible();
  const rows = (await exported(page)).get('data') ?? [];
  expect(rows.map(({ farmer }) => farmer)).toEqual(['=Karim & <Sons>']);
});
