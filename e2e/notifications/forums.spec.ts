import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { newForum } from './made-forum.ts';

test('a moderator announces, a collector reads it on the home page and replies, a reader has no reply box, and the topic is closed', async ({
  page,
  browser,
  server,
  signIn,
  axe,
}) => {
  const forum = await newForum(server.url);
  const another = async () => (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  const field = await another();

  await test.step('the moderator finds the forum in the menu and announces', async () => {
    await signIn(page, forum.moderator.username, '/');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Forums', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    await everyLook(page, axe);
    await page.getByRole('link', { name: new RegExp(forum.title) }).click();
    await expect(page.getByText('No topics')).toBeVisible();
    await page.getByRole('button', { name: 'New topic' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New topic' });
    await dialog.getByRole('button', { name: 'Send topic' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await dialog.getByLabel('Title').fill('Seed fair on Sunday');
    await dialog
      .getByLabel('Text')
      .fill('Bring the register.\nMore: https://dae.gov.bd/fair.\n<img src=x onerror=alert(1)> javascript:alert(2)');
    await dialog.getByLabel('Announce it to everybody').check();
    await axe(page);
    await dialog.getByRole('button', { name: 'Send topic' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seed fair on Sunday' })).toBeVisible();
  });

  await test.step('hostile text is text, and a link leads out without telling from where', async () => {
    await expect(page.getByText('<img src=x onerror=alert(1)> javascript:alert(2)')).toBeVisible();
    const link = page.getByRole('link', { name: 'https://dae.gov.bd/fair', exact: true });
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(link).toHaveAttribute('target', '_blank');
    await closeToasts(page);
    await everyLook(page, axe);
  });

  await test.step('the collector sees it on the home page, opens it and replies', async () => {
    await signIn(field, forum.writer.username, '/');
    const news = field.getByRole('region', { name: 'Announcements' });
    await expect(news.getByRole('link', { name: 'Seed fair on Sunday' })).toBeVisible();
    await everyLook(field, axe);
    await news.getByRole('link', { name: 'Seed fair on Sunday' }).click();
    await expect(field.getByText('No replies yet')).toBeVisible();
    await field.getByRole('button', { name: 'Send reply' }).click();
    await expect(field.getByText('Your reply is required')).toBeVisible();
    await field.getByLabel('Your reply').fill('আমরা আসব।\nWith two groups.');
    await field.getByRole('button', { name: 'Send reply' }).click();
    await expect(field.getByText('Reply sent')).toBeVisible();
    await expect(field.getByRole('list', { name: 'Replies' })).toContainText('আমরা আসব।');
    await closeToasts(field);
    await settle(field, '/');
    await expect(news).toHaveCount(0);
  });

  await test.step('who only reads has no box to reply in, and puts the announcement away', async () => {
    const other = await another();
    await signIn(other, forum.reader.username, '/');
    const news = other.getByRole('region', { name: 'Announcements' });
    await news.getByRole('button', { name: 'Mark as read' }).click();
    await expect(news).toHaveCount(0);
    await other.goto(`${server.url}/forums/${forum.id}`);
    await expect(other.getByText('You may read here, but not start a topic.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'New topic' })).toHaveCount(0);
    await other.getByRole('link', { name: 'Seed fair on Sunday' }).click();
    await expect(other.getByText('You may read this forum, but not write in it.')).toBeVisible();
    await expect(other.getByLabel('Your reply')).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Actions for the topic' })).toHaveCount(0);
    await other.context().close();
  });

  await test.step('the moderator closes the topic, and the collector can say no more', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Actions for the topic' }).click();
    await page.getByRole('menuitem', { name: 'Close topic' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await settle(field, `/forums/${forum.id}`);
    await expect(field.getByRole('listitem').filter({ hasText: 'Seed fair on Sunday' })).toContainText('1 reply');
    await field.getByRole('link', { name: 'Seed fair on Sunday' }).click();
    await expect(field.getByText('This topic is closed. Nobody can reply any more.')).toBeVisible();
    await expect(field.getByLabel('Your reply')).toHaveCount(0);
  });

  await test.step('a reply that the moderator hides leaves its place, and its author reads why', async () => {
    await page.getByRole('button', { name: /^Actions for the reply of / }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide' });
    await dialog.getByLabel('Reason').fill('Not about the fair');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('Hidden from readers')).toBeVisible();
    await field.reload();
    await expect(field.getByText(/^Hidden by .*: Not about the fair$/)).toBeVisible();
    await field.context().close();
  });
});

test('a topic of one’s own is found, changed and deleted, and news by mail are chosen', async ({
  page,
  server,
  signIn,
}) => {
  const forum = await newForum(server.url);
  await signIn(page, forum.writer.username, `/forums/${forum.id}`);
  const start = async (title: string) => {
    await settle(page, `/forums/${forum.id}`);
    await page.getByRole('button', { name: 'New topic' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New topic' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill('Words');
    await expect(dialog.getByLabel('Announce it to everybody')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send topic' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await start('Saline water');
  await start('বীজের মেলা');

  await test.step('it is found by a word, and the address keeps the search', async () => {
    await settle(page, `/forums/${forum.id}`);
    const topics = page.getByRole('list', { name: 'Topics' });
    await expect(topics.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel('Search topics and replies').fill('saline');
    await expect(topics.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/search=saline/);
    await page.getByLabel('Search topics and replies').fill('nowhere');
    await expect(page.getByText('No topics')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(topics.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('it is changed and deleted by who wrote it', async () => {
    await page.getByRole('link', { name: 'Saline water' }).click();
    await page.getByRole('button', { name: 'Actions for the topic' }).click();
    await page.getByRole('menuitem', { name: 'Edit topic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit topic' });
    await dialog.getByLabel('Title').fill('Saline water in the khal');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saline water in the khal' })).toBeVisible();
    await closeToasts(page);
    await page.getByRole('button', { name: 'Actions for the topic' }).click();
    await expect(page.getByRole('menuitem', { name: 'Pin' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Delete topic' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete topic' }).click();
    await expect(page.getByText('Topic deleted')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/forums/${forum.id}$`));
    await expect(page.getByRole('link', { name: /Saline water/ })).toHaveCount(0);
    await closeToasts(page);
  });

  await test.step('the digest is chosen once and kept', async () => {
    await settle(page, '/forums');
    await page.getByRole('combobox', { name: 'How often' }).click();
    await page.getByRole('option', { name: 'Every week' }).click();
    await expect(page.getByText('Your choice is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'How often' })).toHaveText('Every week');
  });
});

test('on a phone of 360 pixels in Bengali the forums are no wider than the screen', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await signIn(page, 'collector', '/');
  await allFit(page, ['/', '/forums', '/forums/1', '/forums/1/topics/1', '/forums/2/topics/4']);
  await expect(page.getByRole('button', { name: 'উত্তর পাঠান' })).toBeVisible();
});
