import { randomUUID } from 'node:crypto';
import { type Actor, startTestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';

const DAE = 'Department of Agricultural Extension';

/**
 * A forum of one's own: collectors of DAE write, its validators only read, its administrators write and keep order, and
 * nobody else knows that it exists.
 */
export async function forumCast() {
  const server = await startTestServer();
  const superUser = await server.as('superadmin');
  const people = {
    superUser,
    admin: await server.as('dae.admin'),
    writer: await server.as('collector'),
    reader: await server.as('validator'),
    stranger: await server.as('collector2'),
    faoAdmin: await server.as('fao.admin'),
  };

  const open = async (forumId: number, rights: Record<string, 'read' | 'write'>) => {
    const { data } = (await superUser.call('forumAccess')).body;
    for (const { roleId, roleName, orgName } of data[0]?.roles ?? []) {
      const right = orgName === DAE ? rights[roleName] : undefined;
      if (right)
        await superUser.call('changeForumAccess', { body: { forumId, roleId, read: true, write: right === 'write' } });
    }
  };
  const newForum = async (title: string) => {
    const { id } = (await superUser.call('createForum', { body: { title, description: 'Of a test' } })).body.data;
    await open(id, { admin: 'write', 'data collector': 'write', validator: 'read' });
    return id;
  };

  const start = async (actor: Actor, forumId: number, title = 'A topic', text = 'Its words', isAnnouncement = false) =>
    (await actor.call('createForumTopic', { body: { forumId, sentId: randomUUID(), title, text, isAnnouncement } }))
      .body.data.id;
  const reply = async (actor: Actor, topicId: number, text = 'A reply') =>
    (await actor.call('createForumReply', { body: { topicId, sentId: randomUUID(), text } })).body.data.id;
  const topicsOf = async (actor: Actor, forumId: number, body: { search?: string; unread?: boolean } = {}) =>
    (await actor.call('forumTopics', { body: { forumId, ...body } })).body.data;
  const look = async (actor: Actor, id: number) => (await actor.call('forumTopic', { params: { id } })).body.data;
  const readAll = async (actor: Actor, id: number) =>
    actor.call('readForumTopic', { body: { id, activity: (await look(actor, id)).topic.activity } });

  return { server, ...people, open, newForum, start, reply, topicsOf, look, readAll, settled: () => jobsDone(server) };
}
