import type { SheetRow } from '../workbook.ts';

/**
 * The form as a document: everything the author wrote, in the order it was written, with the structure made visible.
 * It is plain JSON, holds unknown columns and sheets untouched, and goes back to the same workbook.
 */
export interface FormModel {
  format: 'xlsform-model/1';
  fileName?: string;
  sheets: ModelSheet[];
}

export type TableKind = 'choices' | 'settings' | 'external_choices' | 'entities' | 'osm' | 'other';
export type ModelSheet = SurveySheet | TableSheet;

export interface SurveySheet {
  kind: 'survey';
  name: string;
  columns: Column[];
  items: Item[];
}

export interface TableSheet {
  kind: TableKind;
  name: string;
  columns: Column[];
  rows: SheetRow[];
}

export interface Column {
  /** As the author wrote it; cells are kept under this text. */
  header: string;
  /** What it means: `['bind', 'relevant']`, `['label', 'French (fr)']`. Unknown columns have their own header here. */
  path: string[];
}

export type ItemKind =
  | 'question'
  | 'group'
  | 'repeat'
  | 'loop'
  /** An end row that closes nothing. */
  | 'end'
  /** A row without a type, or switched off by its `disabled` cell. */
  | 'skipped';

export interface Item {
  kind: ItemKind;
  /** Row in the sheet. Absent in items a designer has added; they get one when written. */
  row?: number;
  cells: Record<string, string>;
  /** Only of groups, repeats and loops. */
  children?: Item[];
  /** The row that closes a group, repeat or loop; absent when the author forgot it. */
  end?: SheetRow;
}
