import { newForm, setStatus } from '../forms/made.ts';
import { formPage, giveFormTo, recordPage } from '../collection/made.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { canvas, click, line, MORE, newDraft, pasteChoices, saved } from './made.ts';
import { collectOnPhone } from './phone.ts';
const HOSTILE = '<img src=x onerror="document.title=1"> of the farmer';

test('a form of 25 questions with a cascade, a repeat, rules and two languages is built by mouse, deployed and filled', async ({
  page,
  context,
  server,
  signIn,
  axe,
}) => {
  const draft = await newDraft(server.url, `Visit ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  await expect(page.getByText('No questions yet')).toBeVisible();
  await everyLook(page, axe);

  await test.step('questions are added by click; what is typed stays text', async () => {
    await click(page, 'Short text', HOSTILE);
    await click(page, 'Choose one', 'District');
    await pasteChoices(page, 'Barisal\nBhola');
    await click(page, 'Choose one', 'Upazila');
    await pasteChoices(page, 'Bakerganj\nLalmohan');
    for (const [what, label, choices] of MORE) {
      await click(page, what, label);
      if (choices !== undefined) await pasteChoices(page, choices);
    }
    await click(page, 'Questions that repeat', 'Plots');
    await click(page, 'Decimal number', 'Area');
    const palette = page.getByRole('navigation', { name: 'What can be asked' });
    await palette.getByRole('button', { name: 'Calculation' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the answer' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name of the answer' }).fill('twice');
    await page.keyboard.press('Enter');
    await expect(canvas(page).getByText(HOSTILE)).toBeVisible();
    // the 25, and the line of those that repeat
    await expect(canvas(page).getByRole('row')).toHaveCount(26);
    await expect(line(page, 'Area')).toHaveAttribute('aria-level', '2');
    await saved(page);
  });

  await test.step('a cascade: each upazila belongs to its district', async () => {
    await line(page, 'upazila · Choose one').click();
    await page.getByRole('combobox', { name: 'Offered choices' }).click();
    await page.getByRole('option', { name: 'Those that belong to “District”' }).click();
    const belongs = page.getByRole('combobox', { name: 'Belongs to (District)' });
    for (const [index, district] of ['Barisal', 'Bhola'].entries()) {
      await belongs.nth(index).click();
      await page.getByRole('option', { name: district }).click();
    }
  });

  await test.step('rules are sentences or formulas, and a mistake is said while one types', async () => {
    await line(page, 'area · Decimal number').click();
    const accept = page.getByRole('group', { name: 'Accept if', exact: true }).first();
    await accept.getByRole('button', { name: 'Add a condition' }).click();
    await accept.getByRole('textbox', { name: 'Value' }).fill('0');
    await accept.getByRole('button', { name: 'Formula' }).click();
    await expect(accept.getByRole('combobox', { name: 'Accept if' })).toHaveValue('. >= 0');
    await line(page, 'twice').click();
    const formula = page.getByRole('combobox', { name: 'Calculated as' });
    await formula.fill('${arae} * 2');
    await expect(page.getByText('It names a question that is not in the form.', { exact: false })).toBeVisible();
    await formula.fill('2 * ${ar');
    await page.getByRole('option', { name: 'area' }).click();
    await expect(formula).toHaveValue('2 * ${area}');
    await saved(page);
    await expect(page.getByRole('tab', { name: 'Problems', exact: true })).toBeVisible();
  });

  await test.step('a question is shown when another one says so, and all rules stand in one list', async () => {
    await line(page, 'married_name').click();
    const show = page.getByRole('group', { name: 'Show if', exact: true }).first();
    await show.getByRole('button', { name: 'Add a condition' }).click();
    await show.getByRole('combobox', { name: 'Question' }).fill('Sex');
    await page.getByRole('option', { name: 'Sex', exact: true }).click();
    await saved(page);
    await page.getByRole('tab', { name: 'Logic' }).click();
    const rules = page.getByRole('list', { name: 'Logic' });
    await expect(rules.getByRole('listitem')).toHaveCount(4);
    await expect(rules.getByText('“Sex” is “Female”')).toBeVisible();
    await expect(rules.getByText('Those that belong to “District”')).toBeVisible();
    await expect(rules.getByText('2 * ${area}')).toBeVisible();
    await everyLook(page, axe);
    await page.getByRole('searchbox', { name: 'Search questions and rules' }).fill('at least');
    await expect(rules.getByRole('listitem')).toHaveCount(1);
    await rules.getByRole('button', { name: 'This answer is at least 0' }).click();
    await expect(page.getByRole('tab', { name: 'Form', exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox', { name: 'Name of the answer' })).toHaveValue('area');
  });

  await test.step('lines are moved by hand, and undo takes it back', async () => {
    const first = canvas(page).getByRole('row').first();
    await line(page, 'upazila · Choose one')
      .locator('.grip')
      .dragTo(first, { targetPosition: { x: 200, y: 4 } });
    await expect(first).toContainText('Upazila');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toContainText(HOSTILE);
    await page.keyboard.press('Control+Shift+Z');
    await expect(first).toContainText('Upazila');
    await page.keyboard.press('Control+Z');
    await expect(first).toContainText(HOSTILE);
  });

  await test.step('a second language is a column beside the first', async () => {
    await page.getByRole('tab', { name: 'Translations' }).click();
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.getByRole('textbox', { name: 'New language' }).fill('Bengali (bn)');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const grid = page.getByRole('grid', { name: 'Translations' });
    await expect(grid.getByRole('columnheader', { name: 'Bengali (bn)' })).toBeVisible();
    await page.getByRole('tab', { name: 'Form', exact: true }).click();
    await line(page, 'district · Choose one').click();
    await page.getByRole('textbox', { name: 'Question in Bengali (bn)' }).first().fill('জেলা');
    await page.getByRole('textbox', { name: 'Question in Bengali (bn)' }).first().press('Enter');
    await page.getByRole('button', { name: 'Add a picture, sound or video' }).click();
    await page.getByRole('textbox', { name: 'Picture in Bengali (bn)' }).fill('zila.png');
    await page.getByRole('textbox', { name: 'Picture in Bengali (bn)' }).press('Tab');
    await saved(page);
  });

  await test.step('what is done without network is kept here, and the tab may be closed', async () => {
    await context.setOffline(true);
    await line(page, 'area · Decimal number').click();
    await page.getByRole('textbox', { name: 'Question in English (en)' }).first().fill('Area in decimals');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved in this browser', { exact: false })).toBeVisible();
    await page.close();
    await context.setOffline(false);
  });

  const again = await context.newPage();
  await again.goto(`${server.url}/form-designer/${draft.id}`);
  await expect(canvas(again).getByText('Area in decimals')).toBeVisible();
  await expect(canvas(again).getByText('জেলা')).toBeVisible();
  await saved(again);

  await test.step('the preview is the form itself', async () => {
    await again.getByRole('button', { name: 'Preview' }).click();
    // a filled form leaves tags out
    await expect(again.getByRole('textbox', { name: 'of the farmer' })).toBeVisible();
    await everyLook(again, axe);
  });

  await test.step('the preview says what it does not show, and why', async () => {
    const hidden = again.getByRole('region', { name: 'What is not shown now' });
    await expect(hidden.getByRole('button', { name: 'Married name' })).toBeVisible();
    await expect(hidden.getByText('“Sex” is “Female”', { exact: false })).toBeVisible();
    await expect(hidden.getByText('“Sex” is not answered yet')).toBeVisible();
    await again.getByRole('radio', { name: 'Male', exact: true }).check();
    await expect(hidden.getByText('“Sex” is now: Male')).toBeVisible();
    await again.getByRole('radio', { name: 'Female', exact: true }).check();
    await expect(hidden.getByText('Everything is shown now.')).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'Married name' })).toBeVisible();
  });

  await test.step('deployed', async () => {
    await again.getByRole('button', { name: 'Deploy' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Deploy' }).click();
    await expect(again.getByText('Form deployed')).toBeVisible();
  });

  await test.step('filled in the browser', async () => {
    const xform = { ...draft, file: { name: '', mimeType: '', buffer: Buffer.alloc(0) } };
    const form = await newForm(server.url, xform as never);
    await setStatus(server.url, form, { isPublished: true });
    await setStatus(server.url, form, { isActive: true });
    await giveFormTo(server.url, form, 'fao.admin');
    await again.goto(`${server.url}${formPage(form, '/new-submission')}`);
    await again.getByRole('textbox', { name: 'of the farmer' }).fill('Rahima');
    await again.getByRole('radio', { name: 'Bhola' }).check();
    await expect(again.getByRole('radio', { name: 'Bakerganj' })).toHaveCount(0);
    await again.getByRole('radio', { name: 'Lalmohan' }).check();
    await again.getByRole('textbox', { name: 'Area in decimals' }).fill('12.5');
    await again.getByRole('button', { name: 'Send' }).click();
    await expect(again.getByText('The record was sent and stored.').first()).toBeVisible();
    await again.getByRole('link', { name: 'See the record' }).click();
    const answers = again.getByRole('region', { name: 'Answers' });
    for (const words of ['Rahima', 'Bhola', 'Lalmohan', '12.5'])
      await expect(answers.getByText(words, { exact: true }).first()).toBeVisible();

    // and on a phone, which gets the same form
    const asked = {
      district: 'barisal',
      upazila: 'bakerganj',
      village: 'Char Kalmi',
      area_in_decimals: '3',
      twice: '6',
    };
    const { xml, instanceId } = await collectOnPhone(server.url, form, 'fao.admin', asked);
    expect(xml).toContain('&lt;img src=x onerror=');
    expect(xml).toContain('জেলা');
    await again.goto(server.url + recordPage(form, instanceId));
    for (const words of ['Barisal', 'Bakerganj', 'Char Kalmi'])
      await expect(answers.getByText(words, { exact: true }).first()).toBeVisible();
  });
});
