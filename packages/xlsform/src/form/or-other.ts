import type { Choice, ChoiceList } from './choices.ts';
import type { Context } from './context.ts';
import { generated } from './generated.ts';
import type { FormNode } from './node.ts';

/** "or_other": one more choice in the list, and a question for what the other is. */
export function addOther(context: Context, node: FormNode, list: ChoiceList | undefined): FormNode | undefined {
  const { problems, survey } = context;
  context.orOther = true;
  if (node.choiceFilter) {
    const message = 'Choice filter not supported with or_other. Add the choice and the question yourself.';
    problems.error('or-other.filter', message, survey.at(node.row, 'choice_filter'));
  }
  if (!list) {
    problems.error(
      'or-other.no-list',
      "Please specify choices for this 'or other' question.",
      survey.at(node.row, 'type'),
    );
    return undefined;
  }
  if (!list.choices.some((choice) => choice.name === 'other')) list.choices.push(otherChoice(list, node.row));
  return generated('text', `${node.name}_other`, node.row, {
    label: 'Specify other.',
    bind: new Map([['relevant', `selected(../${node.name}, 'other')`]]),
  });
}

function otherChoice(list: ChoiceList, row: number): Choice {
  const languages = new Set(list.choices.flatMap(({ label }) => (label instanceof Map ? [...label.keys()] : [])));
  const label = languages.size > 0 ? new Map([...languages].map((language) => [language, 'Other'])) : 'Other';
  return { row, name: 'other', label, extras: [] };
}
