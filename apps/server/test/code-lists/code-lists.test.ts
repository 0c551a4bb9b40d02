import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
let officer: Actor;
let collector: Actor;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  officer = await server.as('me.officer');
  collector = await server.as('collector');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const category = async (code: string) => (await officer.call('category', { params: { code } })).body.data;
const codes = async (categoryId: number) =>
  (await officer.call('items', { body: { categoryId, pageSize: 100 } })).body.data.map((item) => item.code);
const label = (en: string) => ({ en });

describe('code lists', () => {
  it('are listed in order, found by code or by a label in any language', async () => {
    const all = await officer.call('categories', { body: { pageSize: 3 } });
    expect(all.body.meta.count).toBe(7);
    expect(all.body.data.map((c) => c.code)).toEqual(['frequency', 'unit-of-measurement', 'year']);
    const found = async (name: string) =>
      (await officer.call('categories', { body: { name } })).body.data.map((c) => c.code);
    expect(await found('CROP')).toEqual(['crop']);
    expect(await found('ফসল')).toEqual(['crop']);
    expect(await found('频率')).toEqual(['frequency']);
    expect(await found('%')).toEqual([]);
  });

  it('tell what may be done: one the product needs is filled but not deleted', async () => {
    expect(await category('Frequency')).toMatchObject({
      isSystem: true,
      itemCount: 5,
      title: { en: 'Frequency', fr: 'Fréquence' },
      can: { edit: true, delete: false, addItem: true },
    });
    expect((await officer.call('category', { params: { code: 'nothing' } })).status).toBe(404);
  });

  it('are created, renamed and deleted, each with its line in the audit', async () => {
    const created = await officer.call('createCategory', { body: { code: 'soil', title: { en: 'Soils', bn: 'মাটি' } } });
    expect(created.status).toBe(200);
    const { id } = created.body.data;
    expect(created.body.data).toMatchObject({
      itemCount: 0,
      isSystem: false,
      title: { en: 'Soils', bn: 'মাটি', fr: null },
    });
    expect(await lastAudit(db(), 'category', id)).toMatchObject({ action: 'create', after: { code: 'soil' } });
    const renamed = await officer.call('updateCategory', {
      body: { id, title: label('Soil types'), description: 'By texture' },
    });
    expect(renamed.body.data).toMatchObject({ title: { en: 'Soil types', bn: null }, description: 'By texture' });
    expect(await lastAudit(db(), 'category', id)).toMatchObject({ action: 'update', before: { title: { bn: 'মাটি' } } });
    expect((await officer.call('deleteCategory', { params: { id } })).status).toBe(204);
    expect(await lastAudit(db(), 'category', id)).toMatchObject({ action: 'delete' });
    expect((await officer.call('updateCategory', { body: { id, title: label('x') } })).status).toBe(404);
  });

  it('refuse a code that is used, whatever its case, and ask for an English title', async () => {
    const taken = await officer.call('createCategory', { body: { code: 'CROP', title: label('x') } });
    expect(taken.errors[0]).toMatchObject({ status: '422', code: 'category.code-taken', source: { pointer: '/code' } });
    const blank = await officer.call('createCategory', { body: { code: ' ', title: { en: '', bn: 'শুধু বাংলা' } } });
    expect(blank.errors.map((e) => [e.source?.pointer, e.detail])).toEqual([
      ['/code', 'Code is required'],
      ['/title/en', 'En is required'],
    ]);
  });

  it('are not deleted while they hold items, nor when the product needs them', async () => {
    const crop = await officer.call('deleteCategory', { params: { id: (await category('crop')).id } });
    expect([crop.status, crop.codes]).toEqual([409, ['category.in-use']]);
    const year = await officer.call('deleteCategory', { params: { id: (await category('year')).id } });
    expect([year.status, year.codes]).toEqual([409, ['category.system']]);
  });

  it('are changed only by those with the permission, but offered as choices to all', async () => {
    expect((await collector.call('categories', { body: {} })).status).toBe(403);
    expect((await collector.call('createCategory', { body: { code: 'x', title: label('x') } })).status).toBe(403);
    const options = await collector.call('itemOptions', { params: { code: 'frequency' } });
    expect(options.body.data.map((o) => o.code)).toEqual(['monthly', 'quarterly', 'half-yearly', 'yearly', 'once']);
    expect((await collector.call('itemOptions', { params: { code: 'nothing' } })).status).toBe(404);
  });
});

describe('items', () => {
  it('are added at the end, and found by code and label', async () => {
    const { id: categoryId } = await category('crop');
    const { body } = await officer.call('createItem', {
      body: { categoryId, code: 'lentil', label: { en: 'Lentil', bn: 'মসুর' } },
    });
    expect(body.data).toMatchObject({ code: 'lentil', order: 10, isActive: true, can: { edit: true, delete: true } });
    expect(await lastAudit(db(), 'category-item', body.data.id)).toMatchObject({
      action: 'create',
      after: { list: 'crop', code: 'lentil' },
    });
    const found = await officer.call('items', { body: { categoryId, name: 'মসুর' } });
    expect(found.body).toMatchObject({ data: [{ code: 'lentil' }], meta: { count: 1 } });
    const twice = await officer.call('createItem', { body: { categoryId, code: 'Lentil', label: label('x') } });
    expect(twice.codes).toEqual(['category.code-taken']);
    expect(
      (await officer.call('createItem', { body: { categoryId: 999_999, code: 'x', label: label('x') } })).status,
    ).toBe(404);
    expect((await officer.call('items', { body: { categoryId: 999_999 } })).status).toBe(404);
  });

  it('are switched off, and then no longer offered', async () => {
    const { id: categoryId } = await category('crop');
    const found = await officer.call('items', { body: { categoryId, name: 'guava' } });
    const guava = found.body.data[0] as { id: number; code: string; label: { en: string } };
    const off = { id: guava.id, code: 'guava', label: guava.label, isActive: false };
    expect((await officer.call('updateItem', { body: off })).body.data.isActive).toBe(false);
    expect(await lastAudit(db(), 'category-item', guava.id)).toMatchObject({
      action: 'update',
      before: { isActive: true },
      after: { isActive: false },
    });
    const options = await collector.call('itemOptions', { params: { code: 'crop' } });
    expect(options.body.data.map((o) => o.code)).not.toContain('guava');
    const inactive = await officer.call('items', { body: { categoryId, isActive: false } });
    expect(inactive.body.data.map((i) => i.code)).toEqual(['guava']);
  });

  it('move to a place; the others keep their order and the numbers have no holes', async () => {
    const { id: categoryId } = await category('input-type');
    const idOf = async (code: string) =>
      (await officer.call('items', { body: { categoryId, name: code } })).body.data[0]?.id as number;
    const move = async (code: string, order: number) =>
      officer.call('moveItem', { body: { id: await idOf(code), order } });
    expect((await move('tool', 1)).status).toBe(204);
    expect(await codes(categoryId)).toEqual(['tool', 'seed', 'fertiliser', 'sapling', 'drip-set']);
    await move('tool', 3);
    expect(await codes(categoryId)).toEqual(['seed', 'fertiliser', 'tool', 'sapling', 'drip-set']);
    await move('seed', 999);
    expect(await codes(categoryId)).toEqual(['fertiliser', 'tool', 'sapling', 'drip-set', 'seed']);
    expect(await lastAudit(db(), 'category-item', await idOf('seed'))).toMatchObject({
      action: 'move',
      before: { order: 1 },
      after: { order: 5 },
    });
    expect((await officer.call('deleteItem', { params: { id: await idOf('tool') } })).status).toBe(204);
    const rows = await officer.call('items', { body: { categoryId } });
    expect(rows.body.data.map((i) => i.order)).toEqual([1, 2, 3, 4]);
    expect((await officer.call('moveItem', { body: { id: 999_999, order: 1 } })).status).toBe(404);
    expect((await officer.call('deleteItem', { params: { id: 999_999 } })).status).toBe(404);
  });

  it('keep one order when several are moved at once', async () => {
    const { id: categoryId } = await category('cross-cutting-issue');
    const rows = (await officer.call('items', { body: { categoryId } })).body.data;
    const answers = await Promise.all(rows.map((row) => officer.call('moveItem', { body: { id: row.id, order: 1 } })));
    expect(answers.map((a) => a.status)).toEqual([204, 204, 204, 204]);
    const after = (await officer.call('items', { body: { categoryId } })).body.data;
    expect(after.map((i) => i.order)).toEqual([1, 2, 3, 4]);
  });
});
