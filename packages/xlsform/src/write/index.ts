import type { Workbook } from '../workbook.ts';
import { contentTypes, relationships, STYLES_XML, sharedStringsXml, workbookXml } from './package-parts.ts';
import { excelSheetNames } from './sheet-names.ts';
import { sheetXml } from './sheet-xml.ts';
import { writeZip, type ZipPart } from './zip.ts';

/** A workbook as an .xlsx file. All cells are texts, as in the readers; reading the file gives the same workbook again. */
export function writeWorkbook(workbook: Workbook): Uint8Array {
  const indexes = new Map<string, number>();
  const indexOf = (text: string): number => {
    let index = indexes.get(text);
    if (index === undefined) {
      index = indexes.size;
      indexes.set(text, index);
    }
    return index;
  };
  // Excel opens no file without a sheet.
  const sheets = workbook.sheets.length > 0 ? workbook.sheets : [{ name: 'survey', headers: [], rows: [] }];
  const sheetParts = sheets.map((sheet, i) => xml(`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet, indexOf)));
  const targets = sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]);
  return writeZip([
    xml('[Content_Types].xml', contentTypes(sheets.length)),
    xml('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    xml('xl/workbook.xml', workbookXml(excelSheetNames(sheets.map(({ name }) => name)))),
    xml(
      'xl/_rels/workbook.xml.rels',
      relationships([...targets, ['styles', 'styles.xml'], ['sharedStrings', 'sharedStrings.xml']]),
    ),
    xml('xl/styles.xml', STYLES_XML),
    ...sheetParts,
    xml('xl/sharedStrings.xml', sharedStringsXml(indexes.keys())),
  ]);
}

function xml(name: string, text: string): ZipPart {
  return { name, content: new TextEncoder().encode(text) };
}
