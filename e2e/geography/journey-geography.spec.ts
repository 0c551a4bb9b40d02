import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('places are found by browsing and by name', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin', '/geography');

  await test.step('the levels are counted, and one browses from a division down to a union', async () => {
    const levels = page.getByRole('region', { name: /Levels/ });
    for (const text of [/Division8/, /District64/, /Upazila/, /Union/])
      await expect(
        levels
          .getByText(text)
          .or(levels.filter({ hasText: text }))
          .first(),
      ).toBeVisible();
    const table = page.getByRole('table', { name: 'Places' });
    for (const name of ['Barishal', 'Bhola', 'Lalmohan', 'Badarpur'])
      await table.getByRole('link', { name, exact: true }).click();
    const trail = page.getByRole('navigation', { name: 'Above this place' });
    await expect(trail).toContainText('Barishal/Bhola/Lalmohan/Badarpur');
    await expect(page.getByText('Nothing lies beneath this place')).toBeVisible();
    const details = page.getByRole('region', { name: 'Badarpur' });
    await expect(details.getByText('বদরপুর')).toBeVisible();
    await expect(details.getByText(/° N, .*° E/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Lalmohan' })).toBeVisible();
    await trail.getByRole('link', { name: 'All places' }).click();
    await expect(table.getByRole('link', { name: 'Sylhet' })).toBeVisible();
  });

  await test.step('a place is found by its name in Bengali and by an old spelling', async () => {
    const search = page.getByLabel('Find a place');
    await search.fill('সুন্দরবন');
    await search.fill('ভোলা');
    await page.getByRole('option', { name: /District · Barishal/ }).click();
    await expect(page.getByRole('region', { name: 'Bhola' })).toBeVisible();
    await expect(search).toHaveValue('');
    await search.fill('Chittagong');
    await page.getByRole('option', { name: /Division/ }).click();
    await expect(page.getByRole('region', { name: 'Chattogram' })).toContainText('Chittagong');
    await search.fill('qqqqq');
    await expect(page.getByText('No place has this name')).toBeVisible();
  });
});

test('a list of places is checked, then applied, and a second time changes nothing', async ({ page, signIn }) => {
  const buffer = Buffer.from(
    [
      'type,code,name,name_bn,parent_code',
      'District,1009,Bhola,ভোলা,10',
      'Upazila,e2e-1,Notun Char,নতুন চর,1009',
      'Upazila,e2e-2,,,1009',
      'Upazila,e2e-3,Lost Char,,nowhere',
    ].join('\n'),
  );
  await signIn(page, 'fao.admin', '/geography');
  await page.getByRole('link', { name: 'Import geography' }).click();
  const check = async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check file' }).click();
  };
  await check();
  await expect(page.getByText('Code system is required')).toBeVisible();
  await page.getByLabel('Code system').fill('BBS');
  await check();
  const report = page.getByRole('region', { name: 'Result of the check' });
  await expect(report.getByRole('heading', { name: 'Dry run' })).toBeVisible();
  await expect(report.getByText(/1 would be added .* Nothing has changed yet\./)).toBeVisible();
  await expect(report.getByRole('table', { name: 'Problems' })).toContainText('It has no name.');
  await expect(report.getByRole('table', { name: 'Problems' })).toContainText('nowhere');
  await report.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
  await expect(report.getByText(/1 place was added/)).toBeVisible();
  await report.getByRole('link', { name: 'See the result' }).click();
  await page.getByLabel('Find a place').fill('নতুন চর');
  await page.getByRole('option', { name: /Upazila · Bhola, Barishal/ }).click();
  await expect(page.getByRole('region', { name: 'Notun Char' })).toContainText('e2e-1');

  await page.getByRole('link', { name: 'Import geography' }).click();
  await page.getByLabel('Code system').fill('BBS');
  await check();
  await expect(report.getByText(/: 0 would be added and 0 changed\./)).toBeVisible();
});

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [90.6, 22.2],
      [90.9, 22.2],
      [90.9, 22.6],
      [90.6, 22.6],
      [90.6, 22.2],
    ],
  ],
};
const feature = (properties: object) => ({ type: 'Feature', properties, geometry: SQUARE });
/** One of a district that is known, one of a place that is not. */
const BOUNDARIES = Buffer.from(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature({ level: 'District', name: 'Bhola', parent: '10', code: '1009' }),
      feature({ level: 'District', name: 'Atlantis', parent: '10', code: '9999' }),
    ],
  }),
);

test('boundaries are imported with their licence', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin', '/geography/import');

  await test.step('a file that cannot be read says why', async () => {
    const buffer = Buffer.from('{"type":"FeatureColl');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.geojson', mimeType: 'application/json', buffer });
    await page.getByLabel('Code system').fill('BBS');
    await page.getByLabel('Title').fill('Broken');
    await page.getByLabel('Licence').fill('CC0');
    await page.getByLabel('Attribution').fill('Nobody');
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  });

  await test.step('boundaries say whose they are, are applied, listed with their licence, and deleted', async () => {
    await settle(page, '/geography?tab=layers');
    await page.getByRole('link', { name: 'Import geography' }).first().click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bhola.geojson', mimeType: 'application/json', buffer: BOUNDARIES });
    await page.getByLabel('Code system').fill('BBS');
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByText('Attribution is required')).toBeVisible();
    await page.getByLabel('Title').fill('Squares for a test');
    await page.getByLabel('Licence').fill('CC BY 4.0');
    await page.getByLabel('Attribution').fill('© The drawing office');
    await page.getByRole('button', { name: 'Check file' }).click();
    const report = page.getByRole('region', { name: 'Result of the check' });
    await expect(report.getByText('1 of 2 boundaries belongs to a known place.', { exact: false })).toBeVisible();
    await expect(report.getByRole('table', { name: 'Problems' })).toContainText('Atlantis');
    await report.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
    await expect(report.getByText('1 place has a boundary now.')).toBeVisible();
    await report.getByRole('link', { name: 'See the result' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Squares for a test' });
    await expect(row).toContainText('CC BY 4.0');
    await expect(row).toContainText('© The drawing office');
    await row.getByRole('button', { name: 'Delete layer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete layer' }).click();
    await expect(page.getByText('Layer deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('the geography is the FAO administrator’s', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', '/geography');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Geography' })).toHaveCount(0);
});
