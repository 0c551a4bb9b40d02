import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyArchive } from '../../src/backup/verify.ts';
import { openPlace } from '../../src/backup/place.ts';
import { timetable } from '../../src/modules/jobs.ts';
import { readConfig } from '../../src/config/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { jobsDone } from '../support/mail.ts';
import { cleanUp, newFolder, PASSPHRASE } from './support.ts';
import { ageBackups, silenceBackup } from './upkeep.queries.ts';

cleanUp();
let server: TestServer;
let superUser: Actor;
const folder = newFolder();
const env = { BACKUP_TO: folder, BACKUP_PASSPHRASE: PASSPHRASE, BACKUP_KEEP: '2', BACKUP_AT: '2:30, 14:05' };

beforeAll(async () => {
  server = await startTestServer({ env });
  superUser = await server.as('superadmin');
});
afterAll(() => server.close());

const backups = async () => (await superUser.call('backups', { body: {} })).body.data;
const make = async () => {
  const { status, body } = await superUser.call('startBackup');
  expect(status).toBe(200);
  await jobsDone(server);
  return body.data;
};
/** What is known is remembered for a moment. */
const faults = () =>
  expect.poll(async () => (await superUser.call('health')).body.data.faults, { timeout: 60_000, interval: 200 });

describe('a backup that a super-user starts', () => {
  it('is missed before there is one', async () => {
    await faults().toEqual(['backup-none']);
  });

  it('ends with an archive that was restored on trial', async () => {
    const { id, name } = await make();
    const [row] = await backups();
    expect(row).toMatchObject({
      id,
      state: 'done',
      cause: 'person',
      missing: 0,
      place: folder,
      can: { cancel: false },
    });
    expect(row?.startedBy).toBeTruthy();
    expect(row?.verifiedAt).toBeTruthy();
    expect(row?.rows).toBeGreaterThan(1000);
    expect(readdirSync(folder)).toEqual([name]);
    expect(await verifyArchive({ place: openPlace(folder), name, passphrase: PASSPHRASE })).toMatchObject({
      rows: row?.rows,
    });
    expect(await lastAudit(server.context.database.db, 'backup', id as never)).toMatchObject({
      action: 'back-up',
      after: { name },
    });
    const { body } = await superUser.call('health');
    expect(body.data.backup).toMatchObject({ place: folder, at: ['2:30', '14:05'], keep: 2, lastGoodSize: row?.size });
    expect(body.data.backup.lastGoodAt).toBe(row?.endedAt);
    await faults().toEqual([]);
  });

  it('makes the oldest go when there are more than are kept', async () => {
    const before = readdirSync(folder);
    const [second, third] = [await make(), await make()];
    expect(readdirSync(folder).sort()).toEqual([second.name, third.name].sort());
    expect((await backups()).map((row) => row.name)).toEqual([third.name, second.name]);
    expect(before).toHaveLength(1);
  });

  it('can be stopped, and leaves nothing', async () => {
    const before = readdirSync(folder);
    const { body } = await superUser.call('startBackup');
    const { id: backupId } = body.data;
    expect((await superUser.call('startBackup')).codes).toEqual(['backup.running']);
    const stopped = await superUser.call('cancelBackup', { params: { backupId } });
    expect(stopped.body.data).toMatchObject({ state: 'cancelled', can: { cancel: false } });
    await jobsDone(server);
    expect(readdirSync(folder)).toEqual(before);
    expect((await backups())[0]).toMatchObject({ id: backupId, state: 'cancelled' });
  });

  it('whose process died is called failed, and the next one may begin', async () => {
    await silenceBackup(server.context.database.db);
    expect((await backups()).every((row) => row.state === 'failed' && row.message === 'lost')).toBe(true);
    await faults().toEqual(['backup-failed']);
    await make();
    expect((await backups())[0]).toMatchObject({ state: 'done' });
  });

  it('is missed when the last good one is older than a day and a half', async () => {
    await faults().toEqual([]);
    await ageBackups(server.context.database.db, 40);
    await faults().toEqual(['backup-late']);
    const { lastGoodAt } = (await superUser.call('health')).body.data.backup;
    expect(Math.floor((Date.now() - Date.parse(lastGoodAt as string)) / 3_600_000)).toBe(40);
    expect((await server.app.inject('/healthz')).json()).toEqual({ ok: true, faults: ['backup-late'] });
    expect((await server.app.inject('/metrics')).body).toMatch(/msurvey_backup_age_seconds 1\d{5}/);
  });

  it('that cannot be written is failed with the reason', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const closed = await startTestServer({ env: { ...env, BACKUP_TO: join(file, 'within') } });
    try {
      const person = await closed.as('superadmin');
      await person.call('startBackup');
      await jobsDone(closed);
      const { body } = await person.call('backups', { body: {} });
      expect(body.data[0]).toMatchObject({ state: 'failed', verifiedAt: null });
      expect(body.data[0]?.message).toMatch(/ENOTDIR/);
    } finally {
      await closed.close();
    }
  });
});

describe('settings of backups', () => {
  it('are needed: without place and passphrase nothing begins', async () => {
    const bare = await startTestServer();
    try {
      const person = await bare.as('superadmin');
      expect(await person.call('startBackup')).toMatchObject({ status: 409, codes: ['backup.not-set-up'] });
      expect((await person.call('health')).body.data).toMatchObject({ faults: [], backup: { place: null, at: [] } });
    } finally {
      await bare.close();
    }
  });

  it('say when: by the clock, in UTC', () => {
    const lines = timetable(readConfig(env)).split('\n');
    expect(lines).toContain('30 2 * * * start-backup ?id=backup-2-30');
    expect(lines).toContain('5 14 * * * start-backup ?id=backup-14-5');
    expect(timetable(readConfig({}))).not.toContain('start-backup');
  });

  it.each([
    [{ BACKUP_AT: 'at night' }, /BACKUP_AT/],
    [{ BACKUP_AT: '25:00' }, /BACKUP_AT/],
    [{ BACKUP_KEEP: '0' }, /BACKUP_KEEP/],
    [{ BACKUP_PASSPHRASE: 'short' }, /^(?!.*short).*at least 12/],
  ])('that make no sense stop the start: %j', (wrong, words) => {
    expect(() => readConfig(wrong)).toThrow(words);
  });

  it('begin one by the clock', async () => {
    await server.context.jobs.enqueue(server.context.database.db, 'start-backup', {});
    await jobsDone(server);
    expect((await backups())[0]).toMatchObject({ state: 'done', cause: 'schedule', startedBy: null });
  });
});
