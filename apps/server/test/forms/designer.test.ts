import { contract } from '@msurvey/contract';
import { compile } from '@msurvey/xlsform';
import * as edit from '@msurvey/xlsform/edit';
import { readWorkbook } from '@msurvey/xlsform/read';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines } from '../support/state.queries.ts';
import { upload } from '../support/upload.ts';
import { AGE, download, formFile, replace, submit, xlsx } from './forms.support.ts';
import { designedApart, designedEarlier, giveToProgramme } from './forms.queries.ts';

let server: TestServer;
let dae: Actor;
let fao: Actor;
let badc: Actor;
let superUser: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  [dae, fao, badc, superUser] = (await Promise.all(
    ['dae.admin', 'fao.admin', 'badc.admin', 'superadmin'].map((name) => server.as(name)),
  )) as [Actor, Actor, Actor, Actor];
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

interface Tab {
  id: number;
  idString: string;
  epoch: string;
  session: edit.Session;
  who: Actor;
}

/** A tab in which somebody designs a form. */
async function open(who: Actor, id: number): Promise<Tab> {
  const { body, codes } = await who.call('openDesign', { body: { id } });
  expect(codes).toEqual([]);
  const { idString, epoch, version, document } = body.data;
  return { id, idString, epoch, session: edit.openSession(document as edit.FormDocument, version), who };
}
const begin = async (who: Actor, title: string) =>
  open(who, (await who.call('createDraft', { body: { title } })).body.data.id);

let ids = 0;
function does(tab: Tab, { operations, refused }: edit.Edit): void {
  expect(refused).toBeUndefined();
  tab.session = edit.commit(tab.session, operations, { id: `c${ids++}` });
}
const asked = (tab: Tab) => ({ id: tab.id, epoch: tab.epoch, version: tab.session.version });

/** Sends what is to be kept and takes over the answer, as the browser does. */
async function save(tab: Tab) {
  const { session, changes } = edit.sending(tab.session);
  const answer = await tab.who.call('saveDesign', { body: { ...asked(tab), changes } });
  tab.session = answer.status === 200 ? edit.absorb(session, answer.body.data as edit.News).session : session;
  return answer;
}
async function follow(tab: Tab, at: string | null = null) {
  const answer = await tab.who.call('followDesign', { body: { ...asked(tab), at } });
  if (answer.status === 200) tab.session = edit.absorb(tab.session, answer.body.data as edit.News).session;
  return answer;
}
const names = (tab: Tab) => edit.namesIn(tab.session.document);
const key = (tab: Tab, name: string) =>
  edit.tree(tab.session.document).all.find((node) => node.name === name)?.key as string;
const add = (tab: Tab, type: string, name: string) =>
  does(tab, edit.add(tab.session.document, { type, name, label: `The ${name}` }));

/** The elements of a form; attributes have no order, and the database keeps none of the cells of a row. */
const linesOf = (xml: string): string[] =>
  xml
    .split('\n')
    .map((line) =>
      line.replace(/( [\w:.-]+="[^"]*")+/g, (attributes) =>
        (attributes.match(/ [\w:.-]+="[^"]*"/g) ?? []).sort().join(''),
      ),
    )
    .sort();

describe('every form of the library', () => {
  it('opens in the designer as the form and the workbook that it is', async () => {
    const { data } = (await superUser.call('formTemplates', { body: { pageSize: 100 } })).body;
    expect(data.length).toBeGreaterThan(10);
    for (const { id, idString, title, version } of data) {
      const { session } = await open(superUser, id);
      const versions = await superUser.call('formVersions', { body: { id_string: idString } });
      const workbook = edit.toWorkbook(session.document);
      const options = {
        fallbackFormName: idString,
        fallbackTitle: title,
        version: versions.body.data[0]?.version ?? '',
      };
      const xml = await download(server, superUser, 'downloadForm', { id_string: idString, type: 'xml', version });
      expect(linesOf(compile(workbook, options).xml ?? '')).toEqual(linesOf(xml.bytes.toString()));
      const file = await download(server, superUser, 'downloadForm', { id_string: idString, type: 'xls' });
      const written = readWorkbook(writeWorkbook(workbook), 'x.xlsx').workbook;
      expect(written).toEqual(readWorkbook(file.bytes, 'x.xlsx').workbook);
    }
  });
});

describe('a draft', () => {
  it('keeps every change, is deployed as it is, and goes on from there', async () => {
    const tab = await begin(dae, 'By hand');
    add(tab, 'text', 'village');
    add(tab, 'integer', 'people');
    does(tab, edit.setSettings(tab.session.document, { title: 'By hand, renamed' }));
    expect((await save(tab)).status).toBe(200);
    expect(tab.session.pending).toEqual([]);
    const again = await open(dae, tab.id);
    expect(again.session.document).toEqual(tab.session.document);
    expect((await dae.call('xform', { query: { id: tab.id } })).body.data).toMatchObject({
      title: 'By hand, renamed',
      questionCount: 2,
      can: { deploy: true },
    });
    expect((await auditLines(db(), 'xform', tab.id)).filter(({ action }) => action === 'update')).toHaveLength(1);
    const { data } = (await dae.call('designDifference', { body: { id: tab.id } })).body;
    expect(data).toMatchObject({ ok: true, difference: null, baseVersion: null, questionCount: 2 });

    expect((await dae.call('deployForm', { body: { id_string: tab.idString } })).status).toBe(200);
    const xml = await download(server, dae, 'downloadForm', { id_string: tab.idString, type: 'xml' });
    expect(xml.bytes.toString()).toContain('<village/>');
    does(tab, edit.rename(tab.session.document, key(tab, 'people'), 'persons'));
    expect((await save(tab)).status).toBe(200);
    const second = (await dae.call('designDifference', { body: { id: tab.id } })).body.data;
    expect(second.difference?.renamed).toMatchObject([{ from: { name: 'people' }, to: { name: 'persons' }, held: 0 }]);
    expect((await dae.call('deployForm', { body: { id_string: tab.idString } })).body.data).toMatchObject({
      version: 2,
    });
    expect((await dae.call('designDifference', { body: { id: tab.id } })).codes).toEqual(['form.not-a-draft']);
  });

  it('keeps a change that is sent twice once', async () => {
    const tab = await begin(dae, 'Twice');
    add(tab, 'text', 'once');
    const body = { ...asked(tab), changes: edit.sending(tab.session).changes };
    const [first, second] = [await dae.call('saveDesign', { body }), await dae.call('saveDesign', { body })];
    expect(second.body.data.changes).toEqual(first.body.data.changes);
    await save(tab);
    expect(names(await open(dae, tab.id))).toEqual(['once']);
  });

  it('may have faults, which are told, and is not deployed with them or under another id', async () => {
    const tab = await begin(dae, 'Faulty');
    add(tab, 'text', 'a');
    does(tab, { operations: edit.setField(tab.session.document, key(tab, 'a'), 'relevant', '${nobody} = 1') });
    expect((await save(tab)).status).toBe(200);
    const { data } = (await dae.call('designDifference', { body: { id: tab.id } })).body;
    expect(data).toMatchObject({ ok: false, diagnostics: [{ code: 'references.unknown' }] });
    const deploy = async () => (await dae.call('deployForm', { body: { id_string: tab.idString } })).codes[0];
    expect(await deploy()).toBe('form.faulty');
    does(tab, { operations: edit.setField(tab.session.document, key(tab, 'a'), 'relevant', null) });
    does(tab, edit.setSettings(tab.session.document, { id_string: 'another' }));
    await save(tab);
    expect(await deploy()).toBe('form.id-differs');
  });

  it('goes back to what it was when somebody paused, and that can be taken back', async () => {
    const tab = await begin(dae, 'Back');
    add(tab, 'text', 'first');
    await save(tab);
    await designedEarlier(db(), tab.id, 20);
    add(tab, 'text', 'second');
    add(tab, 'text', 'third');
    await save(tab);
    const moments = (await dae.call('designVersions', { body: { id: tab.id } })).body.data;
    expect(moments.map(({ version, changes }) => [version, changes])).toEqual([
      [3, 2],
      [1, 1],
    ]);
    const back = (to: number) => dae.call('restoreDesign', { body: { ...asked(tab), to, changeId: `back-to-${to}` } });
    tab.session = edit.absorb(tab.session, (await back(1)).body.data as edit.News).session;
    expect(names(tab)).toEqual(['first']);
    expect((await back(1)).body.data.changes).toEqual([]);
    tab.session = edit.absorb(tab.session, (await back(3)).body.data as edit.News).session;
    expect(names(tab)).toEqual(['first', 'second', 'third']);
    expect((await open(dae, tab.id)).session.document).toEqual(tab.session.document);
    expect((await back(99)).codes).toEqual(['record.not-found']);
  });

  it('is shown as it was in any state, also to who may only read, and not when it was begun anew', async () => {
    const tab = await begin(dae, 'Looked at');
    const at = async (version: number, who = dae) =>
      who.call('designState', { body: { id: tab.id, epoch: tab.epoch, version } });
    const empty = tab.session.document;
    expect((await at(0)).body.data.document).toEqual(empty);
    add(tab, 'text', 'first');
    const first = tab.session.document;
    add(tab, 'text', 'second');
    does(tab, edit.rename(tab.session.document, key(tab, 'first'), 'renamed'));
    await save(tab);
    expect((await at(0)).body.data.document).toEqual(empty);
    expect((await at(1)).body.data.document).toEqual(first);
    expect((await at(3)).body.data).toEqual({ version: 3, document: tab.session.document });
    expect((await at(4)).codes).toEqual(['record.not-found']);
    expect((await dae.call('designState', { body: { id: tab.id, epoch: 'another', version: 1 } })).codes).toEqual([
      'record.conflict',
    ]);
    expect((await at(1, superUser)).body.data.document).toEqual(first);
    expect((await at(1, badc)).codes).toEqual(['record.not-found']);
    // looking changes nothing
    expect((await open(dae, tab.id)).session.document).toEqual(tab.session.document);
  });

  it('lists its states a page at a time, the newest first', async () => {
    const tab = await begin(dae, 'Many states');
    for (let i = 0; i < 53; i++) add(tab, 'text', `q${i}`);
    await save(tab);
    await designedApart(db(), tab.id);
    const page = async (before?: number) => (await dae.call('designVersions', { body: { id: tab.id, before } })).body;
    const first = await page();
    expect(first.data.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, i) => 53 - i));
    expect(first.meta).toEqual({ hasMore: true });
    const second = await page(4);
    expect(second.data.map(({ version, changes }) => [version, changes])).toEqual([
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
    expect(second.meta).toEqual({ hasMore: false });
  });

  it('has room for any form, and for no more', async () => {
    const tab = await begin(dae, 'Full');
    const rows = (from: number) =>
      Array.from({ length: 15_000 }, (_, i) => ({ key: `r${from + i}`, cells: { type: 'text' } }));
    const insert = (from: number) => ({
      operations: [{ op: 'insert', sheet: 'survey', after: null, rows: rows(from) }] as edit.Operation[],
    });
    does(tab, insert(0));
    expect((await save(tab)).status).toBe(200);
    does(tab, insert(15_000));
    expect((await save(tab)).codes).toEqual(['form.design-full']);
  });
});

describe('two people at one draft', () => {
  const twoTabs = async (title: string) => {
    const first = await begin(superUser, title);
    add(first, 'integer', 'age');
    add(first, 'text', 'note');
    await save(first);
    await giveToProgramme(db(), first.idString);
    return [first, await open(fao, first.id)] as const;
  };

  it('see each other, and what both do is merged', async () => {
    const [one, other] = await twoTabs('Together');
    add(one, 'text', 'village');
    does(one, edit.rename(one.session.document, key(one, 'age'), 'years'));
    does(other, { operations: edit.setField(other.session.document, key(other, 'note'), 'relevant', '${age} > 17') });
    does(other, { operations: edit.setField(other.session.document, key(other, 'age'), 'hint', 'In years') });
    await save(one);
    await save(other);
    const { others } = (await follow(one, key(one, 'years'))).body.data;
    expect(others).toMatchObject([{ name: expect.any(String), row: null }]);
    expect(one.session.document).toEqual(other.session.document);
    expect(names(one)).toEqual(['years', 'note', 'village']);
    expect(edit.whereUsed(one.session.document, 'years')).toHaveLength(1);
    expect((await follow(other)).body.data.others[0]?.row).toBe(key(one, 'years'));
    expect((await open(superUser, one.id)).session.document).toEqual(one.session.document);
  });

  it('are told the cell that both wrote, and nothing of the second is kept', async () => {
    const [one, other] = await twoTabs('Same cell');
    const writes = (tab: Tab, text: string) =>
      does(tab, { operations: edit.setField(tab.session.document, key(tab, 'age'), 'label', text) });
    writes(one, 'Age in years');
    writes(other, 'How old?');
    await save(one);
    const refused = await save(other);
    expect([refused.status, refused.codes]).toEqual([409, ['form.design-conflict']]);
    const [error] = refused.errors as { detail: string; meta?: object }[];
    expect(error?.detail).toContain('survey · age · label');
    expect(error?.meta).toEqual({ sheet: 'survey', row: key(one, 'age'), column: 'label' });
    // Having seen it, one's own text goes over the other's.
    const news = (await other.who.call('followDesign', { body: asked(other) })).body.data as edit.News;
    const seen = edit.absorb(other.session, news, 'mine');
    expect(seen.conflicts).toHaveLength(1);
    other.session = seen.session;
    expect((await save(other)).status).toBe(200);
    await follow(one);
    expect(edit.outline(one.session.document)[0]?.label).toBe('How old?');
  });

  it('of whom one deploys go on, and of whom one replaces the draft begin anew', async () => {
    const [one, other] = await twoTabs('Deployed meanwhile');
    expect((await superUser.call('deployForm', { body: { id_string: one.idString } })).status).toBe(200);
    add(other, 'text', 'later');
    expect((await save(other)).status).toBe(200);
    // A workbook that replaces the form meanwhile does not take what is being designed.
    const settings = { form_id: one.idString, form_title: 'From a file' };
    expect((await replace(server, superUser, xlsx([AGE], [], settings), { id_string: one.idString })).status).toBe(200);
    expect(names(await open(fao, one.id))).toContain('later');
    const { difference, baseVersion } = (await fao.call('designDifference', { body: { id: one.id } })).body.data;
    expect([difference?.added.map(({ name }) => name).sort(), baseVersion]).toEqual([['later', 'note'], 2]);

    const draft = await submit(server, dae, formFile('reviewed'), { review: 'true' });
    const tab = await open(dae, draft.data.id);
    add(tab, 'text', 'mine');
    await save(tab);
    await replace(server, dae, formFile('reviewed', [AGE]), { id_string: 'reviewed' });
    add(tab, 'text', 'too_late');
    expect((await save(tab)).codes).toEqual(['record.conflict']);
    expect((await follow(tab)).codes).toEqual(['record.conflict']);
    expect(names(await open(dae, tab.id))).toEqual(['name', 'age']);
  });
});

describe('a form begins', () => {
  it('with the questions of another one, under a title and an id of its own', async () => {
    const { data } = (await dae.call('formTemplates', { body: { pageSize: 100 } })).body;
    const standard = data.find(({ organization }) => organization === null);
    const body = { id_string: standard?.idString as string, title: 'Our own' };
    const copied = (await dae.call('designCopy', { body })).body.data;
    expect(copied.title).toBe('UI - Our own');
    const tab = await open(dae, copied.id);
    expect(edit.setting(tab.session.document, 'id_string')).toBe(copied.idString);
    const original = await open(dae, standard?.id as number);
    expect(names(tab)).toEqual(names(original));
    expect((await dae.call('openDesign', { body: { id: original.id } })).body.data.can.edit).toBe(false);
  });

  it('with a workbook, whatever is wrong with it', async () => {
    const bytes = xlsx([{ type: 'text', name: 'a b', label: 'Fault', remark: 'keep me' }]);
    const { field } = contract.designUpload.upload;
    const send = (name: string) =>
      upload(server, dae, 'designUpload', { field, name, bytes }, { title: 'From a file' });
    const { body } = await send('mine.xlsx');
    const tab = await open(dae, body.data.id);
    expect(edit.sheetByKey(tab.session.document, 'survey')?.rows[0]?.cells.remark).toBe('keep me');
    expect(edit.diagnose(tab.session.document).ok).toBe(false);
    expect((await send('mine.pdf')).status).toBe(422);
  });
});

describe('a design is nobody else’s', () => {
  it('is not there for another organisation, and not changed without the right', async () => {
    const tab = await begin(badc, 'Of BADC');
    const state = asked(tab);
    const change = { id: 'x', operations: [] };
    for (const [name, body] of Object.entries({
      openDesign: { id: tab.id },
      saveDesign: { ...state, changes: [change] },
      followDesign: state,
      designVersions: { id: tab.id },
      designState: state,
      restoreDesign: { ...state, to: 0, changeId: 'x' },
      designDifference: { id: tab.id },
      designCopy: { id_string: tab.idString, title: 'Stolen' },
    }))
      expect((await dae.call(name as 'openDesign', { body: body as never })).codes, name).toEqual(['record.not-found']);
    const { data } = (await dae.call('formTemplates', { body: { pageSize: 100 } })).body;
    const programmes = await open(dae, data.find(({ organization }) => organization === null)?.id as number);
    expect((await dae.call('saveDesign', { body: { ...asked(programmes), changes: [change] } })).codes).toEqual([
      'auth.forbidden',
    ]);
    const collector = await server.as('collector');
    expect((await collector.call('saveDesign', { body: { ...state, changes: [change] } })).codes).toEqual([
      'auth.forbidden',
    ]);
  });

  it('refuses what is no operation', async () => {
    const tab = await begin(dae, 'Malformed');
    const send = async (operations: unknown) =>
      (await dae.call('saveDesign', { body: { ...asked(tab), changes: [{ id: 'm', operations }] } as never })).status;
    expect(await send([{ op: 'explode' }])).toBe(422);
    expect(await send([{ op: 'set', sheet: 'survey', row: 'r', column: 'name', value: 5 }])).toBe(400);
    expect(await send([{ op: 'set', sheet: 'no', row: 'no', column: '__proto__', value: 'x' }])).toBe(200);
    expect(
      await dae.call('saveDesign', { body: { ...asked(tab), version: 99, changes: [{ id: 'z', operations: [] }] } }),
    ).toMatchObject({ codes: ['record.conflict'] });
  });
});
