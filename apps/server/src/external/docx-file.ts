import type { ZipFolder } from './zip-stream.ts';

/** A cell of a table in a text document. */
export interface DocxCell {
  text: string;
  bold?: boolean;
  right?: boolean;
  /** How deep it is set in. */
  depth?: number;
  /** One cell with those beneath it: it begins here, or goes on. */
  merge?: 'begins' | 'goes-on';
}
export interface DocxTable {
  title: string;
  /** Lines above the table. */
  facts: readonly string[];
  /** Shares of the width. */
  widths: readonly number[];
  /** They stand on each page again. */
  headings: readonly DocxCell[];
  lines: readonly (readonly DocxCell[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** Landscape A4 and its margins, in twentieths of a point. */
const PAPER = { width: 16_838, height: 11_906, margin: 720 };
const INDENT = 160;

// oxlint-disable-next-line no-control-regex -- exactly these cannot stand in XML
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (found) => `&#${found.codePointAt(0)};`);

/** Bengali is written in the face that the system has for it. */
const STYLES = `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="SimSun" w:cs="Nirmala UI"/><w:sz w:val="17"/><w:szCs w:val="17"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0"/></w:pPr></w:pPrDefault></w:docDefaults></w:styles>`;

const run = (text: string, style: string): string =>
  text
    .split('\n')
    .map((line) => `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>');
const BOLD = '<w:b/><w:bCs/>';
const paragraph = (text: string, { layout = '', style = '' } = {}): string =>
  `<w:p>${layout && `<w:pPr>${layout}</w:pPr>`}${text === '' ? '' : run(text, style)}</w:p>`;

function cell({ text, bold, right, depth = 0, merge }: DocxCell, width: number, fill = ''): string {
  const merged = merge ? `<w:vMerge${merge === 'begins' ? ' w:val="restart"' : ''}/>` : '';
  const shade = fill && `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  const layout = `${depth > 0 ? `<w:ind w:left="${depth * INDENT}"/>` : ''}${right ? '<w:jc w:val="right"/>' : ''}`;
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${merged}${shade}</w:tcPr>${paragraph(text, { layout, style: bold ? BOLD : '' })}</w:tc>`;
}

const row = (cells: readonly string[], more = ''): string =>
  `<w:tr><w:trPr><w:cantSplit/>${more}</w:trPr>${cells.join('')}</w:tr>`;

function tableXml({ widths, headings, lines }: DocxTable): string {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const room = PAPER.width - 2 * PAPER.margin;
  const columns = widths.map((width) => Math.floor((width / all) * room));
  const cells = (line: readonly DocxCell[], fill?: string) =>
    line.map((one, i) => cell(one, columns[i] as number, fill));
  const edge = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`;
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('');
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${room}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>`,
    `<w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    row(cells(headings, 'E8F0E8'), '<w:tblHeader/>'),
    ...lines.map((line) => row(cells(line))),
    '</w:tbl>',
  ].join('');
}

/** A text document of one real table, which goes on in any other document. */
export function writeDocx(zip: ZipFolder, table: DocxTable): void {
  const add = (name: string, text: string) => void zip.part(name).write(HEAD + text);
  const relations = (id: string, type: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  const { width, height, margin } = PAPER;
  const section = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}" w:orient="landscape"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="360" w:footer="360" w:gutter="0"/></w:sectPr>`;
  const title = paragraph(table.title, { style: `${BOLD}<w:sz w:val="30"/><w:szCs w:val="30"/>` });
  const facts = table.facts.map((fact) => paragraph(fact)).join('');
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  );
  add('_rels/.rels', relations('rId1', 'officeDocument', 'word/document.xml'));
  add('word/_rels/document.xml.rels', relations('rId1', 'styles', 'styles.xml'));
  add('word/styles.xml', STYLES);
  add(
    'word/document.xml',
    `<w:document xmlns:w="${MAIN}"><w:body>${title}${facts}${paragraph('')}${tableXml(table)}${paragraph('')}${section}</w:body></w:document>`,
  );
}
