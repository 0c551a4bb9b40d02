import type { Context } from '../form/context.ts';
import type { Column, FormModel } from '../model/types.ts';
import { tidy, yesNo } from '../text/clean.ts';
import { isDynamicDefault } from '../text/lexer.ts';
import { checkExpression } from '../xpath/index.ts';
import { eachRow } from './rows.ts';

/** Columns that hold XPath, by what they mean; the name is the one the expression checker knows. */
const EXPRESSIONS: Record<string, ReadonlyMap<string, string>> = {
  survey: new Map([
    ['bind::relevant', 'relevant'],
    ['bind::required', 'required'],
    ['bind::readonly', 'readonly'],
    ['bind::constraint', 'constraint'],
    ['bind::calculate', 'calculation'],
    ['control::jr:count', 'repeat_count'],
    ['choice_filter', 'choice_filter'],
    ['default', 'default'],
  ]),
  settings: new Map([['instance_name', 'instance_name']]),
  entities: new Map(['entity_id', 'create_if', 'update_if', 'label'].map((name) => [name, name])),
};

/** The reference compiler never looks inside expressions. We do, and advise: nothing here refuses a form. */
export function checkExpressions(model: FormModel, { problems, elementNames, suggest }: Context): void {
  const names = (name: string) => elementNames.has(name);
  const near = (name: string) => suggest.near(name, elementNames.keys());
  for (const sheet of model.sheets) {
    const columns = expressionColumns(sheet.kind, sheet.columns);
    if (columns.length === 0) continue;
    eachRow(sheet, (row, cells) => {
      for (const [header, column] of columns) {
        if (!Object.hasOwn(cells, header)) continue;
        const text = tidy(cells[header] as string);
        if (text === '' || yesNo(text) !== undefined) continue;
        if (column === 'default' && !isDynamicDefault(text, '')) continue;
        for (const found of checkExpression(text, { names, column, suggest: near })) {
          // Unknown names have been refused already, with their place.
          if (found.code === 'xpath.unknown-reference') continue;
          problems.warn(found.code, found.message, {
            sheet: sheet.name,
            row,
            column: header,
            suggestion: found.suggestion,
          });
        }
      }
    });
  }
}

function expressionColumns(kind: string, columns: readonly Column[]): [header: string, column: string][] {
  const known = Object.hasOwn(EXPRESSIONS, kind) ? EXPRESSIONS[kind] : undefined;
  return columns.flatMap(({ header, path }) => {
    const column = known?.get(path.join('::'));
    return column === undefined ? [] : [[header, column] as [string, string]];
  });
}
