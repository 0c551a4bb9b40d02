import { Refusal } from '../refusal.ts';
import { attribute, prefixedAttribute } from '../xml/attributes.ts';
import { XmlReader } from '../xml/sax.ts';
import type { ZipPackage } from '../zip/package.ts';
import { type Relationship, readRelationships } from './relationships.ts';

export interface SheetPart {
  name: string;
  part: string;
}

/** Where the things of a workbook lie in its package. */
export interface WorkbookParts {
  workbook: string;
  sheets: SheetPart[];
  sharedStrings?: string;
  styles?: string;
  date1904: boolean;
  macros: boolean;
}

export function readWorkbookPart(zip: ZipPackage, maxSheets: number): WorkbookParts {
  const workbook = readRelationships(zip, '').find(({ type }) => type === 'officeDocument')?.target;
  if (!workbook || !zip.nameOf(workbook)) throw notAWorkbook(zip);
  if (workbook.endsWith('.bin')) {
    throw new Refusal('binary-workbook', 'This is a binary workbook (.xlsb). Save it as an Excel workbook (.xlsx).');
  }
  const relationships = readRelationships(zip, workbook);
  const target = (type: string) => relationships.find((each) => each.type === type && !each.external)?.target;
  const { sheets, date1904 } = readSheetList(zip, workbook, relationships, maxSheets);
  return {
    workbook,
    sheets,
    date1904,
    sharedStrings: target('sharedStrings'),
    styles: target('styles'),
    macros: target('vbaProject') !== undefined,
  };
}

function readSheetList(zip: ZipPackage, workbook: string, relationships: Relationship[], maxSheets: number) {
  const byId = new Map(relationships.map((each) => [each.id, each]));
  const sheets: SheetPart[] = [];
  let date1904 = false;
  let count = 0;
  const reader = new XmlReader({
    open(name, tag) {
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '');
      if (name !== 'sheet') return;
      count++;
      const relationship = byId.get(prefixedAttribute(tag, 'id') ?? '');
      // Chart sheets and the like have no rows.
      if (relationship?.type === 'worksheet')
        sheets.push({ name: attribute(tag, 'name') ?? '', part: relationship.target });
    },
    close() {},
    text() {},
  });
  zip.eachPiece(workbook, (piece) => {
    reader.push(piece);
    return true;
  });
  if (count > maxSheets) {
    throw new Refusal(
      'too-many-sheets',
      `The workbook has ${count} sheets; a form may have at most ${maxSheets}. Delete the sheets it does not need.`,
    );
  }
  return { sheets, date1904 };
}

/** A zip file that is something else: say what it is, if one can tell. */
function notAWorkbook(zip: ZipPackage): Refusal {
  const has = (name: string) => zip.nameOf(name) !== undefined;
  if (has('mimetype') && has('content.xml')) {
    return new Refusal('opendocument', 'This is an OpenDocument file (.ods). Save it as an Excel workbook (.xlsx).');
  }
  if (has('word/document.xml')) return new Refusal('not-a-workbook', 'This is a text document, not a workbook.');
  return new Refusal('not-a-workbook', 'This file is an archive, but there is no workbook in it.');
}
