import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from '../support/mail.ts';
import { auditLines, setStatus, userId } from '../support/state.queries.ts';
import { letDaysPass, speaks } from './digest.queries.ts';
import { forumCast } from './forums.support.ts';

const cast = await forumCast();
const { server, superUser, admin, writer, reader, newForum, start, reply, readAll, settled } = cast;
afterAll(() => server.close());
const db = () => server.context.database.db;

const ADDRESSES = new Map([
  [reader, 'validator@msurvey.example'],
  [writer, 'collector@msurvey.example'],
  [admin, 'dae.admin@msurvey.example'],
]);
const choose = (actor: typeof reader, frequency: 'none' | 'daily' | 'weekly') =>
  actor.call('chooseForumDigest', { body: { frequency } });
const mails = async (actor: typeof reader) => mailTo(server, ADDRESSES.get(actor) ?? '');
const morning = async () => {
  await server.context.jobs.enqueue(db(), 'send-forum-digests', {});
  await settled();
};
beforeEach(async () => {
  for (const actor of [reader, writer, admin]) await choose(actor, 'none');
});

describe('the choice of a digest', () => {
  it('is one’s own, none at first, and audited', async () => {
    const of = async () => (await reader.call('forumDigest')).body.data.frequency;
    expect(await of()).toBe('none');
    expect((await choose(reader, 'weekly')).status).toBe(204);
    expect((await choose(reader, 'weekly')).status).toBe(204);
    expect(await of()).toBe('weekly');
    expect((await writer.call('forumDigest')).body.data.frequency).toBe('none');
    const lines = await auditLines(db(), 'user', await userId(db(), 'validator'));
    expect(lines.filter(({ action }) => action === 'choose-digest')).toMatchObject([
      { before: { frequency: 'none' }, after: { frequency: 'weekly' } },
    ]);
    const refused = await reader.call('chooseForumDigest', { body: { frequency: 'hourly' as never } });
    expect(refused.status).toBe(422);
  });
});

describe('the digest', () => {
  it('tells once a day what is new and unread, in the reader’s language, and nobody who did not ask', async () => {
    const forumId = await newForum('Digest');
    await choose(reader, 'daily');
    await speaks(db(), 'validator', 'bn');
    const topicId = await start(writer, forumId, 'খালের পানি');
    await reply(admin, topicId);
    const read = await start(writer, forumId, 'Read already');
    await readAll(reader, read);
    // Not on the day on which it was chosen.
    await morning();
    expect(await mails(reader)).toEqual([]);
    await letDaysPass(db(), 1);
    await morning();
    const [mail, ...others] = await mails(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('mSurvey ফোরামে নতুন: খালের পানি');
    expect(mail?.text).toContain('Digest: খালের পানি (নতুন আলোচনা, নতুন উত্তর: ১)');
    expect(mail?.text).toContain(`http://localhost:8080/forums/${forumId}/topics/${topicId}`);
    expect(mail?.text).not.toContain('Read already');
    // The same job again, on the same day: nothing.
    await morning();
    expect(await mails(reader)).toHaveLength(1);
    for (const actor of [writer, admin]) expect(await mails(actor)).toEqual([]);
    // Another day without news: nothing either.
    await letDaysPass(db(), 1);
    await morning();
    expect(await mails(reader)).toHaveLength(1);
  });

  it('is sent once, also where two processes send at the same moment', async () => {
    const forumId = await newForum('At once');
    await choose(writer, 'daily');
    await start(admin, forumId, 'For two processes');
    await letDaysPass(db(), 1);
    const { jobs } = server.context;
    const id = await userId(db(), 'collector');
    await Promise.all([1, 2, 3].map(() => jobs.enqueue(db(), 'send-forum-digest', { userId: id })));
    expect(await mails(writer)).toHaveLength(1);
  });

  it('comes weekly to whoever asked for that', async () => {
    const before = (await mails(reader)).length;
    const forumId = await newForum('Weekly');
    await choose(reader, 'weekly');
    await start(writer, forumId, 'Of the week');
    await letDaysPass(db(), 6);
    await morning();
    expect(await mails(reader)).toHaveLength(before);
    await letDaysPass(db(), 1);
    await morning();
    expect((await mails(reader))[0]?.text).toContain('Of the week');
  });

  it('tells nothing of a forum that one may no longer read, nor of what was hidden, nor to who left', async () => {
    const before = (await mails(reader)).length;
    const gone = await newForum('Gone by then');
    const open = await newForum('Still open');
    await choose(reader, 'daily');
    await start(writer, gone, 'Secret by then');
    await start(writer, open, 'Open still');
    const hidden = await start(writer, open, 'Hidden by then');
    await admin.call('hideForumTopic', { body: { id: hidden, isHidden: true, reason: 'x' } });
    const { data } = (await superUser.call('forumAccess')).body;
    for (const { roleId, roleName } of data[0]?.roles ?? [])
      if (roleName === 'validator')
        await superUser.call('changeForumAccess', { body: { forumId: gone, roleId, read: false, write: false } });
    await letDaysPass(db(), 1);
    await setStatus(db(), 'validator', 'inactive');
    await morning();
    await setStatus(db(), 'validator', 'active');
    const address = 'validator@msurvey.example';
    expect(await mailTo(server, address)).toHaveLength(before);
    await morning();
    const [mail] = await mailTo(server, address);
    expect(mail?.text).toContain('Open still');
    expect(mail?.text).not.toContain('by then');
  });
});
