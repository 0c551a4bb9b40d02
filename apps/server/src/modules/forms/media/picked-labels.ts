import type { Db, Labels } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { fileItems } from './file-items.ts';
import { labelsOf, type ListLabels } from './list-labels.ts';
import { type Upload, uploadsNamed } from './media.queries.ts';
import type { ItemColumns } from './read-items.ts';

/** A code that was picked from a list in a file. */
export interface Picked {
  /** As questions name it. */
  list: string;
  file: string;
  code: string;
  columns: ItemColumns;
  /** Of the form, that the record names. */
  version: number;
}

export interface LabelSources {
  db: Db;
  files: FileStore;
}

/** A code that a newer file has no more is looked for in the ones before it, not for ever. */
const MOST_FILES = 10;

async function fromUploads(
  files: FileStore,
  uploads: readonly Upload[],
  picked: readonly Picked[],
): Promise<[Picked, Labels][]> {
  const found: [Picked, Labels][] = [];
  let missing = picked;
  for (const { key, name } of uploads.slice(0, MOST_FILES)) {
    if (missing.length === 0) break;
    const left: Picked[] = [];
    for (const one of missing) {
      const label = (await fileItems(files, key, name, one.columns)).get(one.code);
      if (label) found.push([one, label]);
      else left.push(one);
    }
    missing = left;
  }
  return found;
}

/**
 * What codes mean that were picked from files. A version that was given a file of its own has codes of its own, whatever
 * the file is called; all others pick from the lists that the server makes. Unknown codes are left out.
 */
export async function pickedLabels(
  { db, files }: LabelSources,
  { projectId, xformId }: { projectId: number; xformId: number },
  picked: readonly Picked[],
): Promise<ListLabels> {
  if (picked.length === 0) return new Map();
  const uploads = await uploadsNamed(db, xformId, [...new Set(picked.map(({ file }) => file))]);
  const given = new Set(uploads.filter(({ isCurrent }) => isCurrent).map(({ name, number }) => `${number}/${name}`));
  const isGiven = ({ file, version }: Picked) => given.has(`${version}/${file}`);
  const made = await labelsOf(
    db,
    projectId,
    picked.filter((one) => !isGiven(one)),
  );
  const labels = new Map<string, Map<string, Labels>>([...made].map(([list, byCode]) => [list, new Map(byCode)]));
  const own = new Map<string, Picked[]>();
  for (const one of picked.filter(isGiven)) {
    const key = `${one.version}/${one.file}`;
    own.set(key, [...(own.get(key) ?? []), one]);
  }
  for (const ofFile of own.values()) {
    const [{ file, version }] = ofFile as [Picked];
    // Their own file first, then the others of this name, the newest first.
    const ordered = uploads
      .filter(({ name }) => name === file)
      .toSorted((a, b) => Number(b.isCurrent && b.number === version) - Number(a.isCurrent && a.number === version));
    for (const [{ list, code }, label] of await fromUploads(files, ordered, ofFile)) {
      const byCode = labels.get(list) ?? new Map<string, Labels>();
      labels.set(list, byCode.set(code, label));
    }
  }
  return labels;
}

/** All items of the files of one name that were uploaded with a form; a newer file says it better. */
export async function uploadedLabels(
  { db, files }: LabelSources,
  xformId: number,
  { file, columns }: Pick<Picked, 'file' | 'columns'>,
): Promise<Map<string, Labels>> {
  const uploads = (await uploadsNamed(db, xformId, [file])).slice(0, MOST_FILES).toReversed();
  const labels = new Map<string, Labels>();
  for (const { key, name } of uploads)
    for (const [code, label] of await fileItems(files, key, name, columns)) labels.set(code, label);
  return labels;
}
