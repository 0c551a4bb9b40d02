import type { Diagnostic } from '../diagnostics.ts';
import type { ReadLimits } from '../read/limits.ts';
import { columnLetters, isFormSheet } from '../read/sheet-builder.ts';
import { readSharedStrings } from '../read/xlsx/shared-strings.ts';
import { type CellContext } from '../read/xlsx/sheet.ts';
import { readWorkbookPart, type SheetPart, type WorkbookParts } from '../read/xlsx/workbook-part.ts';
import { attribute } from '../read/xml/attributes.ts';
import { columnWidths } from './column-widths.ts';
import { editComments, ourOldPlaces } from './comment-edit.ts';
import { editDrawing } from './drawing-edit.ts';
import { type CellMark, markCells } from './marks.ts';
import { appendTo, elementsOf } from './elements.ts';
import { OFFICE, PackageEditor } from './package-editor.ts';
import { type HeaderPlaces, placeOf, readHeaderPlaces } from './places.ts';
import { type ListedProblem, PROBLEM_HEADERS, PROBLEMS_SHEET, problemsSheetXml } from './problems-sheet.ts';
import { addLegacyDrawing, colourCells } from './sheet-edit.ts';
import { StyleEditor } from './style-edit.ts';

const TYPES = 'application/vnd.openxmlformats-officedocument';

/** Marks the cells of an .xlsx package that diagnostics are about, and lists all of them on a sheet of their own. */
export function annotateXlsx(bytes: Uint8Array, diagnostics: Diagnostic[], limits: ReadLimits): Uint8Array {
  // Sheets are unpacked twice here, once for their headers and once to be changed.
  const editor = new PackageEditor(bytes, { ...limits, inflatedBytes: limits.inflatedBytes * 2 });
  const parts = readWorkbookPart(editor.zip, limits.sheets);
  const context: CellContext = {
    strings: readSharedStrings(editor.zip, parts.sharedStrings, limits),
    styles: [],
    date1904: parts.date1904,
  };
  const styles = new StyleEditor(parts.styles && editor.text(parts.styles));
  const headers = new Map(parts.sheets.map((sheet) => [sheet, readHeaderPlaces(editor.zip, sheet.part, context)]));
  const own = parts.sheets.find((sheet) => isOurs(sheet, headers.get(sheet)));
  const placed = place(diagnostics, parts, headers, own);
  for (const sheet of parts.sheets) {
    if (sheet === own) continue;
    const marks = markCells(
      placed.flatMap((each) => (each.sheet === sheet && each.at ? [{ ...each.at, diagnostic: each.diagnostic }] : [])),
    );
    annotateSheet(editor, sheet.part, marks, styles);
  }
  if (listsProblems(parts)) writeProblems(editor, parts, own, placed.map(listed), styles);
  writeStyles(editor, parts, styles);
  return editor.toBytes();
}

interface Placed {
  diagnostic: Diagnostic;
  sheet?: SheetPart;
  at?: { row: number; column: number };
}

function place(
  diagnostics: Diagnostic[],
  parts: WorkbookParts,
  headers: Map<SheetPart, HeaderPlaces>,
  own: SheetPart | undefined,
): Placed[] {
  const sheets = parts.sheets.filter((sheet) => sheet !== own);
  const byName = new Map(sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  const only = sheets.length === 1 ? sheets[0] : undefined;
  return diagnostics.map((diagnostic) => {
    const sheet =
      byName.get(diagnostic.sheet?.toLowerCase() ?? '') ?? (diagnostic.sheet === 'survey' ? only : undefined);
    if (sheet) return { diagnostic, sheet, at: placeOf(diagnostic, headers.get(sheet) ?? new Map()) };
    // Without a list of problems the first cell must take what belongs to no cell.
    return listsProblems(parts) || !only ? { diagnostic } : { diagnostic, sheet: only, at: { row: 1, column: 0 } };
  });
}

/** A workbook's only sheet is the survey whatever its name; a second sheet would end that. */
function listsProblems({ sheets }: WorkbookParts): boolean {
  return sheets.length !== 1 || isFormSheet(sheets[0]?.name ?? '', 0);
}

function annotateSheet(editor: PackageEditor, part: string, marks: CellMark[], styles: StyleEditor): void {
  const commentsPart = editor.related(part, 'comments');
  const comments = commentsPart && editor.text(commentsPart);
  const old = comments ? ourOldPlaces(comments) : [];
  if (marks.length === 0 && old.length === 0 && !styles.hasOldColours()) return;
  const before = editor.text(part) ?? '';
  let xml = colourCells(before, marks, styles);
  if (marks.length > 0 || old.length > 0) {
    const drawing = editor.related(part, 'vmlDrawing');
    const newComments = commentsPart ?? editor.freeName('xl/comments', 'xml');
    editor.set(newComments, editComments(comments, marks));
    if (!commentsPart) {
      editor.relate(part, 'comments', newComments);
      editor.contentType(newComments, `${TYPES}.spreadsheetml.comments+xml`);
    }
    const newDrawing = drawing ?? editor.freeName('xl/drawings/vmlDrawing', 'vml');
    editor.set(newDrawing, editDrawing(drawing && editor.text(drawing), marks, old, columnWidths(before)));
    if (!drawing) {
      editor.contentType(newDrawing, `${TYPES}.vmlDrawing`);
      xml = addLegacyDrawing(xml, editor.relate(part, 'vmlDrawing', newDrawing), OFFICE);
    }
  }
  if (xml !== before) editor.set(part, xml);
}

function isOurs(sheet: SheetPart, headers: HeaderPlaces | undefined): boolean {
  return (
    sheet.name.startsWith(PROBLEMS_SHEET) && PROBLEM_HEADERS.every((header, column) => headers?.get(header) === column)
  );
}

function listed({ diagnostic, sheet, at }: Placed): ListedProblem {
  if (!sheet || !at) return { diagnostic };
  return { diagnostic, cell: `'${sheet.name.replaceAll("'", "''")}'!${columnLetters(at.column)}${at.row}` };
}

function writeProblems(
  editor: PackageEditor,
  parts: WorkbookParts,
  own: SheetPart | undefined,
  problems: ListedProblem[],
  styles: StyleEditor,
): void {
  const xml = problemsSheetXml(problems, styles);
  if (own) {
    editor.set(own.part, xml);
    return;
  }
  const part = editor.freeName('xl/worksheets/problems', 'xml');
  editor.set(part, xml);
  editor.contentType(part, `${TYPES}.spreadsheetml.worksheet+xml`);
  const id = editor.relate(parts.workbook, 'worksheet', part);
  const workbook = editor.text(parts.workbook) ?? '';
  const ids = elementsOf(workbook, 'sheet').map((tag) => Number(attribute(tag, 'sheetId') ?? 0));
  const taken = new Set(parts.sheets.map(({ name }) => name.toLowerCase()));
  let name = PROBLEMS_SHEET;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${PROBLEMS_SHEET} ${n}`;
  const entry = `<sheet xmlns:r="${OFFICE}" name="${name}" sheetId="${Math.max(0, ...ids) + 1}" r:id="${id}"/>`;
  editor.set(parts.workbook, appendTo(workbook, 'sheets', entry));
}

function writeStyles(editor: PackageEditor, parts: WorkbookParts, styles: StyleEditor): void {
  if (parts.styles && editor.zip.nameOf(parts.styles)) {
    editor.set(parts.styles, styles.toString());
    return;
  }
  const part = parts.styles ?? 'xl/styles.xml';
  editor.set(part, styles.toString());
  editor.contentType(part, `${TYPES}.spreadsheetml.styles+xml`);
  if (!parts.styles) editor.relate(parts.workbook, 'styles', part);
}
