import { Problems } from './diagnostics.ts';
import { readSettings } from './form/settings.ts';
import { SETTINGS_HEADERS } from './model/aliases.ts';
import type { Column, FormModel, TableSheet } from './model/types.ts';

/** What the settings sheet says, by the usual names: `id_string`, `title`, `version`, `default_language` … */
export const ownSettings = (model: FormModel): ReadonlyMap<string, string> =>
  readSettings(model, {}, new Problems()).values;

const EMPTY: TableSheet = { kind: 'settings', name: 'settings', columns: [], rows: [] };

function edited(sheet: TableSheet, values: Readonly<Record<string, string>>): TableSheet {
  const columns: Column[] = [...sheet.columns];
  const cells = { ...sheet.rows[0]?.cells };
  for (const [key, value] of Object.entries(values)) {
    const meant = columns.filter(({ path }) => path.length === 1 && path[0] === key);
    if (meant.length === 0) columns.push({ header: SETTINGS_HEADERS[key] ?? key, path: [key] });
    for (const { header } of meant.length > 0 ? meant : columns.slice(-1)) cells[header] = value;
  }
  return { ...sheet, columns, rows: [{ row: sheet.rows[0]?.row ?? 2, cells }, ...sheet.rows.slice(1)] };
}

/** The same form with other settings. With a sheet beside it, an only sheet must be called what it is. */
export function withSettings(model: FormModel, values: Readonly<Record<string, string>>): FormModel {
  const found = model.sheets.find((sheet) => sheet.kind === 'settings') as TableSheet | undefined;
  const settings = edited(found ?? EMPTY, values);
  if (found) return { ...model, sheets: model.sheets.map((sheet) => (sheet === found ? settings : sheet)) };
  const others = model.sheets.map((sheet) => (sheet.kind === 'survey' ? { ...sheet, name: 'survey' } : sheet));
  return { ...model, sheets: [...others, settings] };
}
