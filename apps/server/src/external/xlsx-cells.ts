import { DAY_MS, dayNumber, isDay } from '@msurvey/domain';

/** Styles by their number in STYLES. */
export const STYLE = { plain: 0, heading: 1, date: 2, moment: 3, wrapped: 4, strong: 5 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const SHEET_HEAD = `${HEAD}<worksheet xmlns="${MAIN}">`;

export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8F0E8"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What Excel holds in one cell. */
const MOST_CHARACTERS = 32_767;
// oxlint-disable-next-line no-control-regex -- exactly these cannot stand in XML
const SPECIAL = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]|_x[0-9A-Fa-f]{4}_/;
// oxlint-disable-next-line no-control-regex -- as above
const EACH_SPECIAL =
  /[&<>]|[\ud800-\udbff][\udc00-\udfff]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]|_x(?=[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _x: '_x005F_x' };

const escapeOne = (found: string): string =>
  ENTITIES[found] ??
  (found.length === 2 ? found : `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

/** As Excel writes what XML cannot hold; a text that looks like such an escape is escaped itself. */
export const escapeCell = (text: string): string => (SPECIAL.test(text) ? text.replace(EACH_SPECIAL, escapeOne) : text);

/** Blanks at the ends and line breaks are lost unless a cell says that they matter. */
const KEEPS_SPACE = /^\s|\s$|[\n\t]/;

/** The part of a text cell after its address; always text, so that nothing in it is ever a formula. */
export function textCell(text: string, style: number = STYLE.plain): string {
  const fitting = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  const space = KEEPS_SPACE.test(fitting) ? ' xml:space="preserve"' : '';
  const styled = style === STYLE.plain ? '' : ` s="${style}"`;
  return `"${styled} t="inlineStr"><is><t${space}>${escapeCell(fitting)}</t></is></c>`;
}

export const numberCell = (value: number | string, style: number = STYLE.plain): string =>
  style === STYLE.plain ? `"><v>${value}</v></c>` : `" s="${style}"><v>${value}</v></c>`;

/** A formula of our own, never of what somebody typed, with what it comes to; a blank is an empty text. */
export const formulaCell = (formula: string, value: number | null, style: number = STYLE.plain): string => {
  const styled = style === STYLE.plain ? '' : ` s="${style}"`;
  const worth = value === null ? '<v></v>' : `<v>${value}</v>`;
  return `"${styled}${value === null ? ' t="str"' : ''}><f>${escapeCell(formula)}</f>${worth}</c>`;
};

const letters = (column: number): string => {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
};
const LETTERS: string[] = [];
export const columnName = (column: number): string => (LETTERS[column] ??= letters(column));

const EPOCH = Date.UTC(1899, 11, 30);

/** A day as a spreadsheet counts them; undefined for what it cannot show as one (before 1 March 1900, or no day). */
export function daySerial(text: string): number | undefined {
  if (!isDay(text)) return undefined;
  const serial = dayNumber(text) - EPOCH / DAY_MS;
  return serial > 60 ? serial : undefined;
}

/** A moment of the clock on the wall, given as milliseconds of UTC that read the same. */
export const momentSerial = (milliseconds: number): number => (milliseconds - EPOCH) / DAY_MS;
