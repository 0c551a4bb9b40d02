import type { Page } from '@playwright/test';
import { readyForOffline, signInHere, test } from '../collection/field-worker.ts';
import { PICTURE } from '../collection/made.ts';
import { listed, newMember, newPhone, newWord, type Place, placeOf, tab } from '../registry/made.ts';
import { choose, choosePlace, fillGroup, fillMember } from '../registry/people-forms.ts';
import { expect } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { bell, expectBell } from './bell.ts';
import { activities, ask, deskOf, freshSubActivity, PROJECT, recordsOf, rowOf, type SubActivity } from './made.ts';

const PEOPLE = 25;
const FORM = { id: 160, path: `/project/${PROJECT}/form/160/538` };
/** Of somebody of the demonstration: a number of another test's people may begin like the next one's. */
const NUMBER = /\bM\d{8}\b/;
const PRESENT = 'How many were present in all';

/** People of the union of which the collector's own form lists most, by their numbers, and the place itself. */
async function neighbours(url: string, howMany: number): Promise<{ numbers: string[]; place: Place }> {
  const { data: form } = await ask<{ data: { media: { name: string; path: string }[] } }>(
    url,
    'collector',
    'GET',
    `/project/form/entry?formId=${FORM.id}`,
  );
  const token = await tokenFor(url, 'collector');
  const path = form.media.find(({ name }) => name === 'members.csv')?.path;
  const list = await (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
  const unions = new Map<number, number>();
  for (const line of list.split('\r\n').filter((one) => NUMBER.test(one))) {
    const union = Number(line.slice(line.lastIndexOf(',') + 1));
    unions.set(union, (unions.get(union) ?? 0) + 1);
  }
  const [union_id] = [...unions].sort(([, a], [, b]) => b - a)[0] ?? [];
  const { data } = await listed(url, 'members', { union_id, limit: 100 });
  const known = data.filter(({ member_id }) => NUMBER.test(member_id ?? '')).slice(0, howMany);
  expect(known).toHaveLength(howMany);
  return {
    numbers: known.map(({ member_id }) => member_id ?? ''),
    place: await placeOf(url, known[0]?.instance ?? ''),
  };
}

interface Work {
  item: SubActivity;
  place: Place;
  heldOn: string;
  /** What names each of them in the list of members. */
  people: string[];
  present: number;
}

/** The project activity form, every participant picked from the list of members. */
async function fillActivity(page: Page, { item, place, heldOn, people, present }: Work): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${item.agency} `) }).check();
  await choose(page.getByRole('combobox', { name: 'Sub-activity' }), `${item.code} ${item.label.en}`);
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill(heldOn);
  await choosePlace(page, place);
  await page.getByRole('radio', { name: 'listed one by one' }).check();
  const boxes = page.getByRole('combobox', { name: 'Member', exact: true });
  for (const [n, words] of people.entries()) {
    if ((await boxes.count()) <= n) await page.getByRole('button', { name: 'Add: Participant' }).click();
    await choose(boxes.nth(n), words);
  }
  await expect(boxes).toHaveCount(people.length);
  await page.getByRole('textbox', { name: PRESENT }).fill(String(present));
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose a photo' }).first().click();
  await (await chosen).setFiles({ name: 'field.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
}

const arrived = (page: Page) => expect(page.getByText('The record was sent and stored.').first()).toBeVisible();

test('from a new group and member over work recorded with and without network to its approval, the bell and the profile follow', async ({
  tablet,
  page: desk,
  server,
  signIn,
  faults,
}) => {
  test.slow();
  const { url } = server;
  const item = await freshSubActivity(url);
  const { numbers, place } = await neighbours(url, PEOPLE - 1);
  const [word, phone, code] = [newWord(), newPhone(), `J-${Date.now()}`];
  const [group, member] = [`${word} Farmer Group`, `${word} Khatoon`];
  const reason = `The attendance sheet has ${PEOPLE} signatures (${item.code}).`;
  await newMember(url, place, { name: `${word} Khatun`, father: 'Abdul Karim', phone });
  const work = { item, place, people: [...numbers, member] };
  const field = await tablet.start();
  faults.watch(field);
  await signInHere(field, 'collector');
  const before = await bell(field);
  let profile = '';
  const expectHistory = async (...states: string[]) => {
    await field.goto(profile);
    const rows = rowOf(field, item.label.en);
    await expect(rows).toHaveCount(states.length);
    for (const [n, state] of states.entries()) await expect(rows.nth(n)).toContainText(state);
    return rows;
  };

  await test.step('a group', async () => {
    await field.goto(tab('groups'));
    await field.getByRole('link', { name: 'Add new group' }).click();
    await fillGroup(field, code, group, place);
    await field.getByRole('button', { name: 'Send' }).click();
    await arrived(field);
    await expect(rowOf(field, code)).toContainText(group);
  });

  await test.step('a member of it, who is likely registered already', async () => {
    await field.goto(tab('members', `&m.name=${word}`));
    await field.getByRole('link', { name: 'Add new member' }).click();
    await fillMember(field, { name: member, phone, place, group: code });
    await field.getByRole('button', { name: 'Send' }).click();
    const guard = field.getByRole('dialog', { name: 'Is this person registered already?' });
    await expect(guard.getByText(`${word} Khatun`)).toBeVisible();
    await expect(guard.getByText('Same telephone')).toBeVisible();
    await guard.getByRole('button', { name: 'Save anyway' }).click();
    await arrived(field);
    await rowOf(field, member).getByRole('link', { name: 'Profile' }).click();
    await expect(field.getByRole('heading', { level: 1, name: member })).toBeVisible();
    await expect(field.getByRole('region', { name: 'Groups' }).getByRole('link', { name: group })).toBeVisible();
    profile = field.url();
  });

  await test.step('work recorded online', async () => {
    await field.goto(activities());
    await field.getByRole('link', { name: 'Add Project Activity' }).click();
    await fillActivity(field, { ...work, heldOn: '2026-09-14', present: PEOPLE });
    await arrived(field);
    await expectBell(field, before, [1, 0, 0, 1]);
    await expectHistory('Pending');
  });

  await test.step('work recorded without network, which goes when it returns', async () => {
    await readyForOffline(field);
    await tablet.cutNetwork();
    await field.goto(`${FORM.path}/new-submission`);
    await fillActivity(field, { ...work, heldOn: '2026-09-15', present: PEOPLE - 1 });
    await expect(field.getByText('Offline: 1 record waits')).toBeVisible();
    await field.getByRole('link', { name: 'See what is waiting' }).click();
    await tablet.restoreNetwork();
    await expect(field.getByText('Nothing waits')).toBeVisible();
    await expectBell(field, before, [2, 0, 0, 2]);
    await expectHistory('Pending', 'Pending');
  });

  await test.step('one is rejected with a reason at a question', async () => {
    await signIn(desk, 'validator', deskOf(item));
    await expect(recordsOf(desk)).toHaveCount(2);
    await expect(recordsOf(desk).first()).toContainText('Clean');
    await recordsOf(desk).last().getByRole('button').click();
    await expect(desk.getByRole('region', { name: 'Automatic checks' })).toContainText(
      `${PEOPLE - 1} participants are stated, but ${PEOPLE} are listed.`,
    );
    const reviewed = await bell(desk);
    await desk.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Reject record' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('combobox', { name: 'Which question is meant' }).fill(PRESENT);
    await desk.getByRole('option', { name: PRESENT }).click();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText('Record returned to its author')).toBeVisible();
    await expectBell(desk, reviewed, [0, 0, 1, -1]);
    await expectHistory('Rejected', 'Pending');
    await expectBell(field, before, [2, 0, 1, 1]);
  });

  await test.step('its author finds it, and corrects it where the reason points', async () => {
    await field.getByRole('button', { name: /^Validation counts/ }).click();
    await field.getByRole('link', { name: 'Returned to me' }).click();
    const mine = field.getByRole('list', { name: 'Returned to me' }).getByRole('listitem').filter({ hasText: reason });
    await mine.getByRole('link', { name: /^Correct it/ }).click();
    await expect(field).toHaveURL(new RegExp(`${FORM.path}/edit-submission/.*\\?question=`));
    const present = field.getByRole('textbox', { name: PRESENT });
    await expect(present).toBeFocused();
    await expect(present).toHaveValue(String(PEOPLE - 1));
    await expect(field.getByText(reason)).toBeVisible();
    await present.fill(String(PEOPLE));
    await field.getByRole('button', { name: 'Save' }).click();
    await arrived(field);
    await expectBell(field, before, [2, 0, 0, 2]);
    await field.goto(activities('&activity.view=returned'));
    await expect(field.getByRole('heading', { name: 'Returned to me' })).toBeVisible();
    await expect(mine).toHaveCount(0);
    await expectHistory('Pending', 'Pending');
  });

  await test.step('both are approved', async () => {
    await desk.reload();
    await expect(recordsOf(desk)).toHaveCount(2);
    await expect(recordsOf(desk).filter({ hasText: 'Revision 2' })).toContainText('Clean');
    const reviewed = await bell(desk);
    for (const left of [1, 0]) {
      await desk.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(recordsOf(desk)).toHaveCount(left);
    }
    await expectBell(desk, reviewed, [0, 2, 0, -2]);
  });

  await test.step('the member’s profile leads to the records', async () => {
    const rows = await expectHistory('Approved', 'Approved');
    await expectBell(field, before, [2, 2, 0, 0]);
    await rows.first().getByRole('link').click();
    await expect(field).toHaveURL(new RegExp(`${FORM.path}/details/`));
    const answers = field.getByRole('region', { name: 'Answers' });
    await expect(answers.getByRole('group', { name: `Participant (${PEOPLE} entries)` })).toBeVisible();
    await expect(answers.getByText(member).first()).toBeVisible();
  });
});
