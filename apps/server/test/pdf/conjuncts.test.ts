import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadAddress } from '../../src/external/thread.ts';
import { WarmThreads } from '../../src/external/warm-threads.ts';
import { said } from '../../src/pdf/parts.ts';
import type { PdfTask, PdfWritten } from '../../src/pdf/pdf-file.ts';
import { glyphsOf } from './read-pdf.ts';

/**
 * Words as their glyphs follow each other on paper, by the letters that each glyph stands for: conjuncts are drawn as such,
 * and signs that are written before their consonant come before it. They were compared by eye with what a browser draws.
 */
const WORDS: [string, string[]][] = [
  ['প্রশিক্ষণ', ['প', '্র', 'ি', 'শ', 'ক্ষ', 'ণ']],
  ['কার্যক্রম', ['ক', 'া', 'য', 'র্', 'ক', '্র', 'ম']],
  ['উপকারভোগী', ['উ', 'প', 'ক', 'া', 'র', 'ে', 'ভ', 'া', 'গ', 'ী']],
  ['ক্ষুদ্র', ['ক্ষ', 'ু', 'দ', '্র']],
  ['রাষ্ট্র', ['র', 'া', 'ষ্ট', '্র']],
  ['স্বাস্থ্য', ['স', '্ব', 'া', 'স্', 'থ', '্য']],
  ['ত্রৈমাসিক', ['ৈ', 'ত্র', 'ম', 'া', 'ি', 'স', 'ক']],
];

let folder: string;
const threads = new WarmThreads<PdfTask, PdfWritten>(threadAddress('pdf-worker'), { timeLimitMs: null });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'msurvey-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let drawn = 0;
/** A page with nothing on it but this text and the number of the page. */
async function glyphs(text: string) {
  const path = join(folder, `${drawn++}.pdf`);
  const document = {
    title: 'Words',
    language: 'bn' as const,
    orientation: 'portrait' as const,
    foot: '',
    content: [said(text)],
  };
  await threads.run({ document, path });
  const [page = []] = glyphsOf(await readFile(path));
  return page;
}
/** A glyph that joins others, or keeps them apart, is drawn as nothing. */
const visible = (letters: string) => letters.replace(/[\s\u200C\u200D]/g, '');

describe('Bengali on paper', () => {
  it.each(WORDS)('%s is drawn with its conjuncts, in the order of paper', async (word, expected) => {
    const found = (await glyphs(word)).map(({ letters }) => visible(letters)).filter(Boolean);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('has one shape of a sign where a word begins and another within it', async () => {
    const page = await glyphs('কোটি জেলা উপজেলা');
    const signs = page.filter(({ letters }) => visible(letters) === 'ে').map(({ id }) => id);
    expect(signs).toHaveLength(3);
    expect(signs[0]).toBe(signs[1]);
    expect(signs[2]).not.toBe(signs[0]);
  });

  it('is written in its own face, and what stands between it in another', async () => {
    const page = await glyphs('DAE প্রদর্শনী 2025');
    const faceOf = (letter: string) => page.find(({ letters }) => letters === letter)?.id.split(':')[0];
    expect(faceOf('D')).toBe(faceOf('5'));
    expect(faceOf('প্র')).not.toBe(faceOf('D'));
  });
});
