import { addColumn, removeColumn, renameColumn } from './apply-columns.ts';
import { insertRows, moveRows, removeRows, setCell } from './apply-rows.ts';
import { sheetByKey } from './document.ts';
import { renamed, renamedList } from './rewrite.ts';
import type {
  Applied,
  DocumentSheet,
  FormDocument,
  Operation,
  OperationOf,
  SheetDone,
  SheetOperation,
} from './types.ts';

/**
 * The document after these operations, and the operations that undo them. What has nothing to act on is passed over, so that
 * changes of several people can be put one after the other; nothing here throws.
 */
export function apply(document: FormDocument, operations: readonly Operation[]): Applied {
  let now = document;
  const inverse: Operation[][] = [];
  for (const operation of operations) {
    const done = applyOne(now, operation);
    if (!done) continue;
    now = done.document;
    inverse.push(done.inverse);
  }
  return { document: now, inverse: inverse.reverse().flat() };
}

function applyOne(document: FormDocument, operation: Operation): Applied | undefined {
  switch (operation.op) {
    case 'add-sheet':
      return addSheet(document, operation);
    case 'rename':
      return apply(document, renamed(document, operation));
    case 'rename-list':
      return apply(document, renamedList(document, operation));
  }
  const at = document.sheets.findIndex(({ key }) => key === operation.sheet);
  const sheet = document.sheets[at];
  if (!sheet) return undefined;
  if (operation.op === 'remove-sheet') {
    if (operation.onlyEmpty && sheet.rows.length > 0) return undefined;
    const sheets = document.sheets.filter((other) => other !== sheet);
    return { document: { ...document, sheets }, inverse: [{ op: 'add-sheet', at, sheet }] };
  }
  const done = onSheet(sheet, operation);
  if (!done) return undefined;
  return { document: { ...document, sheets: document.sheets.with(at, done.sheet) }, inverse: done.inverse };
}

function onSheet(sheet: DocumentSheet, operation: SheetOperation): SheetDone | undefined {
  switch (operation.op) {
    case 'set':
      return setCell(sheet, operation);
    case 'insert':
      return insertRows(sheet, operation);
    case 'remove':
      return removeRows(sheet, operation);
    case 'move':
      return moveRows(sheet, operation);
    case 'add-column':
      return addColumn(sheet, operation);
    case 'remove-column':
      return removeColumn(sheet, operation);
    case 'rename-column':
      return renameColumn(sheet, operation);
    case 'rename-sheet':
      if (sheet.name === operation.name) return undefined;
      return {
        sheet: { ...sheet, name: operation.name },
        inverse: [{ op: 'rename-sheet', sheet: sheet.key, name: sheet.name }],
      };
  }
}

/** A sheet that somebody else has added meanwhile takes the rows of this one. */
function addSheet(document: FormDocument, { at, sheet }: OperationOf<'add-sheet'>): Applied | undefined {
  const there = sheetByKey(document, sheet.key);
  if (there) {
    const after = there.rows.at(-1)?.key ?? null;
    return apply(document, [{ op: 'insert', sheet: sheet.key, after, rows: sheet.rows }]);
  }
  const sheets = document.sheets.toSpliced(at, 0, sheet);
  const onlyEmpty = sheet.rows.length === 0;
  return { document: { ...document, sheets }, inverse: [{ op: 'remove-sheet', sheet: sheet.key, onlyEmpty }] };
}
