import type { EntryForm, EntryRecord } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type ListRows, loadWebForm, type Opening, type WebForm } from '../support/web-form.ts';
import { everyRecord, type StoredRecord, sampleOfRecords } from './identity.queries.ts';

const PEOPLE = ['superadmin', 'fao.admin', 'me.officer', 'validator', 'collector', 'collector2'] as const;

let server: TestServer;
let web: WebForm;
/** Answers by place; what names a revision changes with every revision. */
const answersOf = (xml: string): Record<string, string> =>
  Object.fromEntries(
    (web.readInstance(xml)?.answers ?? [])
      .filter(({ path, value }) => value !== '' && !/\/meta\/(instanceID|deprecatedID|instanceName)$/.test(path))
      .map(({ path, value }) => [path.replaceAll('[1]', ''), value]),
  );

/** Rows that no record names cannot matter, and reading thousands of them for every record would take hours. */
function shortened(csv: string, named: ReadonlySet<string>): string {
  const [head = '', ...lines] = csv.split('\r\n');
  return [head, ...lines.filter((line) => named.has(line.slice(0, line.indexOf(','))))].join('\r\n');
}

/** With what each record brings along: together they are what any of them opens with. */
async function listsOf(who: Actor, form: EntryForm, records: readonly EntryRecord[]): Promise<Opening> {
  const named = new Set(records.flatMap(({ xml }) => Object.values(answersOf(xml)).flatMap((text) => text.split(' '))));
  const files = new Map<string, Blob>();
  for (const { name, path } of form.media) {
    const headers = { authorization: `Bearer ${who.token}` };
    const { body } = await server.app.inject({ method: 'GET', url: path, headers });
    files.set(name, new Blob([shortened(body, named)], { type: 'text/csv' }));
  }
  return { attachments: async (name) => files.get(name) ?? null };
}

function rowsOf(records: readonly EntryRecord[]): Record<string, ListRows> {
  const lists = new Map<string, { head: readonly string[]; rows: Map<string, readonly string[]> }>();
  for (const { name, head, rows } of records.flatMap((record) => record.lists)) {
    const known = lists.get(name) ?? { head, rows: new Map<string, readonly string[]>() };
    for (const row of rows) known.rows.set(row[0] ?? '', row);
    lists.set(name, known);
  }
  return Object.fromEntries([...lists].map(([name, { head, rows }]) => [name, { head, rows: [...rows.values()] }]));
}

/** Opens a record as the browser does, and saves it as it is. */
async function saved(form: EntryForm, { xml }: EntryRecord, opening: Opening, lists: Record<string, ListRows>) {
  const instance = { kind: 'submission' as const, xml, files: async () => null, lists };
  const opened = await web.openForm(form.xml, { ...opening, instance });
  if (opened.status !== 'opened') throw new Error(`${opened.reason}: ${opened.detail}`);
  const result = await web.serializeSubmission(opened.form);
  // as the form itself holds them, before anything is put back that it could not hold
  const { lostAnswers, keptAnswers } = opened.form;
  const after = result.status === 'complete' ? answersOf(result.submission.xml) : result.violations;
  return { after, unshown: [...lostAnswers, ...keptAnswers] };
}

const BATCH = 40;

interface Extent {
  records: (server: TestServer) => Promise<StoredRecord[]>;
  /** So many are opened at least: not everybody reaches every record. */
  opened: number;
}

/** What checks every change draws others in each run, by its seed. */
export const A_SAMPLE: Extent = {
  records: ({ context }) => sampleOfRecords(context.database.db, 40, process.env.SEED ?? ''),
  opened: 30,
};
/** Several files share all records, so that several cores have something to do. */
const FILES = 4;
export const partOfAll = (part: number): Extent => ({
  records: async ({ context }) => (await everyRecord(context.database.db)).filter((_, n) => n % FILES === part),
  opened: 250,
});

/** Whoever opens a record and saves it as it is changes nothing in it. */
export function savedUnchanged(extent: Extent): void {
  beforeAll(async () => {
    server = await startTestServer({ jobs: false });
    web = await loadWebForm();
  });
  afterAll(() => server?.close());

  describe('records of every form and state of the demonstration, opened and saved unchanged', () => {
    /** People who get the same lists for the same records open the same. */
    const done = new Set<string>();
    let opened = 0;

    it.each(PEOPLE)('is the same to the letter when %s saves it', async (name) => {
      const who = await server.as(name);
      const records = await extent.records(server);
      for (const formId of new Set(records.map((record) => record.formId))) {
        const { status, body } = await who.call('entryForm', { query: { formId } });
        if (status !== 200 || !body.data.can.edit) continue;
        const found: EntryRecord[] = [];
        for (const record of records.filter((one) => one.formId === formId)) {
          const answer = await who.call('entryRecord', { query: record });
          // not everybody reaches every record
          if (answer.status === 200) found.push(answer.body.data);
        }
        const hashes = body.data.media.map(({ hash }) => hash).join(' ');
        for (let from = 0; from < found.length; from += BATCH) {
          const batch = found.slice(from, from + BATCH);
          const lists = rowsOf(batch);
          const same = `${formId} ${hashes} ${JSON.stringify(lists)} ${batch.map(({ instanceId }) => instanceId).join(' ')}`;
          if (done.has(same)) continue;
          done.add(same);
          const opening = { ...(await listsOf(who, body.data, batch)), read: new Map<string, unknown>() };
          for (const record of batch) {
            opened++;
            const { after, unshown } = await saved(body.data, record, opening, lists);
            const answers = answersOf(record.xml);
            expect({ record: record.instanceId, after, unshown }).toEqual({
              record: record.instanceId,
              after: answers,
              unshown: [],
            });
          }
        }
      }
    });

    it('was opened at all', () => {
      expect(opened).toBeGreaterThanOrEqual(extent.opened);
    });
  });
}
