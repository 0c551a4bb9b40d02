import type { Db, Labels } from '#db/tables.ts';

/** Who gets a list, and for which project: a person is given what he works with. */
export interface ListReader {
  projectId: number;
  userId: number;
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
  csv(db: Db, reader: ListReader): Promise<string>;
  /** What these items are called, also those that are offered no more; a project's own lists know none of another. */
  labels(db: Db, projectId: number, ids: readonly number[]): Promise<ListLabel[]>;
}

const lists = new Map<string, FormList>();

/**
 * Lists that the server makes whenever a form is fetched, so that they are as new as the form's user: a form that refers to
 * a file of this name, and was given none, gets the list. Called once when a module is loaded.
 */
export function registerLists(added: readonly FormList[]): void {
  for (const list of added) lists.set(list.name, list);
}

export const listNamed = (name: string): FormList | undefined => lists.get(name);
export const listNames = (): string[] => [...lists.keys()];
