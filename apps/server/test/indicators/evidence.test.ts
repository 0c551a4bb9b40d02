import { EVIDENCE_BYTES, MOST_EVIDENCE } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../src/external/sweep-files.ts';
import { evidenceKeys } from '../../src/modules/indicators/index.ts';
import { FILE_LISTS, FILE_OWNERS } from '../../src/modules/jobs.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { evidenceOf, openDocument, packageOf, PDF, PNG } from './evidence-support.ts';
import { setArchived } from './indicators.queries.ts';
import { memberWith, projectWithIndicators, total } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;
const DATE = '2024-25';
const keptKeys = async () => new Set((await Promise.all(FILE_LISTS.map((list) => list(db(), null, 5000)))).flat());

/** An indicator with a value of 2024-25, and its files. */
async function collected(name: string) {
  const at = await projectWithIndicators(server, name);
  const logframeId = await at.indicator();
  await at.collect(logframeId, [total('2024', 40)]);
  const value = { projectId: at.projectId, logframeId, date: DATE };
  const versionNow = async () => (await at.collection(logframeId)).jsonData.collectedData[0]?.version as number;
  const move = async (name: 'submitIndicatorValues' | 'acceptIndicatorValues') =>
    (name === 'submitIndicatorValues' ? at.officer : at.validator).call(name, {
      body: { projectId: at.projectId, logframeId, rows: [{ date: DATE, version: await versionNow() }] },
    });
  return { ...at, logframeId, value, move, versionNow, files: evidenceOf(server, value) };
}

describe('the evidence of a value', () => {
  it('is attached, listed with who and when, opened as it was, and taken away; history and audit say so', async () => {
    const { officer, validator, projectId, logframeId, collection, files } = await collected('Evidence');
    expect((await files.list(officer)).body).toEqual({ data: [], meta: { can: { attach: true, remove: true } } });
    const { status, body } = await files.attach(officer, 'হাজিরা.pdf', PDF);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([{ name: 'হাজিরা.pdf', mediaType: 'application/pdf', size: PDF.length }]);
    expect(body.data[0].added.by).not.toBe('');
    expect((await collection(logframeId)).jsonData.collectedData[0]?.evidence).toBe(1);
    // Whoever sees the value sees its files, and changes nothing.
    const seen = await files.list(validator);
    expect([seen.body.data.length, seen.body.meta.can]).toEqual([1, { attach: false, remove: false }]);
    const id = seen.body.data[0]?.id as number;
    const opened = await files.open(validator, id);
    expect([opened.status, opened.type, opened.bytes.equals(PDF)]).toEqual([200, 'application/pdf', true]);
    expect(opened.disposition).toContain('attachment');
    expect(await lastAudit(db(), 'indicator-value', logframeId)).toMatchObject({
      action: 'attach',
      after: { period: DATE, name: 'হাজিরা.pdf', size: PDF.length },
    });
    expect((await files.remove(officer, id)).body.data).toEqual([]);
    // Sent twice it is gone once.
    expect((await files.remove(officer, id)).status).toBe(200);
    expect((await files.open(officer, id)).status).toBe(404);
    expect(await lastAudit(db(), 'indicator-value', logframeId)).toMatchObject({
      action: 'detach',
      before: { period: DATE, name: 'হাজিরা.pdf' },
    });
    const history = await officer.call('indicatorValueHistory', { query: { projectId, logframeId, date: DATE } });
    expect(history.body.data.map(({ action, files: names, state }) => [action, names, state])).toEqual([
      ['detach', ['হাজিরা.pdf'], 'draft'],
      ['attach', ['হাজিরা.pdf'], 'draft'],
      ['create', [], 'draft'],
    ]);
  });

  it('is there once when it is sent twice, and files of one name are told apart', async () => {
    const { officer, files } = await collected('Evidence sent twice');
    await files.attach(officer, 'image.png', PNG);
    await files.attach(officer, 'image.png', PNG);
    const { body } = await files.attach(officer, 'image.png', Buffer.from([...PNG, 3]));
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['image.png', 'image (2).png']);
    const picture = await files.open(officer, body.data[0].id);
    expect([picture.type, picture.disposition.split(';')[0]]).toEqual(['image/png', 'inline']);
  });

  it('is of kinds that are what they say, and nothing that runs', async () => {
    const { officer, files } = await collected('Kinds of evidence');
    const good: [string, Uint8Array][] = [
      ['a.PNG', PNG],
      ['b.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])],
      ['c.xlsx', packageOf('[Content_Types].xml', 'xl/workbook.xml')],
      ['d.docx', packageOf('[Content_Types].xml', 'word/document.xml')],
      ['e.ods', openDocument('spreadsheet')],
      ['f.odt', openDocument('text')],
      ['g.csv', Buffer.from('union,people\nA,3\n')],
      ['h.txt', Buffer.from('Counted twice')],
    ];
    for (const [name, bytes] of good)
      expect([name, (await files.attach(officer, name, bytes)).status]).toEqual([name, 200]);
    const bad: [string, Uint8Array][] = [
      ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['page.txt', Buffer.from('<html><script>alert(1)</script></html>')],
      ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['program.pdf', Buffer.from('MZ\x90\x00')],
      ['program.exe', Buffer.from('MZ\x90\x00')],
      ['report.pdf', PNG],
      ['macros.xlsx', packageOf('xl/workbook.xml', 'xl/vbaProject.bin')],
      ['archive.docx', packageOf('run.exe', 'word/document.xml')],
      ['sheet.xlsx', packageOf('word/document.xml')],
      ['cut.xlsx', packageOf('xl/workbook.xml').subarray(0, 40)],
      ['text.ods', openDocument('text')],
    ];
    for (const [name, bytes] of bad) {
      const { status, codes } = await files.attach(officer, name, bytes);
      expect([name, status, codes]).toEqual([name, 422, ['upload.wrong-type']]);
    }
    expect((await files.list(officer)).body.data).toHaveLength(good.length);
  });

  it('is bounded in size and number', async () => {
    const { officer, files } = await collected('Much evidence');
    const large = await files.attach(officer, 'large.txt', Buffer.alloc(EVIDENCE_BYTES + 1, 'a'));
    expect([large.status, large.codes]).toEqual([413, ['request.too-large']]);
    expect((await files.attach(officer, 'empty.txt', Buffer.alloc(0))).codes).toEqual(['upload.no-file']);
    for (let n = 0; n < MOST_EVIDENCE; n++) await files.attach(officer, `${n}.txt`, Buffer.from(`file ${n}`));
    const more = await files.attach(officer, 'more.txt', Buffer.from('one more'));
    expect([more.status, more.codes]).toEqual([422, ['indicator.evidence-full']]);
    expect((await files.attach(officer, '1.txt', Buffer.from('file 1'))).status).toBe(200);
  });

  it('is another state of the value, which whoever decides has seen, and is locked once it is accepted', async () => {
    const { officer, validator, projectId, logframeId, files, move, versionNow } = await collected('Locked evidence');
    const { body } = await files.attach(officer, 'a.png', PNG);
    const { id } = body.data[0];
    await move('submitIndicatorValues');
    const seen = await versionNow();
    expect((await files.attach(officer, 'b.pdf', PDF)).status).toBe(200);
    const blind = await validator.call('acceptIndicatorValues', {
      body: { projectId, logframeId, rows: [{ date: DATE, version: seen }] },
    });
    expect(blind.codes).toEqual(['indicator.changed-meanwhile']);
    const waiting = await validator.call('waitingIndicatorValues', { query: { projectId } });
    expect(waiting.body.data).toMatchObject([{ logframeId, evidence: 2 }]);
    expect((await move('acceptIndicatorValues')).status).toBe(200);
    const late = await files.attach(officer, 'c.txt', Buffer.from('late'));
    expect([late.status, late.codes]).toEqual([409, ['indicator.evidence-locked']]);
    const removed = await files.remove(officer, id);
    expect([removed.status, removed.codes]).toEqual([409, ['indicator.evidence-locked']]);
    expect((await files.list(officer)).body.meta.can).toEqual({ attach: false, remove: false });
    expect((await files.open(validator, id)).status).toBe(200);
  });

  it('stays while what is typed changes, does not stand in its way, and goes with the value', async () => {
    const { officer, projectId, logframeId, files, collect, collection } = await collected('Evidence and typing');
    const { version } = await collection(logframeId);
    await files.attach(officer, 'a.png', PNG);
    expect((await collect(logframeId, [total('2024', 41)], { version })).status).toBe(200);
    expect((await files.list(officer)).body.data).toHaveLength(1);
    expect((await collect(logframeId, [])).status).toBe(200);
    expect((await files.list(officer)).status).toBe(404);
    const history = await officer.call('indicatorValueHistory', { query: { projectId, logframeId, date: DATE } });
    expect(history.body.data[0]).toMatchObject({ action: 'delete', files: ['a.png'] });
  });

  it('is changed by whoever collects, and seen only in its own project and of its own value', async () => {
    const { projectId, officer, validator, files, indicator, collect } = await collected('Evidence of one project');
    const other = await collected('Evidence of another project');
    const { body } = await files.attach(officer, 'a.png', PNG);
    const { id } = body.data[0];
    expect((await files.attach(validator, 'b.pdf', PDF)).status).toBe(403);
    expect((await files.remove(validator, id)).status).toBe(403);
    const bare = await memberWith(server, [projectId], ['Project/View']);
    expect([(await files.list(bare)).status, (await files.open(bare, id)).status]).toEqual([403, 403]);
    const stranger = other.officer;
    expect([(await files.list(stranger)).status, (await files.open(stranger, id)).status]).toEqual([404, 404]);
    expect((await files.attach(stranger, 'b.pdf', PDF)).status).toBe(404);
    expect((await files.remove(stranger, id)).status).toBe(404);
    // By the door of another project, value or period it is not there.
    expect((await other.files.open(stranger, id)).status).toBe(404);
    const second = await indicator();
    await collect(second, [total('2024', 1)]);
    const beside = evidenceOf(server, { projectId, logframeId: second, date: DATE });
    expect((await beside.open(officer, id)).status).toBe(404);
    await beside.remove(officer, id);
    const never = evidenceOf(server, { projectId, logframeId: second, date: '2025-26' });
    expect((await never.attach(officer, 'b.pdf', PDF)).status).toBe(404);
    expect((await files.list(officer)).body.data).toHaveLength(1);
  });

  it('is only read once the project is archived', async () => {
    const { projectId, officer, files } = await collected('Archived evidence');
    const { body } = await files.attach(officer, 'a.png', PNG);
    const { id } = body.data[0];
    await setArchived(db(), projectId, true);
    expect((await files.attach(officer, 'b.pdf', PDF)).codes).toEqual(['project.archived']);
    expect((await files.remove(officer, id)).codes).toEqual(['project.archived']);
    expect((await files.list(officer)).body.meta.can).toEqual({ attach: false, remove: false });
    expect((await files.open(officer, id)).status).toBe(200);
  });

  it('is not taken away from a value whose year is closed, but may be added to', async () => {
    const { projectId, officer, files, logframeId, collect } = await collected('Evidence of a closed year');
    const { body } = await files.attach(officer, 'a.png', PNG);
    const closer = await memberWith(server, [projectId], ['Report/View', 'Report/Export', 'Report/Validate']);
    const published = await closer.call('publishReport', {
      body: { projectId, project: 'Sacp', year: 2024, version: 1 } as never,
    });
    expect(published.status).toBe(200);
    expect((await files.remove(officer, body.data[0].id)).codes).toEqual(['indicator.evidence-locked']);
    expect((await files.list(officer)).body.meta.can).toEqual({ attach: true, remove: false });
    await collect(logframeId, [total('2024', 42)], { closedReason: 'Recounted' });
    expect((await files.attach(officer, 'recount.pdf', PDF)).status).toBe(200);
  });

  it('is known to whoever sweeps the store and whoever backs it up, until it is taken away', async () => {
    const { officer, files } = await collected('Evidence in the store');
    const before = await keptKeys();
    const { body } = await files.attach(officer, 'a.png', PNG);
    const [key] = [...(await keptKeys())].filter((one) => !before.has(one));
    expect(await evidenceKeys(db(), [key as string])).toEqual(new Set([key]));
    await sweepFiles(server.context, FILE_OWNERS, -1);
    expect((await files.open(officer, body.data[0].id)).status).toBe(200);
    await files.remove(officer, body.data[0].id);
    await sweepFiles(server.context, FILE_OWNERS, -1);
    expect(await server.context.files.get(key as string)).toBeUndefined();
  });
});
