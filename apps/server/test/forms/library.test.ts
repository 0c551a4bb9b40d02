import { readWorkbook } from '@msurvey/xlsform/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../src/modules/jobs.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines, letPass, setStatus } from '../support/state.queries.ts';
import { AGE, download, formFile, giveMedia, replace, submit, xlsx } from './forms.support.ts';
import { createdOn, deletedLongAgo, formCounts, giveToProgramme, sendRecords } from './forms.queries.ts';

let server: TestServer;
let dae: Actor;
let badc: Actor;
let faoAdmin: Actor;
let superUser: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  [dae, badc, faoAdmin, superUser] = (await Promise.all(
    ['dae.admin', 'badc.admin', 'fao.admin', 'superadmin'].map((name) => server.as(name)),
  )) as [Actor, Actor, Actor, Actor];
  await submit(server, dae, formFile('of-dae'), { title: 'Paddy survey' });
  await submit(server, badc, formFile('of-badc'), { title: 'Canal survey' });
  await submit(server, superUser, formFile('of-programme'), { title: 'Programme survey' });
  await giveToProgramme(db(), 'of-programme');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;
const idsOf = async (who: Actor, body: object = {}) => {
  const { body: page } = await who.call('formTemplates', { body: { pageSize: 100, ...body } });
  return page.data.map((row) => row.idString).filter((id) => /^of-|^q/.test(id));
};

describe('the library', () => {
  it('shows an organisation its own forms and the programme’s, and its administrators all', async () => {
    expect((await idsOf(dae)).sort()).toEqual(['of-dae', 'of-programme']);
    expect((await idsOf(badc)).sort()).toEqual(['of-badc', 'of-programme']);
    expect((await idsOf(faoAdmin)).sort()).toEqual(['of-badc', 'of-dae', 'of-programme']);
    expect((await idsOf(superUser)).sort()).toEqual(['of-badc', 'of-dae', 'of-programme']);
  });

  it('says what one may do with each', async () => {
    const can = async (who: Actor, id_string: string) =>
      (await who.call('xform', { query: { id_string } })).body.data.can;
    expect(await can(dae, 'of-dae')).toMatchObject({ edit: true, delete: true, clone: true });
    expect(await can(dae, 'of-programme')).toMatchObject({ edit: false, delete: false, clone: true, download: true });
    expect(await can(faoAdmin, 'of-programme')).toMatchObject({ edit: true, delete: true });
    expect(await can(faoAdmin, 'of-dae')).toMatchObject({ edit: false, delete: false, clone: true });
  });

  it('finds a title as it is, whatever the case, and suggests titles that contain a text', async () => {
    expect(await idsOf(dae, { name: 'PADDY SURVEY' })).toEqual(['of-dae']);
    expect(await idsOf(dae, { name: 'paddy' })).toEqual([]);
    const titles = async (who: Actor, q: string) => (await who.call('formTitles', { query: { q } })).body.data;
    expect(await titles(dae, 'SURV')).toEqual(expect.arrayContaining(['Paddy survey', 'Programme survey']));
    expect(await titles(dae, 'canal')).not.toContain('Canal survey');
    expect(await titles(dae, '%')).toEqual([]);
  });

  it('filters by the day of creation, as days are where the programme works', async () => {
    await createdOn(db(), 'of-dae', '2024-03-09T18:30:00Z');
    expect(await idsOf(dae, { fromDate: '2024-03-10', toDate: '2024-03-10' })).toEqual(['of-dae']);
    expect(await idsOf(dae, { toDate: '2024-03-09' })).toEqual([]);
  });

  it('sorts and pages, and counts all', async () => {
    for (const n of [1, 2, 3]) await submit(server, badc, formFile(`q${n}`), { title: `Q ${n}` });
    const asked = { sortBy: 'title', sortOrder: 'desc', name: null } as const;
    const page = (currentPage: number) => badc.call('formTemplates', { body: { ...asked, pageSize: 2, currentPage } });
    const [first, second] = [await page(1), await page(2)];
    const all = await badc.call('formTemplates', { body: { ...asked, pageSize: 100 } });
    const titles = all.body.data.map((row) => row.title);
    expect([...first.body.data, ...second.body.data].map((row) => row.title)).toEqual(titles.slice(0, 4));
    expect(all.body.meta.count).toBe(titles.length);
    expect([...titles].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1))).toEqual(titles);
    expect((await idsOf(badc, { sortBy: 'formCreatedAt', sortOrder: 'asc' })).slice(-3)).toEqual(['q1', 'q2', 'q3']);
  });

  it.each(['xform', 'downloadForm', 'formVersions', 'formQuestions', 'cloneForm', 'formMedia'] as const)(
    'does not have another organisation’s form for %s',
    async (name) => {
      const body = { id_string: 'of-badc', type: 'xml', form_title: 'Copy' };
      const { status, codes } = await dae.call(name, (name === 'xform' ? { query: body } : { body }) as never);
      expect({ status, codes }).toEqual({ status: 404, codes: ['record.not-found'] });
    },
  );

  it('lets nobody change what he only sees', async () => {
    const refused = await replace(server, dae, formFile('of-programme'), { id_string: 'of-programme' });
    expect(refused.codes).toEqual(['auth.forbidden']);
    expect(
      (await replace(server, faoAdmin, formFile('of-programme', [AGE]), { id_string: 'of-programme' })).status,
    ).toBe(200);
  });
});

describe('the questions of a form', () => {
  it('are told with labels by language, groups, repeats and choices', async () => {
    const file = xlsx(
      [
        { type: 'begin repeat', name: 'member', 'label::English (en)': 'Member', 'label::বাংলা (bn)': 'সদস্য' },
        {
          type: 'select_one sex',
          name: 'sex',
          'label::English (en)': 'Sex',
          'label::বাংলা (bn)': 'লিঙ্গ',
          required: 'yes',
        },
        { type: 'end repeat' },
      ],
      [
        { list_name: 'sex', name: 'f', 'label::English (en)': 'Female', 'label::বাংলা (bn)': 'নারী' },
        { list_name: 'sex', name: 'm', 'label::English (en)': 'Male', 'label::বাংলা (bn)': 'পুরুষ' },
      ],
      { form_id: 'two-languages', default_language: 'English (en)' },
    );
    const { data } = await submit(server, dae, file);
    expect(data).toMatchObject({ languages: ['English (en)', 'বাংলা (bn)'], questionCount: 1 });
    const { body } = await dae.call('formQuestions', { body: { id_string: 'two-languages' } });
    expect(body.data).toMatchObject({ version: 1, defaultLanguage: 'English (en)' });
    expect(body.data.questions.filter((q) => !q.generated)).toMatchObject([
      { kind: 'repeat', path: '/data/member', label: { 'বাংলা (bn)': 'সদস্য' } },
      {
        kind: 'question',
        path: '/data/member/sex',
        type: 'select_one',
        list: 'sex',
        choiceCount: 2,
        choices: [{ name: 'f', label: { 'English (en)': 'Female' } }, { name: 'm' }],
        repeats: ['/data/member'],
        required: true,
      },
    ]);
  });

  it('of a draft are told too', async () => {
    await submit(server, dae, formFile('asked-draft'), { review: 'true' });
    const { body } = await dae.call('formQuestions', { body: { id_string: 'asked-draft' } });
    expect(body.data).toMatchObject({
      version: null,
      questions: [{ name: 'name', type: 'text' }, { generated: true }],
    });
  });
});

describe('a copy', () => {
  it('has an id, a title and an XForm of its own, and the files of the original', async () => {
    const file = xlsx([{ type: 'select_one_from_file crops.csv', name: 'crop', label: 'Crop' }], [], {
      form_id: 'original',
    });
    await submit(server, dae, file);
    await giveMedia(server, dae, 'original', 'crops.csv', Buffer.from('name,label\nrice,Rice\n'));
    const { body } = await dae.call('cloneForm', { body: { id_string: 'original', form_title: 'A copy' } });
    expect(body.data).toMatchObject({ title: 'A copy', origin: 'clone', version: 1, missingMedia: 0 });
    expect(body.data.idString).toMatch(/^original_clone_\d{17}$/);
    const of = { id_string: body.data.idString };
    const xml = (await download(server, dae, 'downloadForm', { ...of, type: 'xml' })).bytes.toString();
    expect(xml).toContain(`id="${body.data.idString}"`);
    expect(xml).toContain('<h:title>A copy</h:title>');
    const media = await download(server, dae, 'formMediaFile', { ...of, name: 'crops.csv' });
    expect(media.bytes.toString()).toContain('rice');
    const workbook = await download(server, dae, 'downloadForm', { ...of, type: 'xls' });
    const settings = readWorkbook(workbook.bytes, 'x.xlsx').workbook?.sheets.find((s) => s.name === 'settings');
    expect(settings?.rows[0]?.cells).toMatchObject({ form_id: body.data.idString, form_title: 'A copy' });
    expect((await auditLines(db(), 'xform', body.data.id))[0]).toMatchObject({
      action: 'clone',
      after: { of: 'original' },
    });
  });

  it('of the programme’s form belongs to the organisation that made it', async () => {
    const { body } = await dae.call('cloneForm', { body: { id_string: 'of-programme', form_title: 'Ours now' } });
    expect(body.data).toMatchObject({ organization: 'Department of Agricultural Extension', can: { edit: true } });
  });

  it('of a draft is a draft', async () => {
    const draft = await dae.call('createDraft', { body: { title: 'To copy' } });
    const { body } = await dae.call('cloneForm', {
      body: { id_string: draft.body.data.idString, form_title: 'Copied' },
    });
    expect(body.data).toMatchObject({ state: 'draft', version: null });
  });
});

describe('a form begun in the designer', () => {
  it('is a draft whose title has the prefix, and which can be read as a workbook', async () => {
    const { body } = await dae.call('createDraft', { body: { title: 'Household', description: 'All households' } });
    expect(body.data.title).toBe('UI - Household');
    const row = (await dae.call('xform', { query: { id: body.data.id } })).body.data;
    expect(row).toMatchObject({
      state: 'draft',
      origin: 'designer',
      description: 'All households',
      can: { deploy: true },
    });
    const file = await download(server, dae, 'downloadForm', { id_string: body.data.idString, type: 'xls' });
    expect(readWorkbook(file.bytes, 'x.xlsx').workbook?.sheets.map((s) => s.name)).toEqual([
      'survey',
      'choices',
      'settings',
    ]);
    expect((await dae.call('createDraft', { body: { title: '  ' } })).codes).toEqual(['field.required']);
  });

  it('without a question cannot be deployed, and says why', async () => {
    const { body } = await dae.call('createDraft', { body: { title: 'Empty' } });
    const { status, codes } = await dae.call('deployForm', { body: { id_string: body.data.idString } });
    expect({ status, code: codes[0] }).toEqual({ status: 422, code: 'form.faulty' });
  });
});

describe('the ticket for a new tab', () => {
  const draft = async () => (await dae.call('createDraft', { body: { title: 'Ticket' } })).body.data.id;
  const ticketFor = async (id: number) => (await dae.call('designerTicket', { body: { id } })).body.data.ticket;

  it('is exchanged once for a session of its own', async () => {
    const ticket = await ticketFor(await draft());
    const exchanged = await server.nobody.call('exchangeTicket', { body: { ticket } });
    expect(exchanged.status).toBe(200);
    expect(exchanged.body.token).not.toBe(dae.token);
    const again = await server.nobody.call('exchangeTicket', { body: { ticket } });
    expect({ status: again.status, codes: again.codes }).toEqual({ status: 404, codes: ['link.invalid'] });
  });

  it('is good for one minute', async () => {
    const [early, late] = [await ticketFor(await draft()), await ticketFor(await draft())];
    await letPass(db(), 55);
    expect((await server.nobody.call('exchangeTicket', { body: { ticket: early } })).status).toBe(200);
    await letPass(db(), 10);
    expect((await server.nobody.call('exchangeTicket', { body: { ticket: late } })).codes).toEqual(['link.invalid']);
  });

  it('is worth nothing once its person is switched off', async () => {
    const bari = await server.as('bari.admin');
    const { body } = await bari.call('createDraft', { body: { title: 'Mine' } });
    const { ticket } = (await bari.call('designerTicket', { body: { id: body.data.id } })).body.data;
    await setStatus(db(), 'bari.admin', 'inactive');
    expect((await server.nobody.call('exchangeTicket', { body: { ticket } })).codes).toEqual(['auth.account-inactive']);
  });

  it('is not made for a form of others', async () => {
    const id = (await badc.call('xform', { query: { id_string: 'of-badc' } })).body.data.id;
    expect((await dae.call('designerTicket', { body: { id } })).status).toBe(404);
  });
});

describe('a form that is deleted', () => {
  it('is gone from the lists and comes back when it is restored', async () => {
    const { data } = await submit(server, dae, formFile('gone'));
    const deleted = await dae.call('deleteForm', { body: { formId: data.id } });
    expect(deleted.body.data).toMatchObject({ id: data.id, deletedAt: expect.stringMatching(/^20/) });
    expect((await dae.call('xform', { query: { id: data.id } })).status).toBe(404);
    const there = await dae.call('formTemplates', { body: { state: 'deleted', pageSize: 100 } });
    expect(there.body.data.find((row) => row.id === data.id)).toMatchObject({ can: { restore: true, edit: false } });
    expect((await badc.call('formTemplates', { body: { state: 'deleted' } })).body.data).toEqual([]);
    expect((await badc.call('restoreForm', { body: { formId: data.id } })).status).toBe(404);
    expect((await submit(server, dae, formFile('gone'))).codes).toEqual(['form.id-taken']);
    const restored = await dae.call('restoreForm', { body: { formId: data.id } });
    expect(restored.body.data).toMatchObject({ idString: 'gone', deletedAt: null });
    expect((await auditLines(db(), 'xform', data.id)).map((l) => l.action)).toEqual(['create', 'delete', 'restore']);
  });

  it('is refused while projects use it, and names them', async () => {
    const { data } = await submit(server, dae, formFile('used'));
    const imported = await dae.call('importForm', {
      body: { id_string: 'used', form_title: 'Used', project_id: 61, organizations: [1] },
    });
    const inUse = await dae.call('deleteForm', { body: { formId: data.id } });
    expect(inUse).toMatchObject({ status: 409, codes: ['form.in-use'] });
    expect(inUse.errors[0]?.detail).toContain('SACP-RAINS');
    const formId = imported.body.data.id;
    await sendRecords(db(), { projectId: 61, formId }, { 1: 3, 2: 4 });
    const hasData = await dae.call('deleteForm', { body: { formId: data.id } });
    expect(hasData.codes).toEqual(['form.has-data']);
    expect(hasData.errors[0]?.detail).toMatch(/7 in SACP-RAINS/);
  });

  it('is there no more after 30 days, with all that belonged to it', async () => {
    const { data } = await submit(server, dae, formFile('forgotten'));
    const before = await formCounts(db());
    await dae.call('deleteForm', { body: { formId: data.id } });
    const clean = jobHandlers(server.context)['clean-forms'];
    await deletedLongAgo(db(), data.id, 29);
    await clean?.({});
    expect(await formCounts(db())).toEqual(before);
    await deletedLongAgo(db(), data.id, 31);
    expect((await dae.call('restoreForm', { body: { formId: data.id } })).status).toBe(404);
    await clean?.({});
    const after = await formCounts(db());
    expect(after).toMatchObject({ xforms: (before.xforms ?? 0) - 1, versions: (before.versions ?? 0) - 1 });
    expect((await submit(server, dae, formFile('forgotten'))).status).toBe(200);
  });
});
