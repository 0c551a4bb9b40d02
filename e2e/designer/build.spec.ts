import { press, tabTo } from '../support/keyboard.ts';
import { everyLook, phoneInBengali } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { canvas, click, line, MORE, newDraft, saved, type } from './made.ts';
const HOSTILE = '<img src=x onerror="document.title=1"> of the farmer';

test('the same is built by keyboard alone', async ({ page, server, signIn }) => {
  const draft = await newDraft(server.url, `Keys ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  await page.getByRole('button', { name: 'Add question' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('number');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Age');
  await page.keyboard.press('Enter');
  await type(page, 'choose one', 'Sex');
  await type(page, 'repeat', 'Children');
  await type(page, 'short text', 'Name of the child');
  await expect(line(page, 'Name of the child')).toHaveAttribute('aria-level', '2');

  await test.step('lines go up and down, in and out', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(line(page, 'Name of the child')).toHaveAttribute('aria-level', '1');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(line(page, 'Name of the child')).toHaveAttribute('aria-level', '2');
  });

  await test.step('a copy, its removal, and several at once', async () => {
    await page.keyboard.press('Control+d');
    await expect(canvas(page).getByRole('row')).toHaveCount(5);
    await page.keyboard.press('Delete');
    await expect(canvas(page).getByRole('row')).toHaveCount(4);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar').getByText('2 questions chosen')).toBeVisible();
  });

  await test.step('the properties of a question', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('e');
    await expect(
      page.getByRole('region', { name: 'Beside the form' }).getByRole('textbox', { name: 'Question' }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('In years');
    await page.keyboard.press('Tab');
    await saved(page);
    await page.reload();
    await line(page, 'age · Number').focus();
    await expect(page.getByRole('textbox', { name: 'Hint' })).toHaveValue('In years');
  });
});

test('the form of 25 questions is built and deployed by keyboard alone', async ({ page, server, signIn }) => {
  const draft = await newDraft(server.url, `All keys ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  const beside = page.getByRole('region', { name: 'Beside the form' });
  const chosen = canvas(page).locator('[role=row][aria-selected=true]');
  /** From wherever one is to the line that one works on. */
  const back = () => tabTo(page, canvas(page).locator('[role=row][tabindex="0"]'));
  const choices = async (lines: string) => {
    await page.keyboard.press('e');
    await expect(beside.getByRole('textbox', { name: 'Question' })).toBeFocused();
    await press(page, beside.getByRole('button', { name: 'Paste a list' }));
    await expect(page.getByRole('textbox', { name: 'One choice on each line' })).toBeFocused();
    await page.keyboard.type(lines);
    await press(page, page.getByRole('button', { name: 'Add these choices' }));
  };

  await test.step('questions, choices and a repeat', async () => {
    await press(page, page.getByRole('button', { name: 'Add question' }));
    await page.keyboard.type('short text');
    await page.keyboard.press('Enter');
    await page.keyboard.type(HOSTILE);
    await page.keyboard.press('Enter');
    const asked: typeof MORE = [
      ['choose one', 'District', 'Barisal\nBhola'],
      ['choose one', 'Upazila', 'Bakerganj\nLalmohan'],
      ...MORE,
      ['questions that repeat', 'Plots'],
      ['decimal number', 'Area'],
    ];
    for (const [what, label, lines] of asked) {
      await type(page, what, label);
      if (lines === undefined) continue;
      await choices(lines);
      await back();
    }
    await expect(canvas(page).getByRole('row')).toHaveCount(25);
    await expect(chosen).toContainText('Area');
    await saved(page);
  });

  await test.step('a constraint and a calculation', async () => {
    await page.keyboard.press('e');
    const accept = page.getByRole('group', { name: 'Accept if', exact: true }).first();
    // one Tab leads to the two ways of writing a rule, an arrow from one to the other
    await tabTo(page, accept.getByRole('button', { name: 'Sentence' }));
    await page.keyboard.press('ArrowRight');
    await expect(accept.getByRole('button', { name: 'Formula' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, accept.getByRole('combobox', { name: 'Accept if' }));
    await page.keyboard.type('. >= 0');
    await page.keyboard.press('Tab');
    await back();
    await page.keyboard.press('/');
    await page.keyboard.type('calculation');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name of the answer' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('twice');
    await tabTo(page, page.getByRole('combobox', { name: 'Calculated as' }));
    await page.keyboard.type('2 * ${area}');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await saved(page);
    await expect(canvas(page).getByRole('row')).toHaveCount(26);
  });

  await test.step('a cascade', async () => {
    await back();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toContainText('Upazila');
    await page.keyboard.press('e');
    await press(page, page.getByRole('combobox', { name: 'Offered choices' }));
    await expect(page.getByRole('option', { name: 'All' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const belongs = page.getByRole('combobox', { name: 'Belongs to (District)' });
    for (const [index, district] of ['Barisal', 'Bhola'].entries()) {
      await press(page, belongs.nth(index));
      await expect(page.getByRole('option', { name: district })).toBeVisible();
      await page.keyboard.type(district);
      await page.keyboard.press('Enter');
      await expect(belongs.nth(index)).toContainText(district);
    }
    await saved(page);
  });

  await test.step('a second language', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Form', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Add a language' }));
    await tabTo(page, page.getByRole('textbox', { name: 'New language' }));
    await page.keyboard.type('Bengali (bn)');
    await page.keyboard.press('Enter');
    const grid = page.getByRole('grid', { name: 'Translations' });
    await expect(grid.getByRole('columnheader', { name: 'Bengali (bn)' })).toBeVisible();
    await saved(page);
  });

  await test.step('deployed', async () => {
    await press(page, page.getByRole('button', { name: 'Deploy' }));
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Deploy' });
    await expect(sure).toBeEnabled();
    await press(page, sure);
    await expect(page.getByText('Form deployed')).toBeVisible();
  });
});

test('every view has no violations, and on a phone in Bengali it fits', async ({ page, server, signIn, axe }) => {
  const draft = await newDraft(server.url, `Views ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  await click(page, 'Choose several', 'Crops');
  await click(page, 'Group of questions', 'House');
  await saved(page);
  for (const view of ['Form', 'Logic', 'Translations', 'Choices', 'Settings', 'XLSForm', /^Problems/]) {
    await page.getByRole('tab', { name: view, exact: true }).first().click();
    await everyLook(page, axe);
  }
  await phoneInBengali(page, { rtl: true });
  await page.goto(`${server.url}/form-designer/${draft.id}`);
  await expect(page.getByRole('treegrid')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('row').first().getByRole('button').last().click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});
