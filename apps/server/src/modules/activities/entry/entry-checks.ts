import { isFollowUp, may, registryPermissions } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { problem } from '#problem/problem.ts';
import type { EntryCheck } from '#modules/collection/index.ts';
import {
  AnswersReader,
  type KnownBinding,
  knownBinding,
  otherProgramme,
  readyBindings,
} from '#modules/registry/index.ts';
import { PROGRAMMES } from '../programmes.ts';
import { followedFacts, programmeNameOf } from './entry.queries.ts';

type Facts = Awaited<ReturnType<typeof followedFacts>>;

/** The project that a record would belong to: its sub-activity's, or that of what it follows. */
async function programmeOfEntry(db: Db, read: AnswersReader, followed: Facts): Promise<number | null> {
  if (followed) return followed.programmeId;
  const subActivityId = read.id('sub_activity_id');
  const name = subActivityId === null ? undefined : await programmeNameOf(db, subActivityId);
  return name === undefined ? null : PROGRAMMES[name];
}

const isWork = ({ registry }: KnownBinding) => registry !== 'member' && registry !== 'group';

/**
 * What somebody of SACP alone sends through the registries' screens is of SACP: anything else they would not see again. A
 * follow-up goes by the switches of the list that has what it follows.
 */
export const checkWorkEntry: EntryCheck = async (
  db,
  { projectId, formId, answers, isEdit, who, programmes, mayCollect },
) => {
  await readyBindings(db);
  const binding = knownBinding(formId);
  if (!binding || !isWork(binding) || (programmes === null && !isFollowUp(binding.registry))) return undefined;
  const read = new AnswersReader(binding.at, answers);
  const followedId = isFollowUp(binding.registry) ? read.bigId('followed_id') : null;
  const followed = followedId === null ? undefined : await followedFacts(db, projectId, followedId);
  if (programmes !== null) {
    const programme = await programmeOfEntry(db, read, followed);
    if (programme === null || !programmes.includes(programme))
      return otherProgramme(db, programmes, binding.questions.sub_activity_id ?? binding.questions.followed_id);
  }
  const needed = followed ? registryPermissions(followed.kind, isEdit ? 'Edit' : 'Create') : [];
  if (needed.every((permission) => may(who, permission)) || (await mayCollect())) return undefined;
  return isEdit && may(who, 'Form Data/Edit') ? undefined : problem('follow-up.not-allowed');
};
