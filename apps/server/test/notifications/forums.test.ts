import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { personReaching, personWithPermissions } from '../support/people.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import { forumCast } from './forums.support.ts';

const cast = await forumCast();
const { server, superUser, admin, writer, reader, stranger, faoAdmin, newForum, start, reply, topicsOf, look } = cast;
afterAll(() => server.close());
type Page = { body: { data: { id: number }[]; meta: { after: After } } };
type After = { isPinned: boolean; activity: number } | null;
const db = () => server.context.database.db;

describe('the forums that somebody may read', () => {
  it('are listed with how much is new in each, and whether they may write there', async () => {
    const id = await newForum('List of forums');
    await start(admin, id);
    const of = async (actor: typeof writer) => (await actor.call('forumList')).body.data.find((one) => one.id === id);
    expect(await of(reader)).toMatchObject({ topics: 1, unread: 1, isMore: false, can: { write: false } });
    expect(await of(writer)).toMatchObject({ topics: 1, unread: 1, can: { write: true } });
    // Who wrote it has read it.
    expect(await of(admin)).toMatchObject({ topics: 1, unread: 0, lastAt: expect.any(String) });
    expect(await of(stranger)).toBeUndefined();
    // Who sees all organisations reads and writes everywhere.
    for (const actor of [superUser, faoAdmin]) expect(await of(actor)).toMatchObject({ can: { write: true } });
  });

  it('are those of today: what is taken away is gone at the next click, and from the menu', async () => {
    const nobody = await personReaching(server, { records: 'own', people: 'own' });
    const own = async (actor: typeof writer, id: number) =>
      (await actor.call('getUser', { params: { id } })).body.data.readsForums;
    expect(await own(nobody.actor, nobody.userId)).toBe(false);
    expect(await own(writer, await userId(db(), 'collector'))).toBe(true);
    expect((await nobody.actor.call('forumList')).body.data).toEqual([]);
    const id = await newForum('Taken away');
    const topicId = await start(writer, id);
    const { data } = (await superUser.call('forumAccess')).body;
    const role = data[0]?.roles.find(
      (one) => one.orgName.startsWith('Department of Agricultural Ext') && one.roleName === 'data collector',
    );
    await superUser.call('changeForumAccess', {
      body: { forumId: id, roleId: role?.roleId ?? 0, read: false, write: false },
    });
    expect((await writer.call('forumTopics', { body: { forumId: id } })).status).toBe(404);
    expect((await writer.call('forumTopic', { params: { id: topicId } })).status).toBe(404);
    expect((await writer.call('updateForumTopic', { body: { id: topicId, title: 'x', text: 'y' } })).status).toBe(404);
  });

  it('are not there for others, whatever they try', async () => {
    const id = await newForum('Not for strangers');
    const topicId = await start(writer, id);
    const replyId = await reply(writer, topicId);
    const everything = await personWithPermissions(server, [
      'Forum/View',
      'Forum/Create',
      'Forum/Edit',
      'Forum/Delete',
    ]);
    const sentId = randomUUID();
    const answers = await Promise.all([
      everything.call('forumTopics', { body: { forumId: id } }),
      everything.call('forumTopic', { params: { id: topicId } }),
      everything.call('readForumTopic', { body: { id: topicId, activity: 1 } }),
      everything.call('readForum', { body: { id } }),
      everything.call('createForumTopic', { body: { forumId: id, sentId, title: 'x', text: 'y' } }),
      everything.call('updateForumTopic', { body: { id: topicId, title: 'x', text: 'y' } }),
      everything.call('deleteForumTopic', { body: { id: topicId, reason: 'why' } }),
      everything.call('moderateForumTopic', { body: { id: topicId, isPinned: true } }),
      everything.call('hideForumTopic', { body: { id: topicId, isHidden: true, reason: 'why' } }),
      everything.call('createForumReply', { body: { topicId, sentId, text: 'y' } }),
      everything.call('updateForumReply', { body: { id: replyId, text: 'y' } }),
      everything.call('deleteForumReply', { body: { id: replyId, reason: 'why' } }),
      everything.call('hideForumReply', { body: { id: replyId, isHidden: true, reason: 'why' } }),
    ]);
    expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(
      answers.map(() => [404, 'record.not-found']),
    );
  });
});

describe('topics', () => {
  it('are written once, however often they are sent, and audited', async () => {
    const forumId = await newForum('Sent twice');
    const body = { forumId, sentId: randomUUID(), title: ' বীজ ', text: 'First line\n\n<b>second</b> line' };
    const answers = await Promise.all([1, 2, 3].map(() => writer.call('createForumTopic', { body })));
    const ids = new Set(answers.map((answer) => answer.body.data.id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    const { topic } = await look(reader, id);
    // Text stays text, with its line breaks.
    expect(topic).toMatchObject({
      title: 'বীজ',
      text: 'First line\n\n<b>second</b> line',
      forum: { id: forumId, title: 'Sent twice' },
      by: { organization: 'Department of Agricultural Extension' },
      can: { reply: false, edit: false, delete: false, moderate: false },
    });
    expect(await topicsOf(reader, forumId)).toHaveLength(1);
    expect((await auditLines(db(), 'forum-topic', id)).map((line) => line.action)).toEqual(['create']);
    // Another person's is another topic, even with the same id.
    expect((await admin.call('createForumTopic', { body })).body.data.id).not.toBe(id);
  });

  it('need writing in the forum and the switch to start them', async () => {
    const forumId = await newForum('Who starts');
    const body = { forumId, sentId: randomUUID(), title: 'x', text: 'y' };
    expect(await reader.call('createForumTopic', { body })).toMatchObject({ status: 403, codes: ['forum.read-only'] });
    const head = async (actor: typeof writer) =>
      (await actor.call('forumTopics', { body: { forumId } })).body.meta.forum.can;
    expect(await head(reader)).toEqual({ start: false, announce: false });
    expect(await head(writer)).toEqual({ start: true, announce: false });
    expect(await head(admin)).toEqual({ start: true, announce: true });
    const bare = await personWithPermissions(server, ['Forum/View']);
    expect((await bare.call('createForumTopic', { body })).codes).toEqual(['auth.forbidden']);
  });

  it.each([
    [{ title: ' ', text: 'y' }, 'Title is required'],
    [{ title: 'x'.repeat(151), text: 'y' }, 'Title is too long'],
    [{ title: 'x', text: '' }, 'Text is required'],
    [{ title: 'x', text: 'y'.repeat(10_001) }, 'Text is too long'],
  ])('say what is wrong with them: %#', async (words, detail) => {
    const body = { forumId: 1, sentId: randomUUID(), ...words };
    const { status, errors } = await superUser.call('createForumTopic', { body });
    expect([status, errors[0]?.detail]).toEqual([422, detail]);
  });

  it('are shown pinned ones first, then by what was said last, page after page', async () => {
    const forumId = await newForum('Pages');
    const ids: number[] = [];
    for (const title of ['one', 'two', 'three', 'four', 'five']) ids.push(await start(writer, forumId, title));
    const [one, two, three, four, five] = ids as [number, number, number, number, number];
    await admin.call('moderateForumTopic', { body: { id: two, isPinned: true } });
    await reply(writer, one);
    const seen: number[] = [];
    for (let after: After | undefined = null; after !== undefined; ) {
      const { body }: Page = await reader.call('forumTopics', { body: { forumId, pageSize: 2, after } });
      seen.push(...body.data.map(({ id }) => id));
      after = body.meta.after ?? undefined;
    }
    expect(seen).toEqual([two, one, five, four, three]);
  });

  it('are found by words of title, text and replies, in both scripts', async () => {
    const forumId = await newForum('Search');
    const salt = await start(writer, forumId, 'Saline water', 'of the khal');
    const seed = await start(writer, forumId, 'বীজের মেলা', 'রবিবার 100% sure');
    await reply(writer, seed, 'The fair is in Patuakhali');
    const found = async (search: string) => (await topicsOf(reader, forumId, { search })).map(({ id }) => id);
    expect(await found('SALINE')).toEqual([salt]);
    expect(await found('khal')).toEqual([seed, salt]);
    expect(await found('মেলা')).toEqual([seed]);
    expect(await found('100%')).toEqual([seed]);
    expect(await found('1_0%')).toEqual([]);
    expect(await found('patuakhali')).toEqual([seed]);
  });

  it('are changed by who wrote them only, and keep what they were in the audit', async () => {
    const forumId = await newForum('Changes');
    const id = await start(writer, forumId);
    const body = { id, title: 'Another title', text: 'Other words' };
    expect(await admin.call('updateForumTopic', { body })).toMatchObject({ status: 403, codes: ['forum.not-yours'] });
    expect(await reader.call('updateForumTopic', { body })).toMatchObject({ status: 403, codes: ['forum.read-only'] });
    expect((await writer.call('updateForumTopic', { body })).status).toBe(204);
    expect((await writer.call('updateForumTopic', { body })).status).toBe(204);
    expect((await look(reader, id)).topic).toMatchObject({
      title: 'Another title',
      text: 'Other words',
      editedAt: expect.any(String),
    });
    const lines = await auditLines(db(), 'forum-topic', id);
    expect(lines.filter(({ action }) => action === 'update')).toMatchObject([
      { before: { title: 'A topic', text: 'Its words' }, after: { title: 'Another title', text: 'Other words' } },
    ]);
  });

  it('are deleted by who wrote them until somebody else has replied; by a moderator for a reason', async () => {
    const forumId = await newForum('Deleting');
    const alone = await start(writer, forumId);
    await reply(writer, alone);
    expect(await stranger.call('deleteForumTopic', { body: { id: alone } })).toMatchObject({ status: 404 });
    expect(await reader.call('deleteForumTopic', { body: { id: alone } })).toMatchObject({ status: 403 });
    expect((await writer.call('deleteForumTopic', { body: { id: alone } })).status).toBe(204);
    expect((await writer.call('forumTopic', { params: { id: alone } })).status).toBe(404);

    const answered = await start(writer, forumId);
    await reply(admin, answered);
    expect((await look(writer, answered)).topic.can.delete).toBe(false);
    expect(await writer.call('deleteForumTopic', { body: { id: answered } })).toMatchObject({
      status: 409,
      codes: ['forum.topic-answered'],
    });
    const { status, errors } = await admin.call('deleteForumTopic', { body: { id: answered } });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/reason']);
    expect((await admin.call('deleteForumTopic', { body: { id: answered, reason: 'Asked twice' } })).status).toBe(204);
    expect((await auditLines(db(), 'forum-topic', answered)).at(-1)).toMatchObject({
      action: 'delete',
      before: { title: 'A topic' },
      after: { reason: 'Asked twice' },
    });
    expect(await topicsOf(reader, forumId)).toEqual([]);
  });

  it('that were deleted do not come back when they are sent again', async () => {
    const forumId = await newForum('Sent late');
    const body = { forumId, sentId: randomUUID(), title: 'x', text: 'y' };
    const { id } = (await writer.call('createForumTopic', { body })).body.data;
    await writer.call('deleteForumTopic', { body: { id } });
    expect((await writer.call('createForumTopic', { body })).status).toBe(200);
    expect(await topicsOf(writer, forumId)).toEqual([]);
  });
});

describe('replies', () => {
  it('are written once, however often they are sent, bring the topic to the top and are paged', async () => {
    const forumId = await newForum('Replies');
    const topicId = await start(admin, forumId, 'older');
    const newer = await start(admin, forumId, 'newer');
    const body = { topicId, sentId: randomUUID(), text: 'One\nTwo' };
    const answers = await Promise.all([1, 2, 3].map(() => writer.call('createForumReply', { body })));
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    const second = await reply(writer, topicId, 'Second');
    expect((await topicsOf(reader, forumId)).map(({ id, replies }) => [id, replies])).toEqual([
      [topicId, 2],
      [newer, 0],
    ]);
    const [row] = await topicsOf(reader, forumId);
    expect(row?.lastReply).toEqual({ by: 'রফিকুল ইসলাম', at: expect.any(String) });
    const page = await reader.call('forumTopic', { params: { id: topicId }, query: { currentPage: 2, pageSize: 1 } });
    expect(page.body.meta).toEqual({ count: 2 });
    expect(page.body.data.replies).toMatchObject([{ id: second, text: 'Second', can: { edit: false } }]);
    expect((await auditLines(db(), 'forum-reply', second)).map(({ action }) => action)).toEqual(['create']);
  });

  it('need writing in the forum, and a topic that is open', async () => {
    const forumId = await newForum('Closed');
    const topicId = await start(writer, forumId);
    const body = { topicId, sentId: randomUUID(), text: 'x' };
    expect(await reader.call('createForumReply', { body })).toMatchObject({ status: 403, codes: ['forum.read-only'] });
    const own = await reply(writer, topicId);
    const sent = { topicId, sentId: randomUUID(), text: 'Sent before it was closed' };
    const { id } = (await writer.call('createForumReply', { body: sent })).body.data;
    await admin.call('moderateForumTopic', { body: { id: topicId, isLocked: true } });
    const refused = { status: 409, codes: ['forum.locked'] };
    expect(await writer.call('createForumReply', { body })).toMatchObject(refused);
    expect(await writer.call('updateForumReply', { body: { id: own, text: 'y' } })).toMatchObject(refused);
    expect(await writer.call('deleteForumReply', { body: { id: own } })).toMatchObject(refused);
    expect(await writer.call('updateForumTopic', { body: { id: topicId, title: 'x', text: 'y' } })).toMatchObject(
      refused,
    );
    // What was sent before is there, whatever happened since.
    expect((await writer.call('createForumReply', { body: sent })).body.data.id).toBe(id);
    expect((await look(writer, topicId)).topic.can).toMatchObject({ reply: false, edit: false });
    // Whoever keeps order has the last word.
    expect(await reply(admin, topicId)).toEqual(expect.any(Number));
    await admin.call('moderateForumTopic', { body: { id: topicId, isLocked: false } });
    expect((await writer.call('createForumReply', { body })).status).toBe(200);
  });

  it('are changed and deleted by who wrote them; others’ by a moderator for a reason', async () => {
    const forumId = await newForum('Own replies');
    const topicId = await start(admin, forumId);
    const id = await reply(writer, topicId);
    const change = { id, text: 'Changed' };
    expect(await admin.call('updateForumReply', { body: change })).toMatchObject({ codes: ['forum.not-yours'] });
    expect((await writer.call('updateForumReply', { body: change })).status).toBe(204);
    expect((await writer.call('updateForumReply', { body: change })).status).toBe(204);
    expect((await look(writer, topicId)).replies).toMatchObject([
      { text: 'Changed', editedAt: expect.any(String), can: { edit: true, delete: true, moderate: false } },
    ]);
    expect((await admin.call('deleteForumReply', { body: { id } })).errors[0]?.source?.pointer).toBe('/reason');
    expect((await admin.call('deleteForumReply', { body: { id, reason: 'Off the topic' } })).status).toBe(204);
    expect((await look(writer, topicId)).replies).toEqual([]);
    const another = await reply(writer, topicId);
    expect((await writer.call('deleteForumReply', { body: { id: another } })).status).toBe(204);
    expect((await writer.call('deleteForumReply', { body: { id: another } })).status).toBe(404);
    expect((await auditLines(db(), 'forum-reply', id)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'delete',
    ]);
  });
});
