import { may } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { EnteredForm } from '#http/project-gate.queries.ts';
import { EVERYTHING } from '#modules/geography/index.ts';
import { findRecord, type WholeRecord } from '../data/record.queries.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachedRecord } from '../reach/records-reach.ts';
import { registryDoor } from './registry-door.ts';

const SWITCH = { view: 'Form Data/View', edit: 'Form Data/Edit' } as const;

/**
 * A record for whoever reaches it among the form's data, or through the screens of the registry that it fills: there it
 * is a person, a group or an activity, and the registry has asked for the reach of those.
 */
export async function recordThrough(
  call: { db: Db; who: Who; form: EnteredForm },
  instanceId: string,
  how: 'view' | 'edit',
): Promise<WholeRecord | undefined> {
  const { db, who, form } = call;
  const isOfTeam = form.isMember && may(who, SWITCH[how]);
  const found = isOfTeam ? await reachedRecord(call, instanceId) : undefined;
  if (found || !(await registryDoor(db, who, form.id, instanceId))[how]) return found;
  return findRecord(db, keyOf(form), instanceId, EVERYTHING);
}
