import { readWorkbook } from '@msurvey/xlsform/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeDataHolder } from '../../src/modules/forms/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines } from '../support/state.queries.ts';
import { AGE, check, download, formFile, replace, storedFile, submit, xlsx } from './forms.support.ts';
import { formCounts } from './forms.queries.ts';

let server: TestServer;
/** Run the forms of DAE and of BADC. */
let dae: Actor;
let badc: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  dae = await server.as('dae.admin');
  badc = await server.as('badc.admin');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const FAULTY = xlsx(
  [
    { type: 'text', name: 'a b', label: 'A' },
    { type: 'integr', name: 'age', label: 'Age' },
    { type: 'select_one yn', name: 'ok', label: 'OK', relevant: '${nobody} = 1' },
  ],
  [],
  { form_id: 'faulty', form_title: 'Faulty' },
);

describe('a workbook that is uploaded', () => {
  it('becomes a deployed form with its first version', async () => {
    const { status, data } = await submit(server, dae, formFile('first', [AGE]), { description: 'About it' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      idString: 'first',
      title: 'Form first',
      description: 'About it',
      state: 'deployed',
      origin: 'upload',
      organization: 'Department of Agricultural Extension',
      version: 1,
      questionCount: 2,
      languages: [],
      projectCount: 0,
      missingMedia: 0,
      can: { edit: true, delete: true, restore: false, clone: true, download: true, deploy: false },
    });
    const [line] = await auditLines(db(), 'xform', data.id);
    expect(line).toMatchObject({ action: 'create', after: { idString: 'first', state: 'deployed' } });
  });

  it('is given back byte for byte, and as an XForm with a version', async () => {
    const bytes = formFile('given-back');
    await submit(server, dae, bytes);
    const back = await download(server, dae, 'downloadForm', { id_string: 'given-back', type: 'xls' });
    expect(back.bytes.equals(Buffer.from(bytes))).toBe(true);
    expect(back.fileName).toBe('given-back.xlsx');
    const xml = await download(server, dae, 'downloadForm', { id_string: 'given-back', type: 'xml' });
    expect(xml.bytes.toString()).toMatch(/<data id="given-back" version="\d{14}"/);
  });

  it('becomes a draft when it asks for review, and deploying publishes it', async () => {
    const { data } = await submit(server, dae, formFile('review'), { review: 'true' });
    expect(data).toMatchObject({ state: 'draft', version: null, can: { deploy: true } });
    const deployed = await dae.call('deployForm', { body: { id_string: 'review' } });
    expect(deployed.body.data).toMatchObject({ state: 'deployed', version: 1, can: { deploy: false } });
    expect((await dae.call('deployForm', { body: { id_string: 'review' } })).codes).toEqual(['form.not-a-draft']);
  });

  it('takes its title from the person, else from the file, and its id from the file where it has none', async () => {
    const plain = xlsx([AGE]);
    const { data } = await submit(server, dae, plain, { name: 'Crop cut  survey.xlsx' });
    expect(data).toMatchObject({ idString: 'Crop_cut_survey', title: 'Crop cut  survey' });
    const titled = await submit(server, dae, plain, { name: 'জরিপ.xlsx', title: 'Our own title' });
    expect(titled.data.title).toBe('Our own title');
    expect(titled.data.idString).toMatch(/^form_\d{14}$/);
  });

  it('is refused when its id is taken, in whatever case and by whomever', async () => {
    await submit(server, dae, formFile('Taken'));
    const again = await submit(server, badc, formFile('TAKEN'));
    expect(again).toMatchObject({ status: 409, codes: ['form.id-taken'] });
    expect(again.errors[0]?.detail).toContain('TAKEN');
    const twins = await Promise.all([1, 2, 3].map(() => submit(server, dae, formFile('twins'))));
    expect(twins.map((twin) => twin.status).sort()).toEqual([200, 409, 409]);
  });

  it('is taken as .csv too', async () => {
    const csv =
      'survey,,,,\n,type,name,label,hint\n,text,village,Village,x\nsettings,,,,\n,form_id,form_title,version,\n,from-csv,From csv,2,\n';
    const { status, data } = await submit(server, dae, Buffer.from(csv), { name: 'f.csv' });
    expect({ status, idString: data?.idString }).toEqual({ status: 200, idString: 'from-csv' });
  });

  it('with faults is refused with one error per fault, each naming sheet, row and column, and nothing is stored', async () => {
    const before = await formCounts(db());
    const { status, errors } = await submit(server, dae, FAULTY);
    expect(status).toBe(422);
    expect(new Set(errors.map((e) => e.code))).toEqual(new Set(['form.faulty']));
    expect(errors.length).toBeGreaterThanOrEqual(3);
    const places = errors.map((e) => [e.meta?.sheet, e.meta?.row, e.meta?.column, e.meta?.severity]);
    expect(places).toContainEqual(['survey', 2, 'name', 'error']);
    expect(places).toContainEqual(['survey', 3, 'type', 'error']);
    const wrongType = errors.find((e) => e.meta?.row === 3);
    expect(wrongType?.detail).toMatch(/^Sheet survey, row 3, column type: /);
    expect(wrongType?.meta?.suggestion).toBe('integer');
    expect(await formCounts(db())).toEqual(before);
  });

  it('is checked without being stored: every fault, and the workbook with the faults in their cells', async () => {
    const before = await formCounts(db());
    const { status, data } = await check(server, dae, FAULTY);
    expect(status).toBe(200);
    expect(data).toMatchObject({ ok: false, idString: 'faulty', difference: null, baseVersion: null });
    expect(data.diagnostics.length).toBeGreaterThanOrEqual(3);
    const annotated = await storedFile(server, dae, data.annotated as string);
    const { workbook } = readWorkbook(annotated, 'back.xlsx');
    expect(workbook?.sheets.map((sheet) => sheet.name)).toEqual(['survey', 'settings', 'Problems']);
    expect(await formCounts(db())).toEqual(before);
  });

  it('is told at the check when its id is taken', async () => {
    await submit(server, dae, formFile('checked-id'));
    const { data } = await check(server, dae, formFile('checked-id'));
    expect(data.ok).toBe(false);
    expect(data.diagnostics.at(-1)).toMatchObject({ code: 'form.id-taken', sheet: 'settings', column: 'form_id' });
  });

  it('may not have an id that no address can carry', async () => {
    const { errors } = await submit(server, dae, formFile('x'.repeat(121)));
    expect(errors[0]?.meta).toMatchObject({ fault: 'form.id-too-long', sheet: 'settings', column: 'form_id' });
    expect((await submit(server, dae, formFile('a/b'))).errors[0]?.meta?.fault).toBe('form.id-characters');
  });

  it('needs the file and the permission', async () => {
    const none = await dae.call('submitForm');
    expect(none.codes).toEqual(['upload.no-file']);
    expect((await submit(server, await server.as('collector'), formFile('x'))).codes).toEqual(['auth.forbidden']);
    expect((await submit(server, dae, formFile('x'), { name: 'form.ods' })).codes).toEqual(['upload.wrong-type']);
  });
});

describe('a form that is replaced', () => {
  it('gets another version and keeps the old one, with its workbook', async () => {
    const first = formFile('kept');
    await submit(server, dae, first);
    const second = formFile('kept', [AGE]);
    const { data } = await replace(server, dae, second, { id_string: 'kept', base_version: '1' });
    expect(data).toMatchObject({ version: 2, questionCount: 2, title: 'Form kept' });
    const { body } = await dae.call('formVersions', { body: { id_string: 'kept' } });
    expect(
      body.data.map(({ number, questionCount, submissionCount }) => [number, questionCount, submissionCount]),
    ).toEqual([
      [2, 2, 0],
      [1, 1, 0],
    ]);
    expect(body.data[0]).toMatchObject({ fileName: 'form.xlsx', createdBy: expect.stringMatching(/\p{L}/u) });
    expect(new Set(body.data.map((v) => v.version)).size).toBe(2);
    const old = await download(server, dae, 'downloadForm', { id_string: 'kept', type: 'xls', version: 1 });
    expect(old.bytes.equals(Buffer.from(first))).toBe(true);
    const lines = await auditLines(db(), 'xform', data.id);
    expect(lines.at(-1)).toMatchObject({ action: 'replace', before: { version: 1 }, after: { version: 2 } });
  });

  it('is compared before: what is added, removed and retyped, and which version that concerns', async () => {
    await submit(server, dae, formFile('compared', [AGE, { type: 'date', name: 'day', label: 'Day' }]));
    const next = formFile('compared', [
      { ...AGE, type: 'decimal' },
      { type: 'note', name: 'hint', label: 'Hint' },
    ]);
    const { data } = await check(server, dae, next, { id_string: 'compared' });
    expect(data).toMatchObject({ ok: true, baseVersion: 1 });
    expect(data.difference).toMatchObject({
      added: [{ name: 'hint' }],
      removed: [{ name: 'day', type: 'date', held: 0 }],
      retyped: [{ from: 'integer', to: 'decimal', held: 0 }],
    });
    await replace(server, dae, next, { id_string: 'compared' });
    const later = await dae.call('compareForms', { body: { id_string: 'compared', from: 1, to: 2 } });
    expect(later.body.data).toEqual(data.difference);
  });

  it('says how many submissions hold an answer where something changes', async () => {
    const before = composeDataHolder({
      heldAnswers: async (_db, _xformId, paths) => new Map(paths.map((path) => [path, path.length])),
      submissionsByVersion: async () => new Map([[1, 42]]),
      placedWithin: () => [],
    });
    try {
      await submit(server, dae, formFile('held', [AGE]));
      const { data } = await check(server, dae, formFile('held'), { id_string: 'held' });
      expect(data.difference?.removed).toEqual([
        { path: '/data/age', name: 'age', type: 'integer', held: '/data/age'.length },
      ]);
      const { body } = await dae.call('formVersions', { body: { id_string: 'held' } });
      expect(body.data[0]?.submissionCount).toBe(42);
    } finally {
      composeDataHolder(before);
    }
  });

  it('refuses a file that names another form, and takes one that names none', async () => {
    await submit(server, dae, formFile('own-id'));
    const other = await replace(server, dae, formFile('other-id'), { id_string: 'own-id' });
    expect(other).toMatchObject({ status: 422, codes: ['form.id-differs'] });
    const silent = await replace(server, dae, xlsx([AGE]), { id_string: 'own-id' });
    expect(silent.data).toMatchObject({ idString: 'own-id', version: 2 });
    const xml = await download(server, dae, 'downloadForm', { id_string: 'own-id', type: 'xml' });
    expect(xml.bytes.toString()).toContain('id="own-id"');
  });

  it('calls every version differently, also when the author forgot to', async () => {
    const named = formFile('versions', [], { version: '7' });
    await submit(server, dae, named);
    const again = await replace(server, dae, named, { id_string: 'versions' });
    expect(again.data.warnings.map((w) => w.code)).toContain('form.version-repeated');
    await replace(server, dae, named, { id_string: 'versions' });
    const { body } = await dae.call('formVersions', { body: { id_string: 'versions' } });
    expect(body.data.map((v) => v.version)).toEqual(['7-3', '7-2', '7']);
    const xml = await download(server, dae, 'downloadForm', { id_string: 'versions', type: 'xml', version: 2 });
    expect(xml.bytes.toString()).toContain('version="7-2"');
  });

  it('is refused when somebody replaced it since it was looked at, and says who', async () => {
    await submit(server, dae, formFile('seen'));
    await replace(server, dae, formFile('seen', [AGE]), { id_string: 'seen', base_version: '1' });
    const late = await replace(server, await server.as('superadmin'), formFile('seen'), {
      id_string: 'seen',
      base_version: '1',
    });
    expect(late).toMatchObject({ status: 409, codes: ['form.replaced-meanwhile'] });
    expect(late.errors[0]?.detail).toContain('version 2');
  });

  it('by two at once goes to one of them; the other is told, and nothing is lost', async () => {
    await submit(server, dae, formFile('race'));
    const superUser = await server.as('superadmin');
    const answers = await Promise.all([
      replace(server, dae, formFile('race', [AGE]), { id_string: 'race' }),
      replace(server, superUser, formFile('race', [{ ...AGE, name: 'years' }]), { id_string: 'race' }),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.codes).toEqual(['form.replaced-meanwhile']);
    const { body } = await dae.call('formVersions', { body: { id_string: 'race' } });
    expect(body.data.map((v) => v.number)).toEqual([2, 1]);
  });

  it('with a faulty file stays as it is', async () => {
    await submit(server, dae, formFile('faulty'));
    const { status } = await replace(server, dae, FAULTY, { id_string: 'faulty' });
    expect(status).toBe(422);
    expect((await dae.call('formVersions', { body: { id_string: 'faulty' } })).body.meta.count).toBe(1);
  });

  it('is another organisation’s business: it is not there', async () => {
    await submit(server, dae, formFile('ours'));
    const theirs = await replace(server, badc, formFile('ours'), { id_string: 'ours' });
    expect(theirs).toMatchObject({ status: 404, codes: ['record.not-found'] });
    expect((await check(server, badc, formFile('ours'), { id_string: 'ours' })).status).toBe(404);
  });

  it('stays a draft when it was one', async () => {
    await submit(server, dae, formFile('draft-again'), { review: 'true' });
    const { data } = await replace(server, dae, formFile('draft-again', [AGE]), { id_string: 'draft-again' });
    expect(data).toMatchObject({ state: 'draft', version: null, questionCount: 2 });
  });
});
