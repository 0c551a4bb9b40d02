import { setTimeout as pause } from 'node:timers/promises';
import type { Task } from '@msurvey/contract';
import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import type { Actor, TestServer } from '../../support/cast.ts';
import type { FormSource } from '../support/forms.queries.ts';

const EN = 'English (en)';
const BN = 'বাংলা (bn)';
const both = (en: string, bn: string) => ({ [`label::${EN}`]: en, [`label::${BN}`]: bn });
export const LANGUAGES = [EN, BN];

/** Every kind of answer, in two languages, with a repeat inside a repeat and two questions of one label. */
export const FARM: FormSource = {
  idString: 'farm',
  version: '1',
  survey: [
    { type: 'text', name: 'farmer', ...both('Name', 'নাম') },
    { type: 'integer', name: 'age', ...both('Age', 'বয়স') },
    { type: 'decimal', name: 'land', ...both('Land', 'জমি') },
    { type: 'date', name: 'since', ...both('Since', 'শুরু') },
    { type: 'dateTime', name: 'seen', ...both('Seen', 'দেখা') },
    { type: 'select_one yesno', name: 'irrigated', ...both('Irrigated', 'সেচ') },
    { type: 'select_multiple crop', name: 'crops', ...both('Crops', 'ফসল') },
    { type: 'geopoint', name: 'place', ...both('Place', 'স্থান') },
    { type: 'begin repeat', name: 'field', ...both('Field', 'ক্ষেত') },
    { type: 'text', name: 'title', ...both('Name', 'নাম') },
    { type: 'decimal', name: 'size', ...both('Size', 'আকার') },
    { type: 'begin repeat', name: 'harvest', ...both('Harvest', 'ফলন') },
    { type: 'select_one crop', name: 'what', ...both('What', 'কী') },
    { type: 'integer', name: 'kilos', ...both('Kilos', 'কেজি') },
    { type: 'end repeat' },
    { type: 'end repeat' },
    { type: 'begin group', name: 'more', ...both('More', 'আরও') },
    { type: 'text', name: 'note', ...both('Name', 'নাম') },
    { type: 'end group' },
  ],
  choices: [
    { list_name: 'yesno', name: 'yes', ...both('Yes', 'হ্যাঁ') },
    { list_name: 'yesno', name: 'no', ...both('No', 'না') },
    { list_name: 'crop', name: 'rice', ...both('Rice, boro', 'বোরো ধান') },
    { list_name: 'crop', name: 'jute', ...both('Jute', 'পাট') },
  ],
};

export type Grid = unknown[][];

/** Read by a library that has nothing to do with how we write. */
export function readXlsx(bytes: Buffer): Record<string, Grid> {
  const book = read(bytes, { cellDates: false });
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json(book.Sheets[name] as object, { header: 1, defval: null, blankrows: true }) as Grid,
    ]),
  );
}

/** RFC 4180, by hand. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',') {
      row.push(cell);
      cell = '';
    } else if (c === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += c;
  }
  return rows;
}

export const readZip = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]));

export const ended = (state: Task['state']) => state !== 'waiting' && state !== 'running';

export async function taskEnded(who: Actor, taskId: string): Promise<Task> {
  for (;;) {
    const { data } = (await who.call('task', { params: { taskId } })).body;
    if (ended(data.state)) return data;
    await pause(50);
  }
}

export async function fetchFile(server: TestServer, who: Actor, uuid: string) {
  const response = await server.app.inject({
    method: 'GET',
    url: `/msurvey/api/file/${uuid}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  const name = /filename\*=UTF-8''(.*)$/.exec(String(response.headers['content-disposition']))?.[1] ?? '';
  return { status: response.statusCode, bytes: response.rawPayload, name: decodeURIComponent(name) };
}

/** Begins an export, waits for it and fetches the file. */
export async function exported(
  server: TestServer,
  who: Actor,
  body: {
    formId: number;
    type: 'xlsx' | 'csv';
    language?: string;
    values?: 'labels' | 'codes' | 'both';
    headers?: 'labels' | 'names';
    fromDate?: string;
    answers?: { path: string; is: 'from'; value: string }[];
  },
) {
  // Where neither is asked for, names and codes: what the form itself says.
  const plain = body.language === undefined ? ({ values: 'codes', headers: 'names' } as const) : {};
  const begun = await who.call('exportData', { body: { ...plain, ...body } });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.errors));
  const task = await taskEnded(who, begun.body.data.id);
  if (task.state !== 'done') throw new Error(`${task.state}: ${task.message}`);
  return { task, ...(await fetchFile(server, who, task.fileUuid as string)) };
}
