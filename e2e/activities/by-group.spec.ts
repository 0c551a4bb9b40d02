import type { Locator, Page } from '@playwright/test';
import { writeWorkbook } from '../../packages/xlsform/src/write/index.ts';
import { reviewer } from '../registry/follow-ups.ts';
import { listed as registered, newMember, newWord, type Place, placeOf, send, somebody } from '../registry/made.ts';
import { choose } from '../registry/people-forms.ts';
import { phoneInBengali } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { ask, PROJECT, rowOf, type SubActivity } from './made.ts';

const PEOPLE = 25;
const FORM = `/project/${PROJECT}/form/161/539/new-submission`;
const PROPOSED = 'Proposed as in your last record; change it where it differs';

/** Fingers on the screen: a press for each press, two for a choice out of a box, one for each letter. */
class Fingers {
  presses = 0;
  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }
  async pick(box: Locator, value: string | number): Promise<void> {
    this.presses += 2;
    await box.selectOption(String(value));
  }
  async type(box: Locator, text: string): Promise<void> {
    this.presses += 1 + text.length;
    await box.fill(text);
  }
}

interface MadeGroup {
  code: string;
  word: string;
  place: Place;
  training: SubActivity;
}

/** A group of 25 where the collector works, two of whom are called alike, and a training to record. */
async function groupOf25(url: string): Promise<MadeGroup> {
  const place = await placeOf(url, (await somebody(url, 'collector')).instance);
  const [word, code] = [newWord(), `G-${Date.now()}`];
  const { division_id: division, district_id: district, upazila_id: upazila, union_id: union } = place;
  const group = await send(url, 'group', {
    programmes: '1',
    code,
    name: `${word} Group`,
    type: 'farmer',
    place: { division, district, upazila, union },
  });
  const { data } = await registered<{ id: string; instance: string }>(url, 'groups', { limit: 100 });
  const groupId = data.find(({ instance }) => instance === group)?.id ?? '';
  expect(groupId).not.toBe('');
  for (let n = 1; n <= PEOPLE; n++) {
    const father = n === 2 ? 'Rustam Ali' : 'Abdul Karim';
    await newMember(url, place, { name: `${word} ${n === 2 ? 1 : n}`, father, groupId, number: `${code}-${n}` });
  }
  const items = await ask<{ data: (SubActivity & { type: string; isActive: boolean })[] }>(
    url,
    'fao.admin',
    'GET',
    '/sub-activity/list?agencyId=3',
  );
  const training = items.data.find(({ type, isActive }) => type === 'training' && isActive);
  if (!training) throw new Error('the catalogue has no training');
  return { code, word, place, training };
}

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const sent = (page: Page) => expect(page.getByText('The record was sent and stored.').first()).toBeVisible();

async function fillHead(page: Page, fingers: Fingers, { place, training }: MadeGroup): Promise<void> {
  await fingers.press(page.getByRole('radio', { name: new RegExp(`^${training.agency} `) }));
  await choose(box(page, 'Sub-activity'), `${training.code} ${training.label.en}`);
  fingers.presses += training.code.length + 2;
  await fingers.pick(box(page, 'Division'), place.division_id);
  await fingers.pick(box(page, 'District'), place.district_id);
  await fingers.pick(box(page, 'Upazila'), place.upazila_id);
  await fingers.pick(box(page, 'Union'), place.union_id);
}

async function fillName(page: Page, fingers: Fingers, name: string): Promise<void> {
  await fingers.type(page.getByRole('textbox', { name: 'Name of the training' }), name);
  await fingers.press(page.getByRole('radio', { name: 'Farmer training' }));
}

/** The group, then all of it. */
async function tickGroup(page: Page, fingers: Fingers, { code }: MadeGroup): Promise<void> {
  const groups = page.locator('[data-path="/data/people/picked/picked_groups"]');
  await fingers.type(groups.getByRole('combobox', { name: 'Groups' }), code);
  await fingers.press(groups.getByRole('option', { name: new RegExp(code) }));
  const members = page.locator('[data-path="/data/people/picked/picked_members"]');
  await fingers.press(members.getByRole('checkbox', { name: `All ${PEOPLE} shown` }));
  await expect(members.getByRole('status').first()).toHaveText(`${PEOPLE} of ${PEOPLE} chosen`);
}

/** One after the other: to add, into the box, a number, and the one it finds. */
async function listOne(page: Page, fingers: Fingers, n: number, number: string): Promise<void> {
  if (n > 0) await fingers.press(page.getByRole('button', { name: 'Add: Participant' }));
  await choose(box(page, 'Member').nth(n), number);
  fingers.presses += 2 + number.length;
}

test('a training of 25 people is recorded by their group on a phone, with few presses, and each is there once', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  test.slow();
  const { url } = server;
  const made = await groupOf25(url);
  const { word, code } = made;
  const members = page.locator('[data-path="/data/people/picked/picked_members"]');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'collector', FORM);
  await box(page, 'Division').waitFor();

  await test.step('who is called alike is told apart by father and number, and the list can be searched', async () => {
    const before = new Fingers();
    await fillHead(page, before, made);
    const fingers = new Fingers();
    await tickGroup(page, fingers, made);
    test.info().annotations.push({ type: 'presses for the participants, by group', description: `${fingers.presses}` });
    expect(fingers.presses).toBeLessThan(PEOPLE);
    const search = members.getByRole('combobox', { name: 'Who took part' });
    await search.fill(`${word} 1`);
    const alike = members.getByRole('option', { name: new RegExp(`${code}-2$`) });
    await expect(alike).toContainText('Rustam Ali');
    await expect(alike).toContainText(`${word} Group`);
    await expect(alike).toHaveAttribute('aria-selected', 'true');
    await search.fill('');
  });

  await test.step('who stayed away is taken back, at the end of the list, which stays where it is', async () => {
    const list = members.getByRole('listbox');
    await list.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    const last = members.getByRole('option', { name: new RegExp(`${code}-1$`) });
    await last.click();
    await expect(members.getByRole('status').first()).toHaveText(`${PEOPLE - 1} of ${PEOPLE} chosen`);
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await last.click();
  });

  await test.step('the file of an attendance list ticks those whom it names, and what it does not find stays to be read', async () => {
    const all = members.getByRole('checkbox', { name: `All ${PEOPLE} shown` });
    await all.uncheck();
    const title = 'Attendance';
    const named = [`${code}-2`, `${code}-7`, 'A stranger'].map((name, at) => ({
      row: at + 3,
      cells: { [title]: name },
    }));
    const chosen = page.waitForEvent('filechooser');
    await members.getByRole('button', { name: 'List from a file' }).click();
    await (await chosen).setFiles({
      name: 'attendance.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(writeWorkbook({ sheets: [{ name: 'List', headers: [title], rows: named }] })),
    });
    await expect(members.getByRole('status').first()).toHaveText(`2 of ${PEOPLE} chosen`);
    await expect(members.getByRole('textbox', { name: /^Names or numbers/ })).toHaveValue(`${title}\nA stranger`);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await members.getByRole('button', { name: 'Paste a list' }).click();
    await all.check();
  });

  await test.step('it is sent, with a guest of whom one of the group is listed again', async () => {
    const fingers = new Fingers();
    await fillName(page, fingers, `${word} training`);
    await page.getByRole('radio', { name: 'Yes', exact: true }).check();
    await choose(box(page, 'Member'), `${code}-3`);
    await page.getByRole('button', { name: 'Send' }).click();
    await sent(page);
  });

  await test.step('the next one proposes agency, sub-activity and place, to be changed', async () => {
    await page.getByRole('button', { name: 'Add another' }).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${made.training.agency} `) })).toBeChecked();
    await expect(box(page, 'Sub-activity')).not.toHaveValue('');
    await expect(box(page, 'Union')).toHaveValue(String(made.place.union_id));
    await expect(page.getByText(PROPOSED)).toHaveCount(6);
    await axe(page);
    const fingers = new Fingers();
    await fillName(page, fingers, 'T');
    await tickGroup(page, fingers, made);
    await fingers.press(page.getByRole('button', { name: 'Send' }));
    await sent(page);
    test.info().annotations.push({ type: 'presses for a whole training, by group', description: `${fingers.presses}` });
  });

  await test.step('one by one it takes many times as many presses', async () => {
    await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByRole('radio', { name: 'listed one by one' }).check();
    const fingers = new Fingers();
    await listOne(page, fingers, 0, `${code}-4`);
    const first = fingers.presses;
    await listOne(page, fingers, 1, `${code}-5`);
    const all = first + (PEOPLE - 1) * (fingers.presses - first);
    test.info().annotations.push({ type: 'presses for the participants, one by one', description: `${all}` });
    expect(all).toBeGreaterThan(10 * PEOPLE);
    await box(page, 'Division').selectOption({ index: 0 });
    await expect(page.getByText(PROPOSED)).toHaveCount(2);
  });

  await test.step('approved, it has each of them once', async () => {
    const { data } = await ask<{ data: { data: { instance: string; member_count: number }[] } }>(
      url,
      'fao.admin',
      'POST',
      '/project/activity/list',
      { projectId: PROJECT },
    );
    const approve = await reviewer(url);
    const mine = data.data.find(({ member_count }) => member_count === PEOPLE);
    await approve(mine?.instance ?? '');
    const query = new URLSearchParams({ instance: mine?.instance ?? '' });
    // the office sits at a desk
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'fao.admin', `/project/${PROJECT}/sacp/project-activity/profile?${query}`);
    const people = page.getByRole('region', { name: 'Participants' });
    await expect(people).toContainText(String(PEOPLE));
    await expect(rowOf(page, `${code}-3`)).toHaveCount(1);
  });
});

test('the group’s members are ticked in Bengali on a phone, and from a list that is pasted', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await groupOf25(server.url);
  await phoneInBengali(page);
  await signIn(page, 'collector', FORM);
  await page.getByRole('radio', { name: new RegExp(`^${made.training.agency} `) }).check();
  await box(page, 'বিভাগ').selectOption(String(made.place.division_id));
  await box(page, 'জেলা').selectOption(String(made.place.district_id));
  await box(page, 'উপজেলা').selectOption(String(made.place.upazila_id));
  await box(page, 'ইউনিয়ন').selectOption(String(made.place.union_id));
  await box(page, 'দল').fill(made.code);
  await page.getByRole('option', { name: new RegExp(made.code) }).click();
  const members = page.locator('[data-path="/data/people/picked/picked_members"]');
  await members.getByRole('button', { name: 'তালিকা পেস্ট করুন' }).click();
  const list = members.getByRole('textbox', { name: /^নাম বা নম্বর/ });
  await list.fill(`${made.code}-7\tRahima\n${made.code}-8\n${made.word} 1\nNobody\n`);
  await members.getByRole('button', { name: 'টিক দিন' }).click();
  await expect(members.getByRole('status').first()).toHaveText('২৫টির মধ্যে ২টি নির্বাচিত');
  // Two are called so, and nobody is called nobody.
  await expect(list).toHaveValue(`${made.word} 1\nNobody`);
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
