import { may, registryPermissions } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { NO_DOOR, type RegistryOpener } from '#modules/collection/index.ts';
import { loadReach } from '#modules/geography/index.ts';
import type { Sight } from '../sight/sight.ts';
import { doorOf, isPersonSeen, type RecordAsked } from './door.queries.ts';

/** Of records of field work, whose rows a later stage has. */
export interface WorkDoor {
  followedKind(db: Db, formId: number, instanceId: string): Promise<'demonstration' | 'infrastructure' | null>;
  /** Whether what was derived from a record is seen in one of these ways. */
  isSeen(db: Db, record: RecordAsked, sights: readonly Sight[]): Promise<boolean>;
}

/**
 * The registry's Create is enough to add with its main form, its Edit to edit what one sees of it. Whoever is of a project
 * beneath the form's own comes as far as what belongs to that project.
 */
export const doorWith =
  (work: WorkDoor): RegistryOpener =>
  async (db, who, formId, instanceId) => {
    const door = await doorOf(db, formId, who.userId);
    if (!door) return NO_DOOR;
    const { registry, projectId, isMember, programmes, sharing } = door;
    const ways: (number | null)[] = isMember || may(who, 'fao-admin') ? [null] : programmes;
    if (ways.length === 0) return NO_DOOR;
    const own = ways.includes(null) ? null : programmes;
    // What a position is about, and so by which list's switches it goes, the record says.
    const isPlaced = registry === 'position' && instanceId !== null;
    const followed = isPlaced ? await work.followedKind(db, formId, instanceId) : null;
    const can = (action: 'Create' | 'Edit' | 'View') =>
      registryPermissions(followed ?? registry, action).some((permission) => may(who, permission));
    if (instanceId === null) return { create: can('Create'), edit: can('Edit'), view: can('View'), programmes: own };
    const isPeople = registry === 'member' || registry === 'group';
    const reached = await loadReach(db, who, sharing, isPeople ? 'people' : 'records');
    const sights = ways.map((programmeId) => ({ projectId, programmeId, isArchived: false, reached }));
    const record = { formId, instanceId };
    const seen = isPeople ? await isPersonSeen(db, registry, record, sights) : await work.isSeen(db, record, sights);
    return { create: false, edit: seen && can('Edit'), view: seen && can('View'), programmes: own };
  };
