import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocxTable, writeDocx } from './docx-file.ts';
import { readDocx } from './testing/read-docx.ts';
import { ZipFolder } from './zip-stream.ts';

const TABLE: DocxTable = {
  title: 'Matrix <1>',
  facts: ['Project: "A & B"'],
  widths: [2, 1],
  headings: [{ text: 'Result', bold: true }, { text: 'Target' }],
  lines: [
    [
      { text: 'লক্ষ্য \u0007]]>', merge: 'begins', depth: 1 },
      { text: '5', right: true },
    ],
    [{ text: '', merge: 'goes-on' }, { text: 'two\nlines \ud800' }],
  ],
};

async function written(table: DocxTable) {
  const folder = await mkdtemp(join(tmpdir(), 'msurvey-docx-'));
  try {
    const zip = new ZipFolder(folder);
    writeDocx(zip, table);
    await zip.joinTo(join(folder, 'file'));
    return readDocx(await readFile(join(folder, 'file')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('a table as a text document', () => {
  it('is an archive of well-formed parts, each of which is named where it is looked for', async () => {
    const { parts } = await written(TABLE);
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/styles.xml',
      'word/document.xml',
    ]);
    for (const name of ['word/document.xml', 'word/styles.xml'])
      expect(parts['[Content_Types].xml']).toContain(`PartName="/${name}"`);
    expect(parts['_rels/.rels']).toContain('Target="word/document.xml"');
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="styles.xml"');
  });

  it('has one table with its headings, widths and merged cells, and nothing of a text is markup', async () => {
    const { rows, headings, widths, paragraphs } = await written(TABLE);
    expect(paragraphs).toEqual(['Matrix <1>', 'Project: "A & B"', '', '']);
    expect(headings).toBe(1);
    expect(widths).toEqual([10_265, 5132]);
    const cell = (text: string, merge: string | null = null) => ({ text, merge });
    expect(rows).toEqual([
      [cell('Result'), cell('Target')],
      [cell('লক্ষ্য ]]>', 'begins'), cell('5')],
      [cell('', 'goes-on'), cell('two\nlines ')],
    ]);
  });
});
