import type { Context } from '../form/context.ts';
import type { FormModel } from '../model/types.ts';
import { mayRefer, references } from '../text/references.ts';
import { eachRow } from './rows.ts';

/**
 * Every `${name}` of the workbook as it stands in its cell, so that all of them are found, with their place.
 * Returns the names nothing was found for: they need no second complaint later.
 */
export function checkReferences(model: FormModel, context: Context): Set<string> {
  const { problems, suggest, elementNames } = context;
  const complained = new Set<string>();

  const checkCell = (value: string, sheet: string, row: number, column: string) => {
    const at = { sheet, row, column };
    const found = references(value);
    if (!found) {
      const message = "A reference must start with '${', then a question name, and end with '}'.";
      problems.error('references.syntax', message, at);
      return;
    }
    for (const { name } of found) {
      const count = elementNames.get(name);
      if (count === 1) continue;
      complained.add(name);
      if (count === undefined) {
        const message = `Nothing on the survey sheet is named '${name}'.`;
        problems.error('references.unknown', message, { ...at, suggestion: suggest.near(name, elementNames.keys()) });
      } else {
        const message = `'${name}' is the name of ${count} questions or groups, so it cannot be referred to. Rename all but one of them.`;
        problems.error('references.ambiguous', message, at);
      }
    }
  };

  for (const sheet of model.sheets) {
    const wanted = columnsToCheck(sheet.kind, sheet.columns);
    if (!wanted) continue;
    eachRow(sheet, (row, cells) => {
      for (const header in cells) {
        const value = cells[header] as string;
        if (mayRefer(value) && wanted.has(header)) checkCell(value, sheet.name, row, header);
      }
    });
  }
  return complained;
}

const IGNORED = new Map([
  ['survey', new Set(['type', 'name', 'trigger'])],
  ['entities', new Set(['dataset', 'repeat'])],
  ['settings', new Set<string>()],
]);

function columnsToCheck(kind: string, columns: { header: string; path: string[] }[]): Set<string> | undefined {
  const ignored = IGNORED.get(kind);
  if (ignored) return new Set(columns.filter((c) => !ignored.has(c.path[0] ?? '')).map((c) => c.header));
  if (kind !== 'choices') return undefined;
  // Other columns of choices are data for filters, where a dollar sign is just that.
  const labels = columns.filter((c) => c.path[0] === 'label');
  return new Set((labels.length > 0 ? labels : columns).map((c) => c.header));
}
