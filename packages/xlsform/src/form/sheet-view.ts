import type { Place } from '../diagnostics.ts';
import type { Column, FormModel, ModelSheet, SurveySheet, TableKind, TableSheet } from '../model/types.ts';

/** A sheet as the compiler looks at it: columns by header for reading, headers by meaning for pointing at a cell. */
export class SheetView {
  readonly paths = new Map<string, readonly string[]>();
  private readonly headers = new Map<string, string>();

  constructor(
    readonly kind: string,
    readonly name: string,
    readonly columns: readonly Column[],
  ) {
    for (const { header, path } of columns) {
      this.paths.set(header, path);
      for (const key of [path.join('::'), path.slice(0, 2).join('::'), path[0] ?? '']) {
        if (!this.headers.has(key)) this.headers.set(key, header);
      }
    }
  }

  has(key: string): boolean {
    return this.headers.has(key);
  }

  /** Place of a cell; the column is told by its meaning, such as `bind::relevant`. */
  at(row: number, key?: string, suggestion?: string): Place {
    return {
      sheet: this.name,
      row,
      column: key === undefined ? undefined : (this.headers.get(key) ?? key),
      suggestion,
    };
  }
}

const view = (sheet: ModelSheet) => new SheetView(sheet.kind, sheet.name, sheet.columns);

export function tableOf(model: FormModel, kind: TableKind): { sheet: TableSheet; view: SheetView } | undefined {
  const sheet = model.sheets.find((s): s is TableSheet => s.kind === kind);
  return sheet && { sheet, view: view(sheet) };
}

export function surveyOf(model: FormModel): { sheet: SurveySheet; view: SheetView } | undefined {
  const sheet = model.sheets.find((s): s is SurveySheet => s.kind === 'survey');
  return sheet && { sheet, view: view(sheet) };
}
