import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPrepared, makePrepared, rebuildAll } from '../../src/modules/collection/index.ts';
import { bookOf, check } from '../collection/imports/import.support.ts';
import { newInstanceId } from '../collection/support/household.ts';
import { somebodyWaits } from '../platform/lock.queries.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import { enter } from './support/enter.ts';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import { derivedTables } from './tables.queries.ts';

let registry: TestRegistry;
let union: number;
let number = 0;
const db = () => registry.server.context.database.db;
const codeFor = () => `GC-${++number}`;
const group = (code: string | undefined, name = `Group of ${code}`) => ({ name, code, union_id: union });

beforeAll(async () => {
  registry = await startRegistry();
  union = registry.places[0]?.unionId as number;
});
afterAll(() => registry?.server.close());

const fromConsole = (code: string | undefined, name?: string, editOf?: string) =>
  enter(registry.server, registry.collector, registry.forms.group, group(code, name), editOf);
const fromPhone = async (code: string, name?: string) => {
  const instance = await registry.send('group', group(code, name));
  return { instance, id: await registry.idOf('group', instance) };
};
const pairs = async (who = registry.faoAdmin, more = {}) =>
  (await who.call('groupPairs', { body: { projectId: registry.projectId, limit: 50, ...more } })).body;
const pairsOf = async (...ids: string[]) =>
  (await pairs()).data
    .map(({ first, second }) => [first.id, second.id])
    .filter(([a, b]) => ids.includes(a as string) && ids.includes(b as string));
const profile = async (id: string) =>
  (await registry.collector.call('group', { query: { projectId: registry.projectId, id } })).body.data;
const listed = async (name: string) =>
  (await registry.collector.call('groups', { body: { projectId: registry.projectId, firstName: name } })).body.data
    .data;

describe('in the console', () => {
  it('refuses a code that another group has, whatever its case, blanks and digits, and names the question and the group', async () => {
    const code = codeFor();
    const { id } = await fromPhone(code, 'First come');
    const bengali = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] as string);
    for (const same of [code, code.toLowerCase(), ` ${code.replace('-', ' - ')} `, bengali]) {
      const refused = await fromConsole(same, 'Second come');
      expect([refused.status, refused.errors[0]?.code], same).toEqual([409, 'group.code-taken']);
      expect(refused.errors[0]?.meta).toEqual({ question: '/data/code', group: { id, name: 'First come' } });
      expect(refused.errors[0]?.detail).toContain('First come');
    }
    expect(await listed('Second come')).toEqual([]);
    expect((await fromConsole(codeFor(), 'Second come')).status).toBe(201);
    expect((await fromConsole(undefined, 'Without a code')).status).toBe(201);
    expect((await fromConsole(undefined, 'Without a code too')).status).toBe(201);
  });

  it('lets a record keep the code it has, and take no other group’s', async () => {
    const [mine, theirs] = [codeFor(), codeFor()];
    await fromPhone(theirs);
    const made = await fromConsole(mine, 'Mine');
    expect((await fromConsole(mine, 'Mine, renamed', made.instanceId)).status).toBe(201);
    expect((await fromConsole(theirs, 'Mine', made.instanceId)).errors[0]?.code).toBe('group.code-taken');
    // Two that share one came from phones: either can be corrected in everything but that.
    const { instance } = await fromPhone(theirs, 'Shares');
    expect((await fromConsole(theirs, 'Shares, renamed', instance)).status).toBe(201);
  });

  it('says before saving who has a code', async () => {
    const code = codeFor();
    const { id, instance } = await fromPhone(code, 'Known already');
    const ask = async (body: object, who = registry.collector) =>
      (await who.call('groupCodeHolder', { body: { projectId: registry.projectId, code, ...body } })).body.data;
    expect(await ask({ code: code.toLowerCase() })).toEqual({
      id,
      name: 'Known already',
      nameBn: null,
      groupCode: code,
      canOpen: true,
    });
    expect(await ask({ instance })).toBeNull();
    expect(await ask({ code: codeFor() })).toBeNull();
  });

  it('tells nothing to those who may not send the form, nor to another project', async () => {
    const code = codeFor();
    await fromPhone(code, 'Hidden');
    const refused = await enter(registry.server, registry.stranger, registry.forms.group, group(code));
    expect(refused.errors.map((error) => error.code)).not.toContain('group.code-taken');
    expect(JSON.stringify(refused.errors)).not.toContain('Hidden');
    const body = { projectId: registry.projectId, code };
    expect((await registry.stranger.call('groupCodeHolder', { body })).status).toBe(404);
    expect((await registry.stranger.call('groupPairs', { body })).status).toBe(404);
  });
});

describe('from phones', () => {
  it('are accepted with a taken code, carry the check, and stand on the desk', async () => {
    const code = codeFor();
    const first = await fromPhone(code, 'Phone first');
    expect((await listed('Phone first'))[0]?.codeInUse).toBe(false);
    const second = await fromPhone(code.toLowerCase(), 'Phone second');
    expect(await pairsOf(first.id, second.id)).toEqual([[first.id, second.id]]);
    expect((await listed('Phone first'))[0]?.codeInUse).toBe(true);
    expect((await listed('Phone second'))[0]?.codeInUse).toBe(true);
    expect((await profile(second.id)).sameCode).toEqual([{ id: first.id, name: 'Phone first' }]);
    const pair = (await pairs()).data.find((one) => one.second.id === second.id);
    expect(pair?.first).toMatchObject({ name: 'Phone first', groupCode: code, can: { edit: true } });
  });

  it('make a pair also when two come at the same moment', async () => {
    const code = codeFor();
    const came = await Promise.all(Array.from({ length: 6 }, (_, i) => fromPhone(code, `At once ${i}`)));
    expect(await pairsOf(...came.map(({ id }) => id))).toHaveLength(15);
  });

  it('make a pair also with one that is being stored by somebody else just then', async () => {
    const code = codeFor();
    const { formId: id, xformId } = registry.forms.group;
    const form = { id, xformId, projectId: registry.projectId, isArchived: false };
    const values = { name: 'Nearly stored', code, union_id: union };
    const { database } = registry.server.context;
    const sender = {
      userId: await userId(db(), 'me.officer'),
      name: 'Officer',
      organizationId: 1,
      deviceTokenId: null,
    };
    let meanwhile: ReturnType<typeof fromPhone> | undefined;
    const [nearly] = await database.transaction(async (tx) => {
      const given = { instanceId: newInstanceId(), values, sender, receivedAt: new Date() };
      const arrived = (await makePrepared(tx.db, form))(given);
      const ids = await insertPrepared(tx.db, [{ arrived, receivedAt: given.receivedAt }]);
      let isThrough = false;
      meanwhile = fromPhone(code, 'Came meanwhile').finally(() => {
        isThrough = true;
      });
      await expect.poll(async () => isThrough || (await somebodyWaits(db())), { timeout: 60_000 }).toBe(true);
      return ids;
    });
    const came = await (meanwhile as ReturnType<typeof fromPhone>);
    expect(await pairsOf(String(nearly), came.id)).toHaveLength(1);
  });

  it('leave the desk when the code is corrected, the record deleted, or somebody says they are two groups', async () => {
    const code = codeFor();
    const [a, b, c] = [await fromPhone(code), await fromPhone(code), await fromPhone(code)];
    const ids = [a.id, b.id, c.id];
    expect(await pairsOf(...ids)).toHaveLength(3);
    await fromConsole(codeFor(), 'Corrected', c.instance);
    expect(await pairsOf(...ids)).toEqual([[a.id, b.id]]);
    const two = { projectId: registry.projectId, firstId: b.id, secondId: a.id };
    expect((await registry.faoAdmin.call('distinctGroups', { body: two })).status).toBeLessThan(300);
    expect((await registry.faoAdmin.call('distinctGroups', { body: two })).status).toBeLessThan(300);
    expect(await pairsOf(...ids)).toEqual([]);
    expect((await profile(a.id)).sameCode).toEqual([]);
    const lines = await auditLines(db(), 'group', Number(a.id));
    expect(lines.map((line) => line.action)).toEqual(['tell-apart']);
    // The decision outlives what is derived.
    await rebuildAll(registry.server.context.database, null, () => {});
    expect(await pairsOf(...ids)).toEqual([]);
    expect((await registry.faoAdmin.call('undoDistinctGroups', { body: two })).status).toBeLessThan(300);
    expect(await pairsOf(...ids)).toEqual([[a.id, b.id]]);
    expect((await registry.faoAdmin.call('undoDistinctGroups', { body: two })).status).toBe(404);
    await registry.faoAdmin.call('deleteGroup', { query: { projectId: registry.projectId, id: b.id } });
    expect(await pairsOf(...ids)).toEqual([]);
  });

  it('are listed page by page, and a rebuild gives the same pairs', async () => {
    const code = codeFor();
    for (let i = 0; i < 4; i++) await fromPhone(code);
    const whole = await pairs();
    expect(whole.data.length).toBe(whole.meta.count);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await pairs(registry.faoAdmin, { limit: 2, after });
      seen.push(...page.data.map(({ first, second }) => `${first.id}-${second.id}`));
      after = page.meta.next;
    }
    expect(seen).toEqual(whole.data.map(({ first, second }) => `${first.id}-${second.id}`));
    const before = await derivedTables(db());
    await rebuildAll(registry.server.context.database, null, () => {});
    const after = await derivedTables(db());
    expect(after.group_pair).toEqual(before.group_pair);
    expect(after.farmer_group).toEqual(before.farmer_group);
  });

  it('are decided only with the right to edit groups, and not in an archived project', async () => {
    const body = { projectId: registry.projectId, firstId: '1', secondId: '2' };
    expect((await registry.faoAdmin.call('distinctGroups', { body })).status).toBe(404);
    expect((await registry.faoAdmin.call('distinctGroups', { body: { ...body, secondId: '1' } })).codes).toEqual([
      'member.merge-same',
    ]);
    const validator = await registry.server.as('validator');
    expect((await validator.call('distinctGroups', { body })).status).toBeGreaterThanOrEqual(403);
  });
});

describe('from imported files', () => {
  it('are accepted with a taken code, also with one that the file has twice, carry the check, and stand on the desk', async () => {
    const code = codeFor();
    const known = await fromPhone(code, 'Known to the importer');
    const { formId } = registry.forms.group;
    const names = ['Imported first', 'Imported second'];
    const rows = names.map((name, i) => ({ instanceID: String(i), name, code, union_id: String(union) }));
    const { data } = await check(registry.server, registry.collector, formId, bookOf({ data: rows }));
    expect(data).toMatchObject({ rows: 2, faults: [] });
    const body = { importId: data.importId as string };
    expect((await registry.collector.call('applyDataImport', { params: { formId }, body })).status).toBe(200);
    const imported = await Promise.all(names.map(async (name) => (await listed(name))[0]));
    expect(imported.map((row) => row?.codeInUse)).toEqual([true, true]);
    expect(await pairsOf(known.id, ...imported.map((row) => String(row?.id)))).toHaveLength(3);
  });
});

describe('a member without a card', () => {
  it('gets a number from the record: shown, found, offered to forms, and the same after a rebuild and an edit', async () => {
    const instance = await registry.send('member', { name: 'Cardless Begum', sex: 'female', union_id: union });
    const withCard = await registry.send('member', {
      name: 'Carded Begum',
      sex: 'female',
      member_no: 'M-77',
      union_id: union,
    });
    const id = await registry.idOf('member', instance);
    const members = async (firstName: string) =>
      (await registry.collector.call('members', { body: { projectId: registry.projectId, firstName } })).body.data.data;
    expect((await members('Cardless'))[0]?.member_id).toBe(`N${id}`);
    expect((await members(`n${id}`)).map((row) => row.name)).toEqual(['Cardless Begum']);
    expect((await members('Carded'))[0]?.member_id).toBe('M-77');
    await rebuildAll(registry.server.context.database, null, () => {});
    expect((await members('Cardless'))[0]?.member_id).toBe(`N${id}`);
    const edited = { name: 'Cardless Khatun', sex: 'female', union_id: union };
    await enter(registry.server, registry.collector, registry.forms.member, edited, instance);
    expect((await members('Cardless Khatun'))[0]?.member_id).toBe(`N${id}`);
    expect(withCard).not.toBe(instance);
  });
});
