import {
  type DocumentRow,
  type DocumentSheet,
  type FormDocument,
  headerFor,
  type Operation,
  read,
  sheetOf,
  textColumns,
  tree,
} from '@msurvey/xlsform/edit';

/** A text that people read, with what it says in each language. */
export interface TextRow {
  id: string;
  sheet: DocumentSheet;
  row: DocumentRow;
  /** `label`, `hint`, `bind::jr:constraintMsg` … */
  text: string;
  /** Whose text it is. */
  owner: string;
  headers: ReadonlyMap<string, string>;
}

const FIELDS: Readonly<Record<string, string>> = {
  'bind::jr:constraintMsg': 'constraint_message',
  'bind::jr:requiredMsg': 'required_message',
};

/** Every text that the form has in some language, questions first. */
export function textRows(document: FormDocument, languages: readonly string[]): TextRow[] {
  const columns = textColumns(document);
  return (['survey', 'choices'] as const).flatMap((kind) => {
    const sheet = sheetOf(document, kind);
    if (!sheet) return [];
    const mine = columns.filter((column) => column.sheet === sheet);
    const texts = [...new Set(mine.map(({ text }) => text))];
    return sheet.rows.flatMap((row) =>
      texts.flatMap((text): TextRow[] => {
        const there = mine.filter((column) => column.text === text);
        if (!there.some(({ header }) => Object.hasOwn(row.cells, header))) return [];
        const field = FIELDS[text] ?? text;
        const headers = new Map(
          languages.map((language) => [language, headerFor(sheet, kind, field, language || undefined, row)]),
        );
        return [
          {
            id: `${sheet.key} ${row.key} ${text}`,
            sheet,
            row,
            text,
            owner: ownerOf(document, sheet, kind, row),
            headers,
          },
        ];
      }),
    );
  });
}

function ownerOf(document: FormDocument, sheet: DocumentSheet, kind: 'survey' | 'choices', row: DocumentRow): string {
  if (kind === 'survey') return tree(document).byKey.get(row.key)?.name ?? '';
  return [read(sheet, 'choices', row, 'list_name'), read(sheet, 'choices', row, 'name')].filter(Boolean).join(' / ');
}

export const writeText = (text: TextRow, language: string, value: string | null): Operation => ({
  op: 'set',
  sheet: text.sheet.key,
  row: text.row.key,
  column: text.headers.get(language) ?? '',
  value,
});
