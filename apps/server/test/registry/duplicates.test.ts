import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../support/state.queries.ts';
import { startRegistry, type TestRegistry } from './support/registry.ts';
import { countsAndRows, type Place } from './support/registry.queries.ts';

let registry: TestRegistry;
let here: Place;
const ids: Record<string, string> = {};
const instances: Record<string, string> = {};
const db = () => registry.server.context.database.db;
const RAHIM = { name: 'Md. Abdur Rahim', father_name: 'Karim Uddin', sex: 'male', phone: '01711234567', projects: '1' };

async function send(key: string, answers: Record<string, string | number>) {
  instances[key] = await registry.send('member', { union_id: here.unionId, ...answers });
  ids[key] = await registry.idOf('member', instances[key] as string);
}

beforeAll(async () => {
  registry = await startRegistry();
  here = registry.places[0] as Place;
  await registry.send('group', { name: 'A group', code: 'G-1', union_id: here.unionId });
  await send('rahim', { ...RAHIM, group_code: 'G-1' });
  await send('again', { name: 'আব্দুর রহিম', father_name: 'করিম উদ্দীন', sex: 'male', phone: '+880 1711 234567' });
  await send('wife', { name: 'Shefali Begum', sex: 'female', phone: '01711-234567', father_name: 'Jalal' });
  await send('other', { name: 'Selim Mia', sex: 'male', father_name: 'Abul Mia', phone: '01819876543' });
});
afterAll(() => registry?.server.close());

const ask = { get: <T extends object>(more: T) => ({ body: { projectId: registry.projectId, ...more } }) };
const desk = async (more: object = {}) => {
  const { status, body } = await registry.collector.call('duplicatePairs', ask.get(more));
  expect(status).toBe(200);
  return body;
};
const pairsOf = async () => (await desk()).data.map(({ first, second }) => [first.id, second.id]);

describe('before a member is saved', () => {
  const likely = async (person: { name: string; [field: string]: unknown }) => {
    const { status, body } = await registry.collector.call('likelyDuplicates', ask.get(person));
    expect(status).toBe(200);
    return body.data.map(({ id, score, reasons }) => ({ id, score, reasons }));
  };

  it('shows who is likely the same, the likeliest first, and why', async () => {
    const found = await likely({
      name: 'Abdur Raheem',
      fatherName: 'Korim Uddin',
      phone: '01711234567',
      unionId: here.unionId,
    });
    expect(found.map(({ id }) => id)).toEqual([ids.rahim, ids.again, ids.wife]);
    expect(found[0]?.score).toBeGreaterThan(0.85);
    expect(found[0]?.reasons).toEqual(['phone', 'name', 'fatherName', 'union']);
    expect(found[2]?.reasons).toEqual(['phone', 'union']);
  });
  it('finds a name like his in the same union although no father’s name was given', async () => {
    expect((await likely({ name: 'সেলিম মিয়া', unionId: here.unionId })).map(({ id }) => id)).toEqual([ids.other]);
  });
  it('does not take a record that is being edited for its own duplicate', async () => {
    const same = { name: 'Selim Mia', fatherName: 'Abul Mia', phone: '01819876543', unionId: here.unionId };
    expect(await likely(same)).toHaveLength(1);
    expect(await likely({ ...same, instance: instances.other })).toEqual([]);
  });
  it('finds nobody like a stranger', async () => {
    expect(await likely({ name: 'Purnima Rani', phone: '01911223344' })).toEqual([]);
  });
  it('needs a name', async () => {
    expect((await registry.collector.call('likelyDuplicates', ask.get({ name: ' ' }))).status).toBe(422);
  });
});

describe('the duplicates desk', () => {
  it('lists pairs with a score and reasons, and not people who only share a telephone', async () => {
    const { data, meta } = await desk();
    expect(data.map(({ first, second }) => [first.id, second.id])).toEqual([[ids.rahim, ids.again]]);
    expect(data[0]).toMatchObject({
      reasons: ['phone', 'name', 'fatherName', 'union'],
      first: { name: 'Md. Abdur Rahim', group: 'A group', fithersname: 'Karim Uddin' },
      second: { name: 'আব্দুর রহিম', contact: '+880 1711 234567' },
    });
    expect(meta).toMatchObject({ count: 1, next: null, can: { merge: true } });
  });

  it('is narrowed by likeness and union', async () => {
    expect((await desk({ score: 0.99 })).data).toEqual([]);
    expect((await desk({ union_id: here.unionId })).data).toHaveLength(1);
    expect((await desk({ union_id: (registry.places[1] as Place).unionId })).data).toEqual([]);
  });

  it('turns pages by the last pair of the page before', async () => {
    await send('twin1', { name: 'Gopal Das', father_name: 'Hari Das', sex: 'male' });
    await send('twin2', { name: 'গোপাল দাস', father_name: 'হরি দাস', sex: 'male' });
    const first = await desk({ limit: 1 });
    expect(first.meta).toMatchObject({ count: 2 });
    const second = await desk({ limit: 1, after: first.meta.next });
    expect(second.meta.next).toBeNull();
    const seen = [...first.data, ...second.data].map((pair) => pair.first.id);
    expect(new Set(seen)).toEqual(new Set([ids.rahim, ids.twin1]));
  });

  it('shows two who were told apart no more, also when one of them is saved again', async () => {
    const two = { firstId: ids.twin2 as string, secondId: ids.twin1 as string };
    expect((await registry.collector.call('distinctMembers', ask.get(two))).status).toBe(204);
    expect((await registry.collector.call('distinctMembers', ask.get(two))).status).toBe(204);
    expect(await pairsOf()).toEqual([[ids.rahim, ids.again]]);
    const lines = await auditLines(db(), 'member', ids.twin1);
    expect(lines.map((line) => line.action)).toEqual(['tell-apart']);
    const { formId } = registry.forms.member;
    const take = (isDeleted: boolean) =>
      registry.faoAdmin.call('deleteSubmissions', {
        body: { formId, instanceIds: [instances.twin1 as string], isDeleted },
      });
    await take(true);
    await take(false);
    expect(await pairsOf()).toEqual([[ids.rahim, ids.again]]);
  });
});

describe('merging', () => {
  let mergeId: number;
  const listed = async () => {
    const { body } = await registry.collector.call('members', ask.get({}));
    return { names: body.data.data.map((row) => row.name), count: body.data.totalCount };
  };
  const profile = async (key: string) => {
    const query = { projectId: registry.projectId, instance: instances[key] as string };
    return (await registry.collector.call('member', { query })).body.data;
  };

  it('refuses one record twice, and records that are not there', async () => {
    const merge = (keptId: string, mergedId: string) =>
      registry.collector.call('mergeMembers', ask.get({ keptId, mergedId }));
    expect((await merge(ids.rahim as string, ids.rahim as string)).codes).toEqual(['member.merge-same']);
    expect((await merge(ids.rahim as string, '99999999')).codes).toEqual(['record.not-found']);
  });

  it('leaves one person in the list and the counts, and both records on the profile', async () => {
    const before = await listed();
    const answer = await registry.collector.call(
      'mergeMembers',
      ask.get({ keptId: ids.again, mergedId: ids.rahim } as never),
    );
    expect(answer.status).toBe(200);
    mergeId = answer.body.data.mergeId;
    const after = await listed();
    expect(after.count).toBe(before.count - 1);
    expect(after.names).not.toContain('Md. Abdur Rahim');
    expect(await pairsOf()).toEqual([]);
    expect(await profile('again')).toMatchObject({
      name: 'আব্দুর রহিম',
      merged: [{ mergeId, name: 'Md. Abdur Rahim', instance: instances.rahim }],
      groups: [{ groupCode: 'G-1' }],
      mergedInto: null,
    });
    expect(await profile('rahim')).toMatchObject({
      mergedInto: { mergeId, instance: instances.again },
      can: { merge: false },
    });
    expect(await auditLines(db(), 'member', ids.again)).toMatchObject([{ action: 'merge', after: { merge: mergeId } }]);
  });

  it('refuses to merge what is merged already', async () => {
    const answer = await registry.collector.call(
      'mergeMembers',
      ask.get({ keptId: ids.other, mergedId: ids.rahim } as never),
    );
    expect(answer).toMatchObject({ status: 409, codes: ['member.merged'] });
  });

  it('lists the merges that stand', async () => {
    const { body } = await registry.collector.call('memberMerges', ask.get({}));
    expect(body).toMatchObject({
      data: [{ mergeId, kept: { id: ids.again }, merged: { id: ids.rahim } }],
      meta: { count: 1 },
    });
  });

  it('follows a chain to the last one, and finds back when the middle is undone', async () => {
    const next = await registry.collector.call(
      'mergeMembers',
      ask.get({ keptId: ids.other, mergedId: ids.again } as never),
    );
    expect((await profile('rahim')).mergedInto).toMatchObject({ id: ids.other });
    expect((await profile('other')).merged.map((record) => record.id)).toEqual([ids.again, ids.rahim]);
    await registry.collector.call('undoMerge', ask.get({ mergeId: next.body.data.mergeId }));
    expect((await profile('rahim')).mergedInto).toMatchObject({ id: ids.again });
    expect((await profile('other')).merged).toEqual([]);
  });

  it('keeps whoever stands for others from being deleted', async () => {
    const query = { projectId: registry.projectId, id: ids.again as string };
    expect((await registry.faoAdmin.call('deleteMember', { query })).codes).toEqual(['member.has-merged']);
  });

  it('lets a merged record stand alone while the kept one is taken away where the form’s data is', async () => {
    const { formId } = registry.forms.member;
    const take = (isDeleted: boolean) =>
      registry.faoAdmin.call('deleteSubmissions', {
        body: { formId, instanceIds: [instances.again as string], isDeleted },
      });
    await take(true);
    expect((await listed()).names).toContain('Md. Abdur Rahim');
    await take(false);
    expect((await listed()).names).not.toContain('Md. Abdur Rahim');
  });

  it('is undone once: both stand for themselves again, and are a pair again', async () => {
    const undo = () => registry.collector.call('undoMerge', ask.get({ mergeId }));
    expect((await undo()).status).toBe(204);
    expect((await undo()).codes).toEqual(['record.not-found']);
    expect((await listed()).names).toContain('Md. Abdur Rahim');
    expect(await pairsOf()).toEqual([[ids.rahim, ids.again]]);
    expect((await auditLines(db(), 'member', ids.again)).map((line) => line.action)).toContain('undo-merge');
  });

  it('leaves counts that agree with the rows', async () => {
    const { kept, real, groups } = await countsAndRows(db(), registry.projectId);
    expect(kept).toEqual(real);
    expect(groups.map((g) => g.n)).toEqual(groups.map((g) => g.real));
  });

  it('lets two who merge the same records at once make one merge', async () => {
    const merge = () =>
      registry.collector.call('mergeMembers', ask.get({ keptId: ids.rahim, mergedId: ids.again } as never));
    const statuses = (await Promise.all([merge(), merge(), merge()])).map((answer) => answer.status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('is nothing for somebody of another project', async () => {
    const { stranger } = registry;
    const two = { keptId: ids.rahim as string, mergedId: ids.other as string };
    expect((await stranger.call('mergeMembers', ask.get(two))).status).toBe(404);
    expect((await stranger.call('duplicatePairs', ask.get({}))).status).toBe(404);
    expect((await stranger.call('memberMerges', ask.get({}))).status).toBe(404);
    expect((await stranger.call('undoMerge', ask.get({ mergeId }))).status).toBe(404);
    const elsewhere = await registry.faoAdmin.call('mergeMembers', { body: { projectId: 1, ...two } });
    expect(elsewhere.codes).toEqual(['record.not-found']);
  });
});
