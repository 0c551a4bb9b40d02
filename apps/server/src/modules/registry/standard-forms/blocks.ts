import type { QuestionBlockId, Registry } from '@msurvey/domain';
import { choiceRows, type Row } from '#modules/forms/index.ts';
import { CHOICES } from './choices.ts';
import { STANDARD_FORMS } from './library.ts';

/** Which questions and groups of which standard form: taken from it, so that they ask what its binding looks for. */
const PARTS: Record<QuestionBlockId, readonly [registry: Registry, ...names: string[]]> = {
  person: ['member', 'person'],
  household: ['member', 'household'],
  membership: ['member', 'membership'],
  group: ['group', 'programmes', 'code', 'name', 'name_bn', 'type', 'formed_on'],
  place: ['member', 'place'],
  work: ['activity', 'programme', 'agency', 'sub_activity', 'held_on', 'ended_on'],
  participants: ['activity', 'people'],
  beneficiary: ['demonstration', 'owner'],
  plot: ['demonstration', 'plot'],
  production: ['demonstration', 'production'],
  structure: ['infrastructure', 'type', 'name', 'work_state', 'length', 'households'],
  photos: ['activity', 'photos'],
};

/** A question, or a group or repeat with everything up to its end. */
function part(survey: readonly Row[], name: string): Row[] {
  const from = survey.findIndex((row) => row.name === name);
  let depth = 0;
  for (let to = from; to >= 0 && to < survey.length; to++) {
    const type = survey[to]?.type ?? '';
    if (type.startsWith('begin ')) depth++;
    if (type.startsWith('end ')) depth--;
    if (depth === 0) return survey.slice(from, to + 1);
  }
  throw new Error(`no standard form asks “${name}”`);
}

export const QUESTION_BLOCKS_OF_FORMS = (Object.keys(PARTS) as QuestionBlockId[]).map((id) => {
  const [registry, ...names] = PARTS[id];
  const form = STANDARD_FORMS.find((one) => one.registry === registry);
  const survey = names.flatMap((name) => part(form?.survey ?? [], name));
  return { id, registry, survey, choices: choiceRows(survey, CHOICES) };
});

export const questionBlocks = async () => ({
  data: QUESTION_BLOCKS_OF_FORMS.map(({ id, survey, choices }) => ({ id, survey, choices })),
});
