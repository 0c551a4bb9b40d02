import { add, addLanguage, apply, emptyDocument, type FormDocument, rename, tree } from '@msurvey/xlsform/edit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../scripts/testing/samples.ts';
import { planOfFile, planTranslations } from '../src/translations/read-translations.ts';
import { asCsv, asXlsx, columnOf, translationTable } from '../src/translations/translation-file.ts';
import { writeText } from '../src/views/texts-of.ts';

const made = (labels: readonly string[]): FormDocument => {
  let form = emptyDocument({ title: 'T', idString: 't' });
  labels.forEach((label, i) => {
    form = apply(form, add(form, { type: 'text', label, name: `q${i}` }).operations).document;
  });
  form = apply(
    form,
    add(form, { type: 'select_one', label: 'Pick', name: 'pick', choices: ['Yes', 'No'] }).operations,
  ).document;
  return apply(form, addLanguage(form, 'Bengali (bn)', 'English (en)').operations).document;
};
const form = made(['Name', 'Age']);
const table = (of: FormDocument = form) => {
  const { headers, rows } = translationTable(of);
  return {
    headers,
    rows: rows.map((cells, i) => ({
      row: i + 2,
      cells: Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])),
    })),
  };
};
const bengali = columnOf('Bengali (bn)');
const translated = (words: Record<string, string>, of = form) => {
  const { headers, rows } = table(of);
  const said = rows.map(({ row, cells }) => ({ row, cells: { ...cells, [bengali]: words[cells.name ?? ''] ?? '' } }));
  return { headers, rows: said };
};

describe('the file of translations', () => {
  it('has every text once, with a column for each language', () => {
    const { headers, rows } = translationTable(form);
    expect(headers).toEqual(['key', 'name', 'what', 'text::English (en)', 'text::Bengali (bn)']);
    expect(rows.map(([, name, what, english]) => [name, what, english])).toEqual([
      ['q0', 'label', 'Name'],
      ['q1', 'label', 'Age'],
      ['pick', 'label', 'Pick'],
      ['pick / yes', 'label', 'Yes'],
      ['pick / no', 'label', 'No'],
    ]);
  });

  it('comes back as Excel or CSV without a difference, whatever the texts are', { timeout: 60_000 }, async () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom('=1+1', "'=a", '@x', 'a\nb', 'a;=b', '“x”, "y"', '<b>জেলা</b>', '-5'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[\uFFFE\uFFFF]/.test(text)),
      ),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (labels) => {
        const of = made(labels.filter((label) => label.trim() !== ''));
        for (const [blob, name] of [
          [asCsv(of), 'a.csv'],
          [await asXlsx(of), 'a.xlsx'],
        ] as const)
          expect(await planOfFile(of, new File([blob], name))).toEqual({ changes: [], faults: [] });
      }),
      { numRuns: samples(40) },
    );
  });

  it('says what it would change, and makes the form so', async () => {
    const plan = planTranslations(form, translated({ q0: 'নাম', 'pick / yes': ' হ্যাঁ ' }));
    expect(plan.faults).toEqual([]);
    expect(plan.changes.map(({ row, language, before, after }) => [row.owner, language, before, after])).toEqual([
      ['q0', 'Bengali (bn)', '', 'নাম'],
      ['pick / yes', 'Bengali (bn)', '', 'হ্যাঁ'],
    ]);
    const after = apply(
      form,
      plan.changes.map(({ row, language, after: text }) => writeText(row, language, text)),
    ).document;
    expect(translationTable(after).rows.map((cells) => cells[4])).toEqual(['নাম', '', '', 'হ্যাঁ', '']);
    expect(planTranslations(after, translated({ q0: 'নাম', 'pick / yes': 'হ্যাঁ' })).changes).toEqual([]);
    expect(planTranslations(after, translated({})).changes).toEqual([]);
  });

  it('leaves out and names what the form does not have', () => {
    const { headers, rows } = translated({ q0: 'নাম', q1: 'বয়স' });
    const [first, second] = rows;
    if (!first || !second) throw new Error('no rows');
    const plan = planTranslations(form, {
      headers: [...headers, 'text::French (fr)'],
      rows: [
        first,
        { row: 3, cells: { ...first.cells } },
        { row: 4, cells: { ...second.cells, name: 'gone' } },
        { row: 5, cells: { ...second.cells, [bengali]: 'x'.repeat(40_000) } },
        { row: 6, cells: { key: ' ', name: '' } },
      ],
    });
    expect(plan.changes.map(({ row }) => row.owner)).toEqual(['q0']);
    expect(plan.faults).toEqual([
      { kind: 'unknownColumn', name: 'text::French (fr)' },
      { kind: 'twice', line: 3, name: 'q0 · label' },
      { kind: 'unknownRow', line: 4, name: 'gone · label' },
      { kind: 'tooLong', line: 5, name: 'q1 · label' },
    ]);
  });

  it('is no file of this form without its columns, or when it cannot be read', async () => {
    expect(planTranslations(form, { headers: ['name', bengali], rows: [] }).fault).toBe('noKey');
    expect(planTranslations(form, { headers: ['key', 'name', 'what'], rows: [] }).fault).toBe('noLanguage');
    expect((await planOfFile(form, new File(['%PDF-1.7'], 'a.xlsx'))).fault).toBe('unreadable');
  });

  it('does not write into another question that has the same key now, and finds one by its name', () => {
    const { headers, rows } = translated({ q0: 'নাম', q1: 'বয়স' });
    const swapped = rows.map(({ row, cells }, i) => ({ row, cells: { ...cells, key: rows[1 - i]?.cells.key ?? 'k' } }));
    const plan = planTranslations(form, { headers, rows: swapped.slice(0, 2) });
    expect(plan.changes.map(({ row, after }) => [row.owner, after])).toEqual([
      ['q0', 'নাম'],
      ['q1', 'বয়স'],
    ]);
    const key = tree(form).all[0]?.key ?? '';
    const renamed = apply(form, rename(form, key, 'other').operations).document;
    expect(planTranslations(renamed, { headers, rows }).faults).toMatchObject([
      { kind: 'unknownRow', name: 'q0 · label' },
    ]);
  });
});
