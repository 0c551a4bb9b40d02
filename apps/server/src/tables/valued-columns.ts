import type { RawBuilder } from 'kysely';
import type { ColumnKind, SheetPlan } from './table-file.ts';

/** What stands for values from lists; both: a column for each. */
export type ExportValues = 'labels' | 'codes' | 'both';

/** A column with the expression that fills it; `code` where what is kept is a code and `label` what it means. */
export interface ValuedColumn {
  heading: string;
  kind?: ColumnKind;
  width?: number;
  label: RawBuilder<unknown>;
  code?: RawBuilder<unknown>;
}

const WIDTH = 18;

interface Plain {
  heading: string;
  kind: ColumnKind;
  width: number;
  value: RawBuilder<unknown>;
}

function plainColumns(columns: readonly ValuedColumn[], values: ExportValues, codeHeading: string): Plain[] {
  return columns.flatMap(({ heading, kind = 'text', width = WIDTH, label, code }) => {
    const labelled: Plain = { heading, kind, width, value: label };
    if (!code) return [labelled];
    const coded: Plain = { heading, kind: 'text', width, value: code };
    if (values === 'both') return [labelled, { ...coded, heading: `${heading} (${codeHeading})` }];
    return [values === 'codes' ? coded : labelled];
  });
}

/** What stands for values from lists, and what the column of codes is called. */
export interface SheetStyle {
  values: ExportValues;
  codeHeading: string;
}
/** For columns without codes. */
export const PLAIN: SheetStyle = { values: 'labels', codeHeading: '' };

/** A sheet whose columns and the statement that fills them are made from one list, so that neither can slip. */
export function valuedSheet(
  name: string,
  columns: readonly ValuedColumn[],
  { values, codeHeading }: SheetStyle,
  cursor: readonly string[],
  statement: (values: RawBuilder<unknown>[]) => SheetPlan['statement'],
): SheetPlan {
  const plain = plainColumns(columns, values, codeHeading);
  return {
    name,
    headers: plain.map(({ heading }) => heading),
    widths: plain.map(({ width }) => width),
    kinds: plain.map(({ kind }) => kind),
    cursor,
    statement: statement(plain.map(({ value }) => value)),
  };
}
