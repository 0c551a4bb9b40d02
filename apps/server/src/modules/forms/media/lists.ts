import type { Db, Labels } from '#db/tables.ts';

/** Who gets a list, and for which project: a person is given what they work with. */
export interface ListReader {
  projectId: number;
  userId: number;
}

/** A csv before it is written; the first column is `name`, an item's id. */
export interface ListTable {
  head: readonly string[];
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** An item of a list as a person reads it. */
export interface ListLabel {
  id: number;
  label: Labels;
}

export interface FormList {
  /** The file name by which a form refers to it: `members.csv`. */
  name: string;
  /** The same for all who share this; else asked again for each reader. */
  scope: 'everybody' | 'reader';
  table(db: Db, reader: ListReader): Promise<ListTable>;
  /**
   * The same rows of these items alone, also of those that are offered no more or to others: a record that names them finds
   * them in its list. A project's own lists know none of another.
   */
  rows(db: Db, projectId: number, ids: readonly number[]): Promise<ListTable>;
  /** What these items are called, also those that are offered no more; a project's own lists know none of another. */
  labels(db: Db, projectId: number, ids: readonly number[]): Promise<ListLabel[]>;
}

let lists: ReadonlyMap<string, FormList> = new Map();

/**
 * Lists that the server makes whenever a form is fetched, so that they are as new as the form's user: a form that refers to
 * a file of this name, and was given none, gets the list. Said once, when modules are composed.
 */
export function composeLists(all: readonly FormList[]): void {
  lists = new Map(all.map((list) => [list.name, list]));
}

export const listNamed = (name: string): FormList | undefined => lists.get(name);
/** Whether it names people: what is in it depends on who reads it. */
export const isPersonalList = (name: string): boolean => lists.get(name)?.scope === 'reader';
export const listNames = (): string[] => [...lists.keys()];
