import { compile } from '../compile.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { CompileOptions } from '../form/settings.ts';
import { circles } from './circles.ts';
import { numbered, sheetOf, toWorkbook } from './document.ts';
import type { TreeNode } from './tree.ts';
import type { FormDocument } from './types.ts';

/** A problem of the form at the row of the document. */
export interface Finding extends Diagnostic {
  /** Key of the sheet. */
  sheetKey?: string;
  /** Key of the row; absent for what concerns a header or the whole form. */
  rowKey?: string;
  /** Questions that decide about each other, by name. */
  circle?: string[];
}

export interface Diagnosis {
  ok: boolean;
  /** The XForm; absent when there are errors. */
  xml?: string;
  findings: Finding[];
}

/** Compiles the document. What is wrong is told by the rows' keys, which stay when rows move. */
export function diagnose(document: FormDocument, options: CompileOptions = {}): Diagnosis {
  const result = compile(toWorkbook(document), options);
  const places = new Map<string, { key: string; rows: Map<number, string> }>();
  const placesOf = (name: string) => {
    const known = places.get(name);
    // Of two sheets with one name, the last counts.
    const sheet = known ? undefined : document.sheets.findLast((candidate) => candidate.name === name);
    if (!sheet) return known;
    const rows = new Map(numbered(sheet.rows).map(({ row }, i) => [row, sheet.rows[i]?.key as string]));
    const made = { key: sheet.key, rows };
    places.set(name, made);
    return made;
  };
  const findings = result.diagnostics.map((found): Finding => {
    const at = found.sheet === undefined ? undefined : placesOf(found.sheet);
    if (!at) return found;
    const rowKey = found.row === undefined ? undefined : at.rows.get(found.row);
    return { ...found, sheetKey: at.key, ...(rowKey === undefined ? {} : { rowKey }) };
  });
  findings.push(...circlesIn(document));
  return { ok: result.ok, ...(result.xml === undefined ? {} : { xml: result.xml }), findings };
}

/** The form compiles, but phones refuse it: a warning for whoever deploys it all the same. */
function circlesIn(document: FormDocument): Finding[] {
  const sheet = sheetOf(document, 'survey');
  const rows = numbered(sheet?.rows ?? []);
  return circles(document).map((circle) => {
    const [first] = circle as [TreeNode];
    const names = circle.map(({ name }) => name);
    return {
      code: 'logic.circle',
      severity: 'warning',
      message: `These questions decide about each other in a circle: ${[...names, names[0]].join(' → ')}.`,
      ...(sheet ? { sheet: sheet.name, sheetKey: sheet.key } : {}),
      row: rows[first.index]?.row,
      rowKey: first.key,
      circle: names,
    };
  });
}
