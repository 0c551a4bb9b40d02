import { afterAll, describe, expect, it } from 'vitest';
import { auditLines } from '../support/state.queries.ts';
import { forumCast } from './forums.support.ts';

const cast = await forumCast();
const { server, superUser, admin, writer, reader, stranger, newForum, start, reply, topicsOf, look, readAll } = cast;
afterAll(() => server.close());
const db = () => server.context.database.db;

describe('keeping order', () => {
  it('pins, closes and announces where one may write, and is audited', async () => {
    const forumId = await newForum('Order');
    const id = await start(writer, forumId);
    expect((await writer.call('moderateForumTopic', { body: { id, isPinned: true } })).codes).toEqual([
      'auth.forbidden',
    ]);
    expect((await admin.call('moderateForumTopic', { body: { id, isPinned: true, isLocked: true } })).status).toBe(204);
    expect((await look(reader, id)).topic).toMatchObject({ isPinned: true, isLocked: true, isAnnouncement: false });
    await admin.call('moderateForumTopic', { body: { id, isPinned: false } });
    expect((await look(reader, id)).topic).toMatchObject({ isPinned: false, isLocked: true });
    expect((await auditLines(db(), 'forum-topic', id)).filter((line) => line.action === 'moderate')).toMatchObject([
      { before: { isPinned: false, isLocked: false }, after: { isPinned: true, isLocked: true } },
      { before: { isPinned: true }, after: { isPinned: false } },
    ]);
  });

  it('is kept by nobody where they only read', async () => {
    const { id: forumId } = (await superUser.call('createForum', { body: { title: 'Only read' } })).body.data;
    await cast.open(forumId, { admin: 'read' });
    const id = await start(superUser, forumId);
    const replyId = await reply(superUser, id);
    const answers = [
      await admin.call('moderateForumTopic', { body: { id, isPinned: true } }),
      await admin.call('hideForumTopic', { body: { id, isHidden: true, reason: 'x' } }),
      await admin.call('hideForumReply', { body: { id: replyId, isHidden: true, reason: 'x' } }),
      await admin.call('deleteForumTopic', { body: { id, reason: 'x' } }),
      await admin.call('deleteForumReply', { body: { id: replyId, reason: 'x' } }),
    ];
    expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(answers.map(() => [403, 'forum.read-only']));
  });

  it('hides a topic for a reason from all but moderators and its author, and shows it again', async () => {
    const forumId = await newForum('Hidden topics');
    const id = await start(writer, forumId, 'Private numbers');
    const hide = { id, isHidden: true, reason: 'Names a farmer’s number' };
    expect((await admin.call('hideForumTopic', { body: { id, isHidden: true } })).errors[0]?.source?.pointer).toBe(
      '/reason',
    );
    expect((await admin.call('hideForumTopic', { body: hide })).status).toBe(204);
    expect((await admin.call('hideForumTopic', { body: hide })).status).toBe(204);
    expect((await reader.call('forumTopic', { params: { id } })).status).toBe(404);
    expect(await topicsOf(reader, forumId)).toEqual([]);
    expect((await reader.call('forumList')).body.data.find((one) => one.id === forumId)).toMatchObject({
      topics: 0,
      unread: 0,
    });
    for (const actor of [writer, admin]) {
      const { topic } = await look(actor, id);
      expect(topic).toMatchObject({
        hidden: { reason: 'Names a farmer’s number' },
        can: { reply: false, edit: false },
      });
    }
    expect((await writer.call('updateForumTopic', { body: { id, title: 'x', text: 'y' } })).codes).toEqual([
      'forum.hidden',
    ]);
    expect((await admin.call('moderateForumTopic', { body: { id, isAnnouncement: true } })).codes).toEqual([
      'forum.hidden',
    ]);
    expect((await admin.call('hideForumTopic', { body: { id, isHidden: false } })).status).toBe(204);
    expect((await look(reader, id)).topic.hidden).toBeNull();
    const actions = (await auditLines(db(), 'forum-topic', id)).map((line) => line.action);
    expect(actions.filter((action) => action !== 'read')).toEqual(['create', 'hide', 'show']);
  });

  it('hides the words of a reply, and leaves its place; what is hidden is not found by its words', async () => {
    const forumId = await newForum('Hidden replies');
    const topicId = await start(admin, forumId);
    const id = await reply(writer, topicId, 'Unkind words');
    expect((await topicsOf(reader, forumId, { search: 'unkind' })).length).toBe(1);
    await admin.call('hideForumReply', { body: { id, isHidden: true, reason: 'Unkind' } });
    expect((await look(reader, topicId)).replies).toMatchObject([{ id, text: null, isHidden: true, hidden: null }]);
    for (const actor of [writer, admin])
      expect((await look(actor, topicId)).replies).toMatchObject([
        { text: 'Unkind words', hidden: { reason: 'Unkind', by: expect.any(String) } },
      ]);
    expect(await topicsOf(reader, forumId, { search: 'unkind' })).toEqual([]);
    expect((await writer.call('updateForumReply', { body: { id, text: 'Kind' } })).codes).toEqual(['forum.hidden']);
    await admin.call('hideForumReply', { body: { id, isHidden: false } });
    expect((await look(reader, topicId)).replies).toMatchObject([{ text: 'Unkind words', isHidden: false }]);
  });
});

describe('what somebody has read', () => {
  it('is one number per topic that never goes back, and new replies are marked', async () => {
    const forumId = await newForum('Reading');
    const id = await start(admin, forumId);
    const isUnread = async () => (await topicsOf(reader, forumId))[0]?.isUnread;
    expect(await isUnread()).toBe(true);
    const first = (await look(reader, id)).topic.activity;
    expect((await reader.call('readForumTopic', { body: { id, activity: first } })).status).toBe(204);
    expect(await isUnread()).toBe(false);
    await reply(writer, id);
    expect(await isUnread()).toBe(true);
    expect((await look(reader, id)).replies).toMatchObject([{ isNew: true }]);
    // A late note of an earlier look takes nothing back, and nobody reads what is not there yet.
    await reader.call('readForumTopic', { body: { id, activity: 2_000_000_000 } });
    await reader.call('readForumTopic', { body: { id, activity: first } });
    expect(await isUnread()).toBe(false);
    await reply(writer, id);
    expect(await isUnread()).toBe(true);
    expect((await topicsOf(writer, forumId))[0]?.isUnread).toBe(false);
    expect(await topicsOf(reader, forumId, { unread: true })).toHaveLength(1);
    expect(await topicsOf(writer, forumId, { unread: true })).toEqual([]);
    const lines = await auditLines(db(), 'forum-topic', id);
    expect(lines.filter(({ action }) => action === 'read')).toHaveLength(2);
  });

  it('can be a whole forum at once', async () => {
    const forumId = await newForum('All at once');
    await start(admin, forumId, 'one');
    await start(admin, forumId, 'two');
    expect((await reader.call('readForum', { body: { id: forumId } })).body.data).toEqual({ topics: 2 });
    expect((await reader.call('readForum', { body: { id: forumId } })).body.data).toEqual({ topics: 0 });
    expect((await reader.call('forumList')).body.data.find((one) => one.id === forumId)?.unread).toBe(0);
    expect((await writer.call('forumList')).body.data.find((one) => one.id === forumId)?.unread).toBe(2);
  });

  it('is counted up to ninety-nine', async () => {
    const forumId = await newForum('Very many');
    for (let n = 0; n < 101; n++) await start(admin, forumId, `Topic ${n}`);
    const of = async () => (await reader.call('forumList')).body.data.find((one) => one.id === forumId);
    expect(await of()).toMatchObject({ topics: 101, unread: 99, isMore: true });
  });
});

describe('announcements', () => {
  const titles = async (actor: typeof reader) =>
    (await actor.call('announcements')).body.data.map(({ title }) => title);
  const told = async (actor: typeof reader, title: string) => {
    await cast.settled();
    const { data } = (await actor.call('notificationList', { body: { pageSize: 50 } })).body;
    return data.filter(({ message }) => message.includes(title));
  };

  it('are news until they are read, ring the bell of whoever may read the forum, and only theirs', async () => {
    const forumId = await newForum('Announced');
    const id = await start(admin, forumId, 'Seed fair on Sunday', 'All field staff', true);
    expect(await titles(reader)).toContain('Seed fair on Sunday');
    expect(await titles(admin)).not.toContain('Seed fair on Sunday');
    expect(await titles(stranger)).not.toContain('Seed fair on Sunday');
    expect(await told(reader, 'Seed fair on Sunday')).toMatchObject([{ path: `/forums/${forumId}/topics/${id}` }]);
    expect(await told(stranger, 'Seed fair on Sunday')).toEqual([]);
    expect(await told(admin, 'Seed fair on Sunday')).toEqual([]);
    await readAll(reader, id);
    expect(await titles(reader)).not.toContain('Seed fair on Sunday');
    // A reply makes the topic unread, not the announcement.
    await reply(writer, id);
    expect((await topicsOf(reader, forumId))[0]?.isUnread).toBe(true);
    expect(await titles(reader)).not.toContain('Seed fair on Sunday');
    expect(await told(reader, 'Seed fair on Sunday')).toHaveLength(1);
  });

  it('are shown by their beginning, which ends at a word and says that there is more', async () => {
    const forumId = await newForum('Long words');
    await start(admin, forumId, 'A long one', `${'half-yearly '.repeat(30)}end`, true);
    await start(admin, forumId, 'A short one', 'All of it', true);
    const { data } = (await reader.call('announcements')).body;
    const shown = (title: string) => data.find((one) => one.title === title)?.text ?? '';
    expect(shown('A short one')).toBe('All of it');
    expect(shown('A long one')).toMatch(/^(half-yearly )+half-yearly…$/);
    expect(shown('A long one').length).toBeLessThan(282);
  });

  it('are made by moderators only', async () => {
    const forumId = await newForum('Who announces');
    const body = { forumId, sentId: crypto.randomUUID(), title: 'Mine', text: 'x', isAnnouncement: true };
    expect((await writer.call('createForumTopic', { body })).codes).toEqual(['auth.forbidden']);
    expect(await topicsOf(reader, forumId)).toEqual([]);
  });

  it('can be made of a topic that was read, and taken back', async () => {
    const forumId = await newForum('Later');
    const id = await start(writer, forumId, 'Road closed at Kuakata');
    await readAll(reader, id);
    await admin.call('moderateForumTopic', { body: { id, isAnnouncement: true } });
    expect(await titles(reader)).toContain('Road closed at Kuakata');
    expect(await told(writer, 'Road closed at Kuakata')).toHaveLength(1);
    await admin.call('moderateForumTopic', { body: { id, isAnnouncement: true } });
    expect(await told(reader, 'Road closed at Kuakata')).toHaveLength(1);
    await admin.call('moderateForumTopic', { body: { id, isAnnouncement: false } });
    expect(await titles(reader)).not.toContain('Road closed at Kuakata');
  });

  it('are three at most on the home page, the newest first, and none that is hidden', async () => {
    const forumId = await newForum('Many');
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c', 'd']) ids.push(await start(admin, forumId, title, 'x', true));
    expect(await titles(reader)).toEqual(['d', 'c', 'b']);
    await admin.call('hideForumTopic', { body: { id: ids[3] as number, isHidden: true, reason: 'x' } });
    expect(await titles(reader)).toEqual(['c', 'b', 'a']);
  });
});
