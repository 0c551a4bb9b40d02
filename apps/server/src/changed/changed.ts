import type { Db } from '../db/tables.ts';
import { readRows, type RowSource } from './changed.queries.ts';

/** Derived rows that later stages follow, by name. The modules that own them add theirs here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface ChangedRows {}
export type ChangedKind = keyof ChangedRows & string;

declare const changing: unique symbol;
/**
 * The handle that `changed` gives to a write. Every statement that writes such rows asks for it, so that the compiler
 * refuses a write of which nobody would hear.
 */
export type Changing<K extends ChangedKind> = Db & { readonly [changing]: K };

/** A write that is made elsewhere, and may only be called with that handle. */
export const writing = <K extends ChangedKind, Rows>(
  _kind: K,
  write: (db: Db, rows: Rows) => Promise<void>,
): ((db: Changing<K>, rows: Rows) => Promise<void>) => write;

/** What became of rows: those that were there before, those that are there now, both in the order of ids. */
export interface Change<K extends ChangedKind> {
  projectId: number;
  ids: readonly number[];
  before: readonly ChangedRows[K][];
  after: readonly ChangedRows[K][];
  /** Rows with these ids were never there before. */
  areNew: boolean;
}

/** A later stage. It runs in the transaction that changes the rows, before anything else is written. */
export type Listener<K extends ChangedKind> = (db: Db, change: Change<K>) => Promise<void>;

/** Where each kind of rows is read, and who hears of its changes, in this order. */
export type Changes = {
  [K in ChangedKind]: { rows: RowSource<ChangedRows[K]>; heardBy: readonly Listener<K>[] };
};

let changes: Changes | undefined;

/** Says once who hears of what, before anything is written; answers who did until now. */
export function composeChanges(next: Changes): Changes | undefined {
  const before = changes;
  changes = next;
  return before;
}

function of<K extends ChangedKind>(kind: K): Changes[K] {
  if (!changes) throw new Error('nobody has said who hears of changed rows: see composeModules()');
  return changes[kind];
}

export interface RowKeys {
  projectId: number;
  /** Every row that the write may touch, there already or not yet. */
  ids: readonly number[];
  /** They are not derived here and now, so they should be there: who rewrites them meanwhile is waited for. */
  known?: boolean;
  /** They cannot be there yet: nobody looks for them before they are written. */
  areNew?: boolean;
}

/**
 * A row that was taken away and put back by somebody for whom one had to wait is not found by the statement that waited,
 * only by the next: where rows are missing that are known, it is looked again until nothing more turns up.
 */
async function hold<Row>(db: Db, rows: RowSource<Row>, { projectId, ids, known }: RowKeys): Promise<Row[]> {
  let found = await readRows(db, rows, { projectId, ids }, 'hold');
  while (known && new Set(found.map((row) => row[rows.id])).size < ids.length) {
    const again = await readRows(db, rows, { projectId, ids }, 'hold');
    if (again.length === found.length) return again;
    found = again;
  }
  return found;
}

/**
 * Every write of such rows goes through here: they are held and read, written, read again, and whoever hears of them is
 * told both. Two statements for the whole batch, one if the rows are new, and none where nobody listens.
 */
export async function changed<K extends ChangedKind>(
  db: Db,
  kind: K,
  { projectId, ids: touched, known = false, areNew = false }: RowKeys,
  write: (held: Changing<K>) => Promise<unknown>,
): Promise<void> {
  if (touched.length === 0) return;
  const { rows, heardBy } = of(kind);
  if (heardBy.length === 0) {
    await write(db as Changing<K>);
    return;
  }
  const ids = [...new Set(touched)].sort((a, b) => a - b);
  const before = areNew ? [] : await hold<ChangedRows[K]>(db, rows, { projectId, ids, known });
  await write(db as Changing<K>);
  const after = await readRows(db, rows, { projectId, ids });
  for (const listener of heardBy) await listener(db, { projectId, ids, before, after, areNew });
}
