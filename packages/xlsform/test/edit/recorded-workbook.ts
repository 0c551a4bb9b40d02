import { readFileSync } from 'node:fs';
import type { Workbook } from '../../src/index.ts';
import { recordedFolder } from '../recorded.ts';

interface Recorded {
  id: string;
  workbook?: {
    sheets?: Record<string, Record<string, string>[]>;
    headers?: Record<string, string[]> | null;
    sheetNames?: string[] | null;
  };
  options?: { form_name?: string | null; default_language?: string | null };
}

/** Every recorded workbook, also those that the reference refuses. */
export function recordedWorkbooks() {
  const lines = ['cases.jsonl', 'files.jsonl'].flatMap((file) =>
    readFileSync(`${recordedFolder}/cases/${file}`, 'utf8').split('\n').filter(Boolean),
  );
  return lines
    .map((line) => JSON.parse(line) as Recorded)
    .filter(({ workbook }) => workbook)
    .map((recorded) => ({
      id: recorded.id,
      workbook: workbookOf(recorded),
      options: {
        ...(recorded.options?.form_name ? { formName: recorded.options.form_name } : {}),
        ...(recorded.options?.default_language ? { defaultLanguage: recorded.options.default_language } : {}),
      },
    }));
}

/** They hold the known sheets by kind, and the names of all sheets beside them. */
function workbookOf({ workbook }: Recorded): Workbook {
  const { sheets = {}, headers, sheetNames } = workbook ?? {};
  const known = Object.entries(sheets).map(([name, rows]) => ({
    name,
    headers: headers?.[name]?.length
      ? headers[name]
      : [...new Set(rows.slice(0, 100).flatMap((cells) => Object.keys(cells)))],
    rows: rows.map((cells, i) => ({ row: i + 2, cells })),
  }));
  const others = (sheetNames ?? []).filter((name) => !known.some((sheet) => sheet.name === name.toLowerCase()));
  return { sheets: [...known, ...others.map((name) => ({ name, headers: [], rows: [] }))] };
}
