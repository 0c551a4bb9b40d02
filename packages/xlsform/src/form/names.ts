import { isXmlName } from '../text/names.ts';
import type { Context } from './context.ts';
import type { Row } from './row.ts';
import { NAME_RULE } from './settings.ts';
import type { Scope } from './scope.ts';

/** Registers the row's name in its scope and says what is wrong with it. Rows always get some name to go on with. */
export function claimName(row: Row, scope: Scope, container: string | undefined, context: Context): string {
  const { problems, survey, elementNames } = context;
  const at = survey.at(row.row, 'name');
  if (row.name === undefined) {
    if (row.type === 'note') row.name = `generated_note_name_${row.row}`;
    else {
      const what = container ?? 'question';
      problems.error('names.missing', `Give this ${what} a name.`, at);
      return `unnamed_${row.row}`;
    }
  }
  const name = row.name;
  elementNames.set(name, (elementNames.get(name) ?? 0) + 1);
  if (!isXmlName(name)) {
    const fixed = name.replace(/[^\w.-]+/g, '_').replace(/^[^A-Za-z_]/, '_$&');
    const message = `The name '${name}' is invalid. ${NAME_RULE}`;
    problems.error('names.invalid', message, { ...at, suggestion: isXmlName(fixed) ? fixed : undefined });
  }
  if (name === 'meta') {
    problems.error('names.reserved', "The name 'meta' is reserved for form metadata. Choose another name.", at);
  } else if (scope.names.has(name)) {
    const message = `The name '${name}' is used twice in the same place. Questions, groups, and repeats must be unique within their nearest parent group or repeat, or the survey if not inside a group or repeat.`;
    problems.error('names.duplicate', message, at);
  } else if (scope.namesLower.has(name.toLowerCase())) {
    const message =
      `On the 'survey' sheet, the 'name' value '${name}' is problematic. The name is a case-insensitive match to another ` +
      'name. Questions, groups, and repeats should be unique within the nearest parent group or repeat, or the survey if ' +
      'not inside a group or repeat. Some data processing tools are not case-sensitive, so the current names may make ' +
      'analysis difficult.';
    problems.warn('names.case', message, at);
  }
  scope.names.add(name);
  scope.namesLower.add(name.toLowerCase());

  if (container === 'repeat') {
    if (name === context.settings.rootName) {
      const message = `The repeat '${name}' has the name of the whole form (which is 'data' unless set). Choose another name.`;
      problems.error('names.repeat-root', message, at);
    } else if (context.repeatNames.has(name)) {
      const message = `Another repeat is named '${name}'. Repeat names must be unique in the whole form.`;
      problems.error('names.repeat-duplicate', message, at);
    }
    context.repeatNames.add(name);
  }
  return name;
}
