import type { EntryCheck } from '#modules/collection/index.ts';
import { knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { AnswersReader } from '../projectors/answers-reader.ts';
import { programmesOf } from '../projectors/derived.ts';
import { namesProgramme } from './door.queries.ts';
import { otherProgramme } from './other-programme.ts';

const TABLES = { member: 'member', group: 'farmer_group' } as const;

/**
 * A person or group that somebody of SACP alone adds is of SACP, of RAINS too perhaps, and not of RAINS alone. An edit does
 * not take away what the record said of one's own project.
 */
export const checkOwnProgramme: EntryCheck = async (
  db,
  { projectId, formId, instanceId, answers, isEdit, programmes },
) => {
  if (programmes === null) return undefined;
  await readyBindings(db);
  const binding = knownBinding(formId);
  const { registry } = binding ?? {};
  if (!binding?.at.has('projects') || (registry !== 'member' && registry !== 'group')) return undefined;
  const named = programmesOf(new AnswersReader(binding.at, answers));
  if (named.some((id) => programmes.includes(id))) return undefined;
  // A group that names no project is seen from all of them.
  if (registry === 'group' && named.length === 0) return undefined;
  const key = { projectId, formId, instanceId };
  if (isEdit && !(await namesProgramme(db, TABLES[registry], key, programmes))) return undefined;
  return otherProgramme(db, programmes, binding.questions.projects);
};
