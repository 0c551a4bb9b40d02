import type { FormMedia } from '@msurvey/contract';

export type MediaKind = FormMedia['kind'];
export interface NeededFile {
  name: string;
  kind: MediaKind;
}

/** A name that goes on with an output is made at run time: nobody can say what it will be. */
const REFERENCE = /jr:\/\/(images|audio|video|file-csv|file)\/([^"<]+)(?=["]|<\/)/g;
const APPEARANCE = /appearance="([^"]*search\([^"]*)"/g;
const SEARCH = /search\(\s*'([^']+)'/;
const FOLDERS: Record<string, MediaKind> = { images: 'image', audio: 'audio', video: 'video', 'file-csv': 'csv' };
const FILES: Record<string, MediaKind> = { csv: 'csv', geojson: 'geojson', xml: 'xml' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const ITEMSETS = 'itemsets.csv';

const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The files that an XForm refers to, in the order in which it does. */
export function neededFiles(xml: string, hasItemsets: boolean): NeededFile[] {
  const found = new Map<string, MediaKind>();
  const add = (name: string, kind: MediaKind) => {
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed.length <= 200 && !found.has(trimmed)) found.set(trimmed, kind);
  };
  for (const [, folder = '', name = ''] of xml.matchAll(REFERENCE)) {
    const plain = unescape(name);
    add(plain, FOLDERS[folder] ?? FILES[extensionOf(plain)] ?? 'other');
  }
  for (const [, appearance = ''] of xml.matchAll(APPEARANCE)) {
    const table = SEARCH.exec(unescape(appearance))?.[1];
    if (table) add(`${table.replace(/\.csv$/i, '')}.csv`, 'csv');
  }
  if (hasItemsets) add(ITEMSETS, 'csv');
  return [...found].map(([name, kind]) => ({ name, kind }));
}
