import { writeWorkbook } from '@msurvey/xlsform/write';
import { readWorkbook } from '@msurvey/xlsform/read';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bomb, part, rels, sheetOf, textRow, xlsx as packed } from '../../../../packages/xlsform/test/read-support.ts';
import { writeZip } from '../../../../packages/xlsform/src/write/zip.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { check, download, formFile, storedFile, submit, xlsx } from './forms.support.ts';
import { formCounts } from './forms.queries.ts';

let server: TestServer;
let dae: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  dae = await server.as('dae.admin');
  // The thread is there before its memory is looked at.
  await submit(server, dae, formFile('before-all-that'));
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const HEAD = textRow(1, 'type', 'name', 'label') + textRow(2, 'text', 'a', 'A');
const CELLS = `<c t="inlineStr"><is><t>${'x'.repeat(30)}</t></is></c>`.repeat(20_000);
/** The beginning of a package protected with a password: the old container with a stream of that name. */
function encrypted(): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from('EncryptedPackage', 'utf16le'), 512);
  return bytes;
}
const MACROS = packed({ survey: sheetOf(HEAD) }, { extra: [part('xl/vbaProject.bin', 'macros')] });

const HOSTILE: [string, string, () => Uint8Array, RegExp][] = [
  [
    'a zip bomb',
    'a.xlsx',
    () => packed({ survey: bomb(`<worksheet><sheetData>${HEAD}<row r="3">`, CELLS, 300) }),
    /unpacks/,
  ],
  ['a broken zip', 'a.xlsx', () => formFile('x').subarray(0, 700), /damaged/],
  ['a macro workbook named .xlsx', 'a.xlsx', () => MACROS, /macros/],
  [
    '200 sheets',
    'a.xlsx',
    () => packed(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`s${i}`, sheetOf(HEAD)]))),
    /200 sheets/,
  ],
  [
    'a web page named .xls',
    'a.xls',
    () => Buffer.from('<html><table><tr><td>type</td></tr></table></html>'),
    /web page/,
  ],
  ['an encrypted workbook', 'a.xlsx', encrypted, /password/],
  [
    'a text document',
    'a.xlsx',
    () => writeZip([part('_rels/.rels', rels()), part('word/document.xml', '<w/>')]),
    /text document/,
  ],
  ['zeros', 'a.xls', () => new Uint8Array(5000), /no workbook|damaged/],
];

describe('a hostile upload', () => {
  it.each(HOSTILE)('is refused with a reason: %s', async (_what, name, make, reason) => {
    const before = await formCounts(db());
    const memory = process.memoryUsage().rss;
    for (const send of [submit, check]) {
      const { status, codes, errors } = await send(server, dae, make(), { name });
      expect({ status, codes }).toEqual({ status: 422, codes: ['upload.unreadable'] });
      expect(errors[0]?.detail).toMatch(reason);
    }
    // A bomb of 300 MB may not show; the worker's own memory is in this figure.
    expect(process.memoryUsage().rss - memory).toBeLessThan(250e6);
    expect(await formCounts(db())).toEqual(before);
  });

  it('is refused by its name where nobody asked for it', async () => {
    expect((await submit(server, dae, MACROS, { name: 'a.xlsm' })).codes).toEqual(['upload.wrong-type']);
    expect((await submit(server, dae, Buffer.from('x'), { name: 'a.exe' })).codes).toEqual(['upload.wrong-type']);
  });

  it('is refused by its size before it is read', async () => {
    const { status, codes } = await submit(server, dae, new Uint8Array(10_000_001));
    expect({ status, codes }).toEqual({ status: 413, codes: ['request.too-large'] });
  });

  it('leaves the next one unharmed', async () => {
    expect((await submit(server, dae, formFile('after-all-that'))).status).toBe(200);
  });
});

const partsOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => ({ name, text: Buffer.from(content).toString() }));
const formulasIn = (bytes: Uint8Array) => partsOf(bytes).filter(({ text }) => /<(\w+:)?f[\s/>]/.test(text));

describe('a text that begins like a formula', () => {
  const label = '=HYPERLINK("http://evil.example","Click")';

  it('is a text in the form, in its download and in the annotated workbook', async () => {
    const rows = [
      { type: 'text', name: 'a', label },
      { type: 'text', name: 'b', label: '+1' },
    ];
    await submit(server, dae, xlsx(rows, [], { form_id: 'formula' }));
    const xml = await download(server, dae, 'downloadForm', { id_string: 'formula', type: 'xml' });
    expect(xml.bytes.toString()).toContain('=HYPERLINK(');
    const clone = await dae.call('cloneForm', { body: { id_string: 'formula', form_title: label } });
    for (const id_string of ['formula', clone.body.data.idString]) {
      const { bytes } = await download(server, dae, 'downloadForm', { id_string, type: 'xls' });
      expect(formulasIn(bytes)).toEqual([]);
      expect(readWorkbook(bytes, 'x.xlsx').workbook?.sheets[0]?.rows[0]?.cells.label).toBe(label);
    }
    const { data } = await check(
      server,
      dae,
      xlsx([...rows, { type: 'nothing', name: 'c', label }], [], { form_id: 'f2' }),
    );
    expect(formulasIn(await storedFile(server, dae, data.annotated as string))).toEqual([]);
  });

  it('is given back as a text when the workbook had a real formula there, and when it came as .csv', async () => {
    const formula = '<c t="str"><f>WEBSERVICE("http://evil.example")</f><v>Name</v></c>';
    const live = packed({
      survey: sheetOf(
        textRow(1, 'type', 'name', 'label') +
          `<row r="2"><c t="inlineStr"><is><t>text</t></is></c><c t="inlineStr"><is><t>a</t></is></c>${formula}</row>`,
      ),
    });
    const { data, status } = await submit(server, dae, live, { name: 'live.xlsx' });
    expect(status).toBe(200);
    const back = await download(server, dae, 'downloadForm', { id_string: data.idString, type: 'xls' });
    expect(formulasIn(back.bytes)).toEqual([]);
    expect(readWorkbook(back.bytes, 'x.xlsx').workbook?.sheets[0]?.rows[0]?.cells.label).toBe('Name');
    const csv = `survey,,,,\n,type,name,label,hint\n,text,v,"${label.replaceAll('"', '""')}",x\nsettings,,,,\n,form_id,,,\n,csv-formula,,,\n`;
    await submit(server, dae, Buffer.from(csv), { name: 'f.csv' });
    const asBook = await download(server, dae, 'downloadForm', { id_string: 'csv-formula', type: 'xls' });
    expect(asBook.fileName).toBe('csv-formula.xlsx');
    expect(formulasIn(asBook.bytes)).toEqual([]);
  });

  it('in an annotated workbook with a real formula is a text too', async () => {
    const broken = packed({
      survey: sheetOf(
        textRow(1, 'type', 'name', 'label') +
          '<row r="2"><c t="inlineStr"><is><t>nothing</t></is></c><c t="str"><f>1+1</f><v>a</v></c></row>',
      ),
    });
    const { data } = await check(server, dae, broken, { name: 'broken.xlsx' });
    expect(data.ok).toBe(false);
    expect(formulasIn(await storedFile(server, dae, data.annotated as string))).toEqual([]);
  });
});

it('writes no formula for any text', () => {
  const rows = ['=1', '+1', '-1', '@a', '\t=1', "'=1"].map((text, i) => ({ row: i + 2, cells: { label: text } }));
  expect(formulasIn(writeWorkbook({ sheets: [{ name: 'survey', headers: ['label'], rows }] }))).toEqual([]);
});
