import { isLanguage, type Language } from '@msurvey/domain';
import { readTable } from '@msurvey/xlsform/read';
import type { Labels } from '#db/tables.ts';

/** Where the items of a file have their value and their label. */
export interface ItemColumns {
  value?: string;
  label?: string;
  /** Of `itemsets.csv`, which holds several lists: the name of one of them. */
  within?: string;
}
export type FileItems = [code: string, label: Labels][];

/** Nobody scrolls through more; what comes after them keeps its code. */
const MOST_ITEMS = 100_000;
const NO_LABELS = { bn: null, fr: null, ro: null, zh: null };
type Cells = Record<string, string>;

/** `label::বাংলা (bn)`, `label::bn` and `label_bn` are the label in Bengali. */
const languageOf = (header: string): Language | undefined => {
  const said = /\((\w+)\)\s*$/.exec(header)?.[1] ?? header.split(/::|_/).at(-1)?.trim() ?? '';
  return isLanguage(said) ? said : undefined;
};

function labelIn(cells: Cells, column: string): Labels | undefined {
  const translated = Object.entries(cells).filter(
    ([header]) =>
      header.startsWith(`${column}::`) ||
      (/^_(en|bn|fr|ro|zh)$/.test(header.slice(column.length)) && header.startsWith(column)),
  );
  const plain = cells[column] ?? translated[0]?.[1];
  if (plain === undefined) return undefined;
  const labels: Labels = { en: plain, ...NO_LABELS };
  for (const [header, text] of translated) {
    const language = languageOf(header);
    if (language) labels[language] = text;
  }
  return labels;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();

function* xmlItems(text: string): Generator<Cells> {
  for (const [, item = ''] of text.matchAll(/<item\b[^>]*>([\s\S]*?)<\/item>/g)) {
    const cells: Cells = {};
    for (const [, name = '', value = ''] of item.matchAll(/<([\w.-]+)>([^<]*)<\/\1>/g)) cells[name] = unescape(value);
    yield cells;
  }
}

interface Feature {
  id?: unknown;
  properties?: Record<string, unknown> | null;
}
function* features(text: string): Generator<Cells> {
  for (const { id, properties } of (JSON.parse(text) as { features: Feature[] }).features) {
    const given = Object.entries({ id, ...properties }).filter(([, value]) => value !== null && value !== undefined);
    yield Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  }
}

function* rowsOf(bytes: Uint8Array, fileName: string): Generator<Cells> {
  if (/\.geojson$/i.test(fileName)) yield* features(new TextDecoder().decode(bytes));
  else if (/\.xml$/i.test(fileName)) yield* xmlItems(new TextDecoder().decode(bytes));
  else
    for (const { cells } of readTable(bytes, fileName, { rows: MOST_ITEMS }).workbook?.sheets[0]?.rows ?? [])
      yield cells;
}

/** The items of a file that a form picks from; those without a label are left out. */
export function readItems(bytes: Uint8Array, fileName: string, columns: ItemColumns): FileItems {
  const isMap = /\.geojson$/i.test(fileName);
  const { value = isMap ? 'id' : 'name', label = isMap ? 'title' : 'label', within } = columns;
  const items: FileItems = [];
  for (const cells of rowsOf(bytes, fileName)) {
    const [code, text] = [cells[value], labelIn(cells, label)];
    if (code === undefined || !text || (within !== undefined && cells.list_name !== within)) continue;
    items.push([code, text]);
    if (items.length === MOST_ITEMS) break;
  }
  return items;
}
