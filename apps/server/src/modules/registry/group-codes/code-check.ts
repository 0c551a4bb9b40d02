import { groupCodeKey } from '@msurvey/domain';
import { Problem } from '#problem/problem.ts';
import type { EntryCheck } from '#modules/collection/index.ts';
import { knownBinding, readyBindings } from '../bindings/known-bindings.ts';
import { AnswersReader } from '../projectors/answers-reader.ts';
import { codeTaken } from './code-taken.ts';

/** In the console a group with a taken code is not saved; the answer names the question and the group that has the code. */
export const checkGroupCode: EntryCheck = async (db, { projectId, formId, instanceId, answers }) => {
  await readyBindings(db);
  const binding = knownBinding(formId);
  if (binding?.registry !== 'group') return undefined;
  const code = new AnswersReader(binding.at, answers).text('code');
  const key = groupCodeKey(code);
  const holder = key === null ? undefined : await codeTaken(db, projectId, key, instanceId);
  if (!holder) return undefined;
  const values = { code, name: holder.name };
  const meta = { question: binding.questions.code, group: { id: String(holder.id), name: holder.name } };
  return new Problem('group.code-taken', values, [], {}, [{ text: 'group.code-taken', values, meta }]);
};
