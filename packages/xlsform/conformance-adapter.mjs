// Adapter for conformance runs against recorded cases: plain `node`, no build, from any working directory.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { compile: compileWorkbook, describe } = await tsImport('./src/index.ts', import.meta.url);
const { readWorkbook } = await tsImport('./src/read/index.ts', import.meta.url);

/** Recorded workbooks hold the known sheets by kind, and the names of all sheets beside them. */
function toWorkbook({ sheets = {}, headers = {}, sheetNames = [] }) {
  const known = Object.keys(sheets).map((name) => ({
    name,
    headers: headers?.[name] ?? [],
    rows: (sheets[name] ?? []).map((cells, i) => ({ row: i + 2, cells })),
  }));
  for (const name of Object.keys(headers ?? {})) {
    if (!(name in sheets)) known.push({ name, headers: headers[name] ?? [], rows: [] });
  }
  const others = (sheetNames ?? []).filter((name) => !known.some((sheet) => sheet.name === name.toLowerCase()));
  const blank = others.map((name) => ({ name, headers: [], rows: [] }));
  return { sheets: known.length === 1 && sheetNames?.length === 1 ? known : [...known, ...blank] };
}

function answer(result) {
  if (result.ok) return { xml: result.xml, warnings: result.warnings, itemsets: result.itemsets };
  throw new Error(
    result.diagnostics
      .filter((d) => d.severity === 'error')
      .map(describe)
      .join('\n'),
  );
}

export function compile(workbook, options = {}) {
  const { formName, defaultLanguage } = { ...workbook, ...options };
  return answer(
    compileWorkbook(toWorkbook(workbook), { formName, defaultLanguage, fallbackFormName: workbook.fallbackFormName }),
  );
}

export function compileFile(path, options = {}) {
  const { workbook, diagnostics } = readWorkbook(new Uint8Array(readFileSync(path)), basename(path));
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (!workbook || errors.length > 0) throw new Error(errors.map(describe).join('\n'));
  return answer(compileWorkbook(workbook, options));
}
