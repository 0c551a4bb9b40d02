import { mayRefer, references } from '../text/references.ts';
import type { Context } from './context.ts';

/** Names in a trigger cell: one `${question}`, or several with commas between. */
export function readTrigger(cell: string, row: number, context: Context): string[] | undefined {
  const { problems, survey, triggerRefs } = context;
  const at = survey.at(row, 'trigger');
  if (!mayRefer(cell)) {
    problems.error('trigger.syntax', "Write the trigger as '${question}', with the name of the question.", at);
    return undefined;
  }
  const names: string[] = [];
  for (const part of cell.split(',')) {
    const found = references(part);
    if (!found) {
      const message = "A reference must start with '${', then a question name, and end with '}'.";
      problems.error('references.syntax', message, at);
      return undefined;
    }
    if (found.length > 1) {
      problems.error('trigger.commas', 'Put a comma between the references of the trigger.', at);
      return undefined;
    }
    for (const { name } of found) names.push(name);
  }
  for (const name of names) triggerRefs.push({ name, row });
  return names.length > 0 ? names : undefined;
}
