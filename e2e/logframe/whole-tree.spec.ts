import { call } from '../../scripts/testing/api.ts';
import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { takenOut } from '../support/taken-out.ts';
import { closeToasts } from '../support/toasts.ts';
import { workbookFile } from '../support/workbook.ts';
import { act, lineOf, logFrame, newTree } from './made.ts';

type Line = [type: string, code: string, name: string];
const bookOf = (lines: readonly Line[]) => workbookFile('tree.xlsx', 'Tree', ['Type', 'Code', 'Name'], lines);

/** With what is there already, sixty: a goal, two outcomes and fifty-seven indicators. */
const SIXTY: Line[] = [
  ['Goal', '1', 'Families earn more'],
  ['Outcome', '1.1', 'Better yields'],
  ...Array.from({ length: 30 }, (_, i): Line => ['Indicator', `1.1.${i + 1}`, `Yield ${i + 1}`]),
  ['Outcome', '1.2', 'Better markets'],
  ...Array.from({ length: 27 }, (_, i): Line => ['Indicator', `1.2.${i + 1}`, `Price ${i + 1}`]),
];

test('a tree of sixty nodes comes out of a workbook, is copied in part and taken out again', async ({
  page,
  server,
  signIn,
}) => {
  const made = await newTree(server.url);
  await signIn(page, 'fao.admin', logFrame(made.id));
  const tool = async (name: string) => {
    await page.getByRole('button', { name: 'More for the tree' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog');

  await test.step('what is wrong is said, cell by cell, and stands in the workbook', async () => {
    await tool('Import from a workbook');
    await dialog.locator('input[type=file]').setInputFiles(bookOf([...SIXTY, ['Purpose', '1.3', 'No such level']]));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('1 thing is wrong; nothing was stored.')).toBeVisible();
    await expect(dialog.getByText('No level is called Purpose.')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'My workbook with the faults' }).click();
    expect((await download).suggestedFilename()).toBe('tree-faults.xlsx');
  });

  await test.step('what is right is looked at first, then taken in', async () => {
    await dialog.locator('input[type=file]').setInputFiles(bookOf(SIXTY));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('57 nodes would be added, 0 nodes changed, 3 nodes stay')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('57 nodes added')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('60 nodes')).toBeVisible();
    await page.getByRole('button', { name: 'Expand all' }).click();
    // As people count: the tenth after the ninth.
    const names = page.getByRole('row', { name: /^1\.1\.\d+ Yield/ });
    await expect(names.nth(8)).toContainText('Yield 9');
    await expect(names.nth(9)).toContainText('Yield 10');
  });

  await test.step('a node is copied by key, with what is beneath it', async () => {
    await lineOf(page, 'Better yields').focus();
    await page.keyboard.press('c');
    const copy = page.getByRole('dialog', { name: 'Copy 1.1 Better yields' });
    await expect(copy).toContainText('31 nodes are copied');
    await expect(copy.getByLabel('Code')).toHaveValue('1.3');
    await copy.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('91 nodes')).toBeVisible();
    await closeToasts(page);
  });

  await test.step('it is taken out as a workbook, and as a matrix to be printed', async () => {
    await tool('Export as a workbook');
    await dialog.getByRole('button', { name: 'Start export' }).click();
    await expect(
      dialog
        .getByRole('button', { name: /Download/ })
        .or(dialog.getByRole('link', { name: /Download/ }))
        .first(),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tool('Logframe matrix as PDF');
    const paper = await takenOut(page, server.url, 'Logframe matrix as PDF', '/logframe/matrix');
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    await tool('Logframe matrix for a text document (DOCX)');
    const title = 'Logframe matrix for a text document (DOCX)';
    const text = await takenOut(page, server.url, title, '/logframe/matrix');
    expect(text.subarray(0, 2).toString()).toBe('PK');
    await tool('Logframe matrix: print, PDF, table');
    const matrix = page.frameLocator('iframe');
    await expect(matrix.getByRole('cell', { name: 'Outcome: 1.2 Better markets' })).toBeVisible();
    await expect(matrix.getByRole('row')).toHaveCount(1 + 1 + 30 + 27 + 30);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
});

test('an activity is followed by each measure, linked to the work plan, and spoken of', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await newTree(server.url);
  const works = await call<{ data: { id: number; code: string }[] }>(
    server.url,
    made.token,
    'GET',
    '/sub-activity/list',
  );
  const work = works.body.data[0] as { id: number; code: string };
  const common = {
    projectId: made.id,
    parent: made.outcomes[0],
    logframetype: made.levels.Activity,
    activityType: 'training',
    crossCutting: 'gender',
    dateRange: { start_date: '2026-01-01', end_date: '2027-12-31' },
  };
  const lists = {
    1: [
      {
        measuring_unit: 'group',
        rows: [
          { target: 10, date: '2026-06-30', achieved: 4 },
          { target: 10, date: '2026-12-31' },
        ],
      },
    ],
    2: [
      { title: 'First course', planDate: '2026-02-01', doneOn: '2026-02-03' },
      { title: 'Last course', planDate: '2027-02-01' },
    ],
    3: [
      { name: 'Courses', type: 1, start_date: '2026-01-01', end_date: '2026-06-30', weighting: 60, progress: 50 },
      {
        name: 'Visits',
        type: 1,
        start_date: '2026-03-01',
        end_date: '2027-06-30',
        weighting: 40,
        subActivityId: work.id,
      },
    ],
  };
  const ids: number[] = [];
  for (const measure of [1, 2, 3] as const) {
    const { status, body } = await call<{ data: { id: number } }>(
      server.url,
      made.token,
      'POST',
      '/logframe/activity/create',
      {
        ...common,
        name: `Followed ${measure}`,
        code: `A${measure}`,
        implementation: measure,
        implementationList: { data: lists[measure] },
      },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    ids.push(body.data.id);
  }
  const profile = (measure: 1 | 2 | 3) => `/projects/${made.id}/profile/logframe/${ids[measure - 1]}/activity-profile`;
  const lineIn = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

  await signIn(page, 'fao.admin');
  await settle(page, profile(1));
  await expect(lineIn('Indicators', '30 Jun 2026')).toContainText('40%');
  await expect(page.getByText('Known for 50% of the weight.')).toBeVisible();
  await settle(page, profile(2));
  await expect(lineIn('Milestones', 'First course')).toContainText('Done');
  await expect(page.getByRole('progressbar', { name: 'Weighted progress' })).toHaveAttribute('aria-valuenow', '50');
  await settle(page, profile(3));
  await expect(lineIn('Sub-Activities', 'Courses')).toContainText('50%');
  await expect(lineIn('Work plan and field records', work.code)).toBeVisible();
  await page.getByRole('button', { name: `Records of ${work.code}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Your comment').fill('Agreed with the office');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agreed with the office' })).toBeVisible();
  await everyLook(page, axe);
  await page.getByRole('link', { name: 'Log Frame', exact: true }).click();
  await expect(lineOf(page, 'Followed 3')).toBeFocused();

  await act(page, 'A3 Followed 3', 'Edit');
  await expect(page.getByLabel('Item of the work plan').last()).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await phoneInBengali(page);
  await page.reload();
  await allFit(page, [profile(1), profile(2), profile(3)]);
});
