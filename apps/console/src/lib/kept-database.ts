import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this browser, opened when it is first asked for, and anew once it was closed or could not be opened. */
export function keptDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, version, {
      upgrade,
      // a newer version of the console in another tab may change the layout
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
