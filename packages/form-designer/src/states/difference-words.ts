import {
  type FormDocument,
  type RowDifference,
  read,
  sheetByKey,
  type SheetKind,
  sheetKindsOf,
} from '@msurvey/xlsform/edit';

/** What a row is called: what a question asks, the list and code of a choice, else its sheet. */
export function rowName(then: FormDocument, now: FormDocument, { sheet: key, row }: RowDifference): string {
  const form = sheetByKey(now, key) ? now : then;
  const sheet = sheetByKey(form, key);
  if (!sheet) return key;
  const kind: SheetKind = sheetKindsOf(form).get(key) ?? 'other';
  if (kind === 'survey')
    return read(sheet, kind, row, 'label') ?? read(sheet, kind, row, 'name') ?? read(sheet, kind, row, 'type') ?? '';
  if (kind !== 'choices') return sheet.name;
  return [read(sheet, kind, row, 'list_name'), read(sheet, kind, row, 'label') ?? read(sheet, kind, row, 'name')]
    .filter(Boolean)
    .join(' / ');
}
