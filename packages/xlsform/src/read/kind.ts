import { Refusal } from './refusal.ts';

export type FileKind = 'xlsx' | 'xls' | 'csv' | 'md';

/** What a file is, by what it contains; its name decides only between kinds of text. */
export function kindOf(bytes: Uint8Array, fileName: string): FileKind {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) throw new Refusal('empty-file', 'The file is empty.');
  if (startsWith(bytes, [0x50, 0x4b])) return 'xlsx';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return compoundFile(bytes);
  // Excel 2 to 4 wrote records without a container.
  if (
    bytes[0] === 0x09 &&
    (bytes[1] === 0x00 || bytes[1] === 0x02 || bytes[1] === 0x04 || bytes[1] === 0x08) &&
    extension === 'xls'
  )
    return 'xls';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]))
    throw new Refusal('not-a-workbook', 'This is a PDF document, not a workbook.');
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 1024))
    .replaceAll('\0', '')
    .trimStart()
    .toLowerCase();
  if (/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(!doctype html|html|head|body|table|meta|div)/.test(start)) {
    throw new Refusal(
      'html',
      'This is a web page that was named like a workbook. Open it in a spreadsheet program and save it as .xlsx.',
    );
  }
  if (/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<\?xml/.test(start)) {
    throw new Refusal(
      'xml',
      'This is an XML file (perhaps “XML Spreadsheet 2003”). Open it in a spreadsheet program and save it as .xlsx.',
    );
  }
  if (extension === 'csv' || extension === 'txt' || extension === 'tsv') return 'csv';
  if (extension === 'md') return 'md';
  if (/^xl/.test(extension)) {
    throw new Refusal(
      'not-a-workbook',
      `The file is named .${extension} but is no workbook, or it is damaged. Save it again as .xlsx.`,
    );
  }
  throw new Refusal('unknown-kind', 'Forms are read from .xlsx, .xlsm, .xls, .csv and .md files.');
}

/** The old container holds .xls workbooks, but also .xlsx files that are protected with a password. */
function compoundFile(bytes: Uint8Array): FileKind {
  if (containsUtf16(bytes, 'EncryptedPackage')) {
    throw new Refusal('encrypted', 'The file is protected with a password. Remove the password and upload it again.');
  }
  if (containsUtf16(bytes, 'WordDocument'))
    throw new Refusal('not-a-workbook', 'This is a text document, not a workbook.');
  return 'xls';
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Looks for the name of a stream in the container's directory, whose entries lie at multiples of 128. */
function containsUtf16(bytes: Uint8Array, name: string): boolean {
  for (let at = 512; at + name.length * 2 <= bytes.length; at += 128) {
    let i = 0;
    while (i < name.length && bytes[at + i * 2] === name.charCodeAt(i) && bytes[at + i * 2 + 1] === 0) i++;
    if (i === name.length) return true;
  }
  return false;
}
