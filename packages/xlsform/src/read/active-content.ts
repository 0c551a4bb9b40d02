import { csvRecords } from './csv-records.ts';
import { decodeText } from './encoding.ts';
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
import { Problems } from './problems.ts';
import { readStream } from './xls/compound-file.ts';
import { recordsOf } from './xls/records.ts';
import { ZipPackage } from './zip/package.ts';

/** What a spreadsheet program would run or fetch when it opens a file. */
export interface ActiveContent {
  macros: boolean;
  /** Formulas, links to other files, data connections; in a text file cells that would become formulas. */
  formulas: boolean;
}

/** Of the whole file, also of what the reader leaves out. What cannot be read counts as active: nobody knows what it is. */
export function activeContent(bytes: Uint8Array, limits: ReadLimits = DEFAULT_LIMITS): ActiveContent {
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return inPackage(new ZipPackage(bytes, limits));
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return inCompoundFile(bytes);
    return { macros: false, formulas: inText(bytes) };
  } catch {
    return { macros: false, formulas: true };
  }
}

const MACROS = /vbaProject|macrosheets\//i;
const OUTSIDE = /xl\/(externalLinks\/|connections\.xml|queryTables\/|activeX\/|embeddings\/)/i;
const FORMULA = /<(\w+:)?f[\s/>]/;
/** No tag that begins a formula is longer, so none is missed between two pieces. */
const OVERLAP = 64;

function inPackage(zip: ZipPackage): ActiveContent {
  const names = [...zip.entries.keys()];
  const macros = names.some((name) => MACROS.test(name));
  const parts = names.filter((name) => /\.xml$/i.test(name));
  return { macros, formulas: names.some((name) => OUTSIDE.test(name)) || parts.some((part) => hasFormula(zip, part)) };
}

function hasFormula(zip: ZipPackage, part: string): boolean {
  let found = false;
  let tail = '';
  zip.eachPiece(part, (piece) => {
    const text = tail + piece;
    found ||= FORMULA.test(text);
    tail = text.slice(-OVERLAP);
    return !found;
  });
  return found;
}

/** FORMULA, ARRAY, SHRFMLA, EXTERNSHEET's books, and the mark of a project of macros. */
const FORMULA_RECORDS = new Set([0x06, 0x221, 0x4bc, 0x206, 0x406]);
const MACRO_RECORD = 0xd3;

function inCompoundFile(bytes: Uint8Array): ActiveContent {
  const stream = readStream(bytes, ['Workbook', 'Book']);
  if (!stream) return { macros: false, formulas: true };
  const found = { macros: false, formulas: false };
  for (const { type } of recordsOf(stream, 0)) {
    found.macros ||= type === MACRO_RECORD;
    found.formulas ||= FORMULA_RECORDS.has(type);
  }
  return found;
}

function inText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes, new Problems());
  for (const delimiter of [',', ';', '\t'])
    for (const record of csvRecords(text, delimiter))
      if (record.some((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d/.test(cell))) return true;
  return false;
}
