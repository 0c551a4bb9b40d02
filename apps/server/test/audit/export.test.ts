import { ALL_PERMISSIONS, type AuditEntity } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../src/audit/write-audit.ts';
import { fetchFile, readCsv, taskEnded } from '../collection/exports/export.support.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';

/** As an earlier version might have written it. */
const THING = 'exported-thing' as AuditEntity;
let server: TestServer;
let admin: Actor;
const origin = { requestId: 'r-1', address: '203.0.113.7', userAgent: 'test' };
const actor = (organizationId: number) => ({ userId: 1, name: 'Rahima Khatun', organizationId });

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('fao.admin');
  const { db } = server.context.database;
  for (let n = 1; n <= 1205; n++)
    await writeAudit(
      db,
      { action: 'update', entity: THING, entityId: n, after: { n }, actor: actor(1 + (n % 2)) },
      undefined,
      origin,
    );
});
afterAll(() => server?.close());

async function exported(who: Actor, body: object): Promise<string[][]> {
  const { status, body: started } = await who.call('exportAudit', { body: { type: 'csv', ...body } });
  expect(status).toBe(200);
  const task = await taskEnded(who, started.data.id);
  expect(task.state).toBe('done');
  return readCsv((await fetchFile(server, who, task.fileUuid as string)).bytes.toString());
}

describe('exporting the audit', () => {
  it('gives what the filters leave, newest first, over more than one page', async () => {
    const [head, ...rows] = await exported(admin, { entity: 'exported-thing' });
    expect(head?.slice(1, 4)).toEqual(['Who', 'Organisation', 'Action']);
    expect(rows.map((row) => Number(row[5]))).toEqual(Array.from({ length: 1205 }, (_, i) => 1205 - i));
  });

  it('says what was done, and to what, in the words of the reader', async () => {
    const [, asked] = await exported(admin, { action: 'export', entity: 'audit' });
    expect(asked?.slice(3, 5)).toEqual(['export started', 'audit log']);
    const [, old] = await exported(admin, { entity: 'exported-thing', entityId: '7' });
    expect(old?.slice(3, 5)).toEqual(['changed', 'exported-thing']);
  });

  it('gives nobody more than they may read', async () => {
    const reader = await personWithPermissions(server, ALL_PERMISSIONS);
    const seen = await reader.call('auditLog', { body: { entity: 'exported-thing' } });
    const [, ...rows] = await exported(reader, { entity: 'exported-thing' });
    expect(rows).toHaveLength(seen.body.meta.count);
    expect(rows.length).toBeLessThan(1205);
  });

  it('is in the audit itself: who asked, with which filter, and how many rows it gave', async () => {
    await exported(admin, { entity: 'exported-thing', entityId: '7' });
    const { body } = await admin.call('auditLog', { body: { action: 'exported' } });
    expect(body.data[0]).toMatchObject({ entity: 'task', after: { kind: 'export-audit', rows: 1 } });
    const asked = await admin.call('auditLog', { body: { action: 'export', entity: 'audit' } });
    expect(asked.body.data[0]).toMatchObject({ after: { filter: { entity: 'exported-thing', entityId: '7' } } });
  });

  it('needs the switch of its own', async () => {
    const reader = await personWithPermissions(server, ['Audit/View']);
    expect((await reader.call('exportAudit', { body: {} })).status).toBe(403);
  });
});
