import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';

/** What the screens of a registry let somebody do with its main form, also who does not collect with it. */
export interface RegistryDoor {
  /** To send a new record. */
  create: boolean;
  /** To edit: any record when none is named, else the named one. */
  edit: boolean;
  /** To see it, and its files. */
  view: boolean;
  /** Projects beneath the form's own: whoever is of these alone sends what belongs to one of them. Null: anything. */
  programmes: readonly number[] | null;
}
export const NO_DOOR: RegistryDoor = { create: false, edit: false, view: false, programmes: null };

export type RegistryOpener = (db: Db, who: Who, formId: number, instanceId: string | null) => Promise<RegistryDoor>;
let open: RegistryOpener = async () => NO_DOOR;

/** Registries are a later stage, which collecting does not know: whom they let in is said once, when modules are composed. */
export const openRegistryDoor = (opener: RegistryOpener): void => {
  open = opener;
};

/** By the instance of any revision of the record; null: of no record yet. */
export const registryDoor: RegistryOpener = (db, who, formId, instanceId) => open(db, who, formId, instanceId);
