import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const titles = async () =>
  (await server.context.database.db.selectFrom('forum').select('title').execute()).map((f) => f.title);

describe('a transaction', () => {
  it('runs what waits for the commit only after it', async () => {
    const seen: string[][] = [];
    await server.context.database.transaction(async ({ db, onCommit }) => {
      onCommit(async () => void seen.push(await titles()));
      await db.insertInto('forum').values({ title: 'After the commit', description: null }).execute();
      expect(seen).toEqual([]);
    });
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]).toContain('After the commit');
  });

  it('forgets what waited for the commit when it rolls back', async () => {
    let ran = false;
    const failed = server.context.database.transaction(async ({ db, onCommit }) => {
      onCommit(() => {
        ran = true;
      });
      await db.insertInto('forum').values({ title: 'Rolled back', description: null }).execute();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(ran).toBe(false);
    expect(await titles()).not.toContain('Rolled back');
  });

  it('stays a success when something after the commit fails', async () => {
    await expect(
      server.context.database.transaction(async ({ onCommit }) => {
        onCommit(() => {
          throw new Error('a listener failed');
        });
        return 'done';
      }),
    ).resolves.toBe('done');
  });

  it('takes back the job together with the write it was made for', async () => {
    const mail = { to: 'nobody@msurvey.example', subject: 'never', text: 'never' };
    await server.context.database
      .transaction(async ({ db }) => {
        await server.context.jobs.enqueue(db, 'send-mail', mail);
        throw new Error('no');
      })
      .catch(() => {});
    await server.context.database.transaction(({ db }) =>
      server.context.jobs.enqueue(db, 'send-mail', { ...mail, subject: 'sent' }),
    );
    const subjects = async () =>
      (await server.context.database.db.selectFrom('mailbox_message').select('subject').execute()).map(
        (m) => m.subject,
      );
    await expect.poll(subjects).toEqual(['sent']);
  });
});
