import { constants, deflateRawSync } from 'node:zlib';
import type { Diagnostic } from '../src/diagnostics.ts';
import { type ReadLimits, readWorkbook } from '../src/read/index.ts';
import { writeZip, type ZipPart } from '../src/write/zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export const utf8 = (text: string) => new TextEncoder().encode(text);
export const part = (name: string, text: string): ZipPart => ({ name, content: utf8(text) });

export const rels = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export const sheetOf = (rows: string, after = '') =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;

/** A row of inline texts, as small programs write them. */
export const textRow = (number: number, ...texts: string[]) =>
  `<row r="${number}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

export interface PackageOptions {
  strings?: string;
  styles?: string;
  workbookPr?: string;
  extra?: ZipPart[];
  extraRels?: [string, string][];
}

/** The smallest .xlsx with these sheets; a sheet is its XML, or a part already packed. */
export function xlsx(
  sheets: Record<string, string | Omit<Extract<ZipPart, { packed: Uint8Array }>, 'name'>>,
  options: PackageOptions = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const targets: [string, string][] = names.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`]);
  targets.push(['styles', 'styles.xml'], ['sharedStrings', 'sharedStrings.xml'], ...(options.extraRels ?? []));
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  return writeZip([
    part(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    ),
    part('_rels/.rels', rels(['officeDocument', 'xl/workbook.xml'])),
    part('xl/_rels/workbook.xml.rels', rels(...targets)),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${options.workbookPr ?? ''}/><sheets>${list}</sheets></workbook>`,
    ),
    ...names.map((name, i): ZipPart => {
      const sheet = sheets[name] ?? '';
      const path = `xl/worksheets/sheet${i + 1}.xml`;
      return typeof sheet === 'string' ? part(path, sheet) : { name: path, ...sheet };
    }),
    ...(options.strings ? [part('xl/sharedStrings.xml', options.strings)] : []),
    ...(options.styles ? [part('xl/styles.xml', options.styles)] : []),
    ...(options.extra ?? []),
  ]);
}

/** Deflate that unpacks to `head`, then `piece` over and over: 300 MB out of some hundred KB, made in no time. Its sizes lie. */
export function bomb(head: string, piece: string, times: number) {
  const block = (text: string) => deflateRawSync(utf8(text), { finishFlush: constants.Z_SYNC_FLUSH, level: 9 });
  const repeated = block(piece);
  const packed = Buffer.concat([block(head), ...Array.from({ length: times }, () => repeated), Buffer.from([3, 0])]);
  return { packed: new Uint8Array(packed), method: 8, crc: 0, size: 1000 };
}

export const read = (bytes: Uint8Array, fileName = 'form.xlsx', limits?: Partial<ReadLimits>) =>
  readWorkbook(bytes, fileName, limits);

export const codes = (diagnostics: Diagnostic[]) => diagnostics.map(({ code }) => code);

/** The rows of the first sheet without their numbers. */
export const firstRows = (bytes: Uint8Array, fileName?: string) =>
  read(bytes, fileName).workbook?.sheets[0]?.rows.map(({ cells }) => cells);
