import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../src/read/index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a plain table', () => {
  it('has its columns named by the first line', () => {
    const { workbook, diagnostics } = readTable(
      bytes('First name,E-mail\r\nরহিমা,"a,b@x.org"\r\n\r\nKamal,\r\n'),
      'users.csv',
    );
    expect(diagnostics).toEqual([]);
    expect(workbook?.sheets).toEqual([
      {
        name: 'users',
        headers: ['First name', 'E-mail'],
        rows: [
          { row: 2, cells: { 'First name': 'রহিমা', 'E-mail': 'a,b@x.org' } },
          { row: 4, cells: { 'First name': 'Kamal' } },
        ],
      },
    ]);
  });

  it('may be cut by semicolons or tabs', () => {
    for (const sign of [';', '\t']) {
      expect(readTable(bytes(`a${sign}b\n1${sign}2`), 't.csv').workbook?.sheets[0]?.rows[0]?.cells).toEqual({
        a: '1',
        b: '2',
      });
    }
  });

  it('stops at the limit and says so', () => {
    const { workbook, diagnostics } = readTable(bytes('a\n1\n2\n3'), 't.csv', { rows: 2 });
    expect(workbook?.sheets[0]?.rows.length).toBe(2);
    expect(diagnostics).toMatchObject([{ code: 'read.rows', severity: 'error' }]);
  });

  it('names the cell whose text no database can keep, and reads the rest', () => {
    const { workbook, diagnostics } = readTable(bytes('a,b\n1,x\u0000y\n2,z'), 't.csv');
    expect(diagnostics).toMatchObject([
      { code: 'read.characters', severity: 'error', sheet: 't', row: 2, column: 'b' },
    ]);
    expect(workbook?.sheets[0]?.rows.map(({ cells }) => cells.b)).toEqual(['x\ufffdy', 'z']);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (file) => void readTable(file, 't.csv')));
  });
});
