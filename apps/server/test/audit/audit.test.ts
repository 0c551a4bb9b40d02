import type { AuditEntity } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../src/audit/write-audit.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const origin = { requestId: 'r-1', address: '203.0.113.7', userAgent: 'test' };
const line = (entity: string, entityId: number, organizationId: number, extra: object = {}) =>
  writeAudit(
    server.context.database.db,
    {
      action: 'update',
      entity: entity as AuditEntity,
      entityId,
      actor: { userId: 1, name: 'Rahima Khatun', organizationId },
      ...extra,
    },
    undefined,
    origin,
  );

describe('the audit', () => {
  it('says who did what, before and after, when and from where, newest first', async () => {
    await line('test-thing', 1, 1, { before: { name: 'old' }, after: { name: 'new' } });
    await line('test-thing', 2, 1);
    const admin = await server.as('fao.admin');
    const { body } = await admin.call('auditLog', { body: { entity: 'test-thing' } });
    expect(body.data.map((e) => e.entityId)).toEqual(['2', '1']);
    expect(body.data[1]).toMatchObject({
      actorName: 'Rahima Khatun',
      action: 'update',
      before: { name: 'old' },
      after: { name: 'new' },
      address: '203.0.113.7',
      projectId: null,
    });
    expect(body.meta).toEqual({ count: 2, capped: false });
  });

  it('never keeps a secret, however deep it stands', async () => {
    await line('secret-thing', 1, 1, {
      after: { user: { password: 'Krishi-2026', tokens: ['abc'], name: 'x', hasPassword: true } },
    });
    const admin = await server.as('fao.admin');
    const { body } = await admin.call('auditLog', { body: { entity: 'secret-thing' } });
    expect(body.data[0]?.after).toEqual({ user: { password: '•••', tokens: '•••', name: 'x', hasPassword: true } });
  });

  it('cannot be changed or deleted afterwards', async () => {
    await line('kept-thing', 1, 1);
    const { db } = server.context.database;
    await db.updateTable('audit_entry').set({ actor_name: 'nobody' }).execute();
    await db.deleteFrom('audit_entry').execute();
    const row = await db
      .selectFrom('audit_entry')
      .select('actor_name')
      .where('entity', '=', 'kept-thing')
      .executeTakeFirst();
    expect(row).toEqual({ actor_name: 'Rahima Khatun' });
  });

  it('filters by person, action, entity and dates', async () => {
    await line('filtered-thing', 9, 1, { action: 'approve' });
    const admin = await server.as('fao.admin');
    const count = async (body: object) =>
      (await admin.call('auditLog', { body: { entity: 'filtered-thing', ...body } })).body.meta.count;
    const today = new Date().toISOString().slice(0, 10);
    expect(await count({ actor: 'rahima' })).toBe(1);
    expect(await count({ actor: 'rah%' })).toBe(0);
    expect(await count({ action: 'approve' })).toBe(1);
    expect(await count({ action: 'delete' })).toBe(0);
    expect(await count({ entityId: '9' })).toBe(1);
    expect(await count({ toDate: '2020-01-01' })).toBe(0);
    expect(await count({ fromDate: '2020-01-01', toDate: `${Number(today.slice(0, 4)) + 1}-01-01` })).toBe(1);
    const { body } = await admin.call('auditFilters');
    expect(body.data.actions).toContain('approve');
    expect(body.data.entities).toContain('filtered-thing');
  });

  it('shows an organisation’s administrator what his own organisation did, and no more', async () => {
    const { db } = server.context.database;
    const idOf = async (short: string) =>
      (await db.selectFrom('organization').select('id').where('short_name', '=', short).executeTakeFirstOrThrow()).id;
    await line('isolated-thing', 1, await idOf('DAE'));
    await line('isolated-thing', 2, await idOf('BADC'));
    const dae = await server.as('dae.admin');
    const { body } = await dae.call('auditLog', { body: { entity: 'isolated-thing' } });
    expect(body.data.map((e) => e.entityId)).toEqual(['1']);
  });
});
