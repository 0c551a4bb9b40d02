import { add, apply, emptyDocument, type FormDocument, type RuleKind, setField, tree } from '@msurvey/xlsform/edit';
import { describe, expect, it } from 'vitest';
import en from '../src/i18n/en.json';
import { completionsAt } from '../src/logic/completions.ts';
import { quoted, readSentence, writeSentence } from '../src/logic/sentence.ts';
import { type Called, filterText, ruleText } from '../src/logic/sentence-text.ts';
import { readFilter } from '../src/panel/filter.ts';
import { columnFor } from '../src/panel/FilterField.tsx';
import type { DesignerText } from '../src/texts.ts';
import { logicRows, matchingRows } from '../src/views/logic-rows.ts';

const english: Record<string, string> = en;

describe('a rule as a sentence', () => {
  it.each([
    "${sex} = 'female' and ${age} >= 18",
    "${a} = 'x' or ${b} != 'y' or ${c} > 3",
    '. >= 0 and . <= 120',
    '. <= today()',
    "selected(${crops}, 'rice') and not(selected(${crops}, 'wheat'))",
    "${name} != '' and ${other} = ''",
    '${end_day} >= ${start_day}',
    "${day} < date('2026-07-01')",
  ])('%s is read and written back as it was', (expression) => {
    const sentence = readSentence(expression);
    expect(sentence && writeSentence(sentence)).toBe(expression);
  });

  it('turns what is said the other way round', () => {
    expect(writeSentence(readSentence('18 <= ${age}') ?? { joined: 'and', conditions: [] })).toBe('${age} >= 18');
  });

  it.each(['${a} = 1 and (${b} = 2 or ${c} = 3)', 'count(${plot}) > 2', '${a} + 1 > 2', '${a', 'not(${a} = 1)'])(
    'leaves %s to the formula',
    (expression) => {
      expect(readSentence(expression)).toBeUndefined();
    },
  );

  it('keeps texts with quotes whole', () => {
    expect(quoted("farmer's")).toBe('"farmer\'s"');
    expect(quoted(`both ' and "`)).toBe(`"both ' and "`);
  });
});

describe('completing a formula', () => {
  const questions = [
    { name: 'age', label: 'How old' },
    { name: 'village', label: 'Village' },
  ];
  const offered = (text: string) => completionsAt(text, text.length, questions);

  it('offers questions by name and by label, and functions by name', () => {
    expect(offered('${ag').options.map(({ insert }) => insert)).toEqual(['${age}', '${village}']);
    expect(offered('old').options[0]?.insert).toBe('${age}');
    expect(offered('1 + sel').options.map(({ insert }) => insert)).toContain('selected(');
    expect(offered('tod').options.map(({ insert }) => insert)).toContain('today()');
  });

  it('takes the place of what was typed, a closing brace included', () => {
    const { from, to } = completionsAt('${ag}', 4, questions);
    expect([from, to]).toEqual([0, 5]);
  });

  it('says nothing inside quotes', () => {
    expect(offered("${age} = 'vil").options).toEqual([]);
  });
});

describe('a filter of choices', () => {
  it('knows in which column a list says to what a choice belongs', () => {
    expect(columnFor('geo_divisions.csv', 'where')).toBe('division');
    expect(columnFor('groups.csv', 'g')).toBe('group');
    expect(columnFor('agencies.csv', 'a')).toBe('agency');
    expect(columnFor('my_list', 'district')).toBe('district');
    expect(readFilter('district=${district}')).toEqual({ column: 'district', question: 'district' });
    expect(readFilter('a = ${b} and c = 1')).toBeUndefined();
  });
});

describe('a rule in words', () => {
  const t: DesignerText = (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      english[key] ?? key,
    );
  const called: Called = (name) =>
    ({
      sex: {
        key: 's',
        name: 'sex',
        label: 'Sex',
        sort: 'choice' as const,
        choices: [{ name: 'f', label: 'Female' }],
      },
      age: { key: 'a', name: 'age', label: 'Age', sort: 'number' as const, choices: [] },
    })[name];

  it('is said with what questions and choices are called', () => {
    expect(ruleText(t, "${sex} = 'f' and ${age} >= 18", called)).toBe('“Sex” is “Female” and “Age” is at least 18');
    expect(ruleText(t, '. <= today()', called, called('age'))).toBe('This answer is at most today');
    expect(ruleText(t, "${sex} != '' or ${gone} = ''", called)).toBe('“Sex” is answered or “gone” is not answered');
    expect(filterText(t, 'sex = ${sex}', called)).toBe('Those that belong to “Sex”');
  });

  it('is left as it is where it says more', () => {
    expect(ruleText(t, 'count(${plot}) > 2', called)).toBeUndefined();
    expect(filterText(t, 'a = ${sex} or b', called)).toBeUndefined();
  });

  it('is found by what it says, as formula or in words, and by kind', () => {
    const put = (form: FormDocument, type: string, label: string) => apply(form, add(form, { type, label }).operations);
    let form = put(emptyDocument({ title: 'T' }), 'integer', 'Age').document;
    form = put(form, 'text', 'School').document;
    const key = tree(form).all[1]?.key ?? '';
    form = apply(form, [
      ...setField(form, key, 'relevant', '${age} >= 6'),
      ...setField(form, key, 'constraint', 'string-length(.) > 2'),
    ]).document;
    const rows = logicRows(t, form, '');
    expect(rows.map(({ kind, words }) => [kind, words])).toEqual([
      ['relevant', '“Age” is at least 6'],
      ['constraint', undefined],
    ]);
    const found = (kind: RuleKind | '', search: string) => matchingRows(rows, kind, search).map((row) => row.kind);
    expect(found('', 'AT LEAST')).toEqual(['relevant']);
    expect(found('', 'school')).toEqual(['relevant', 'constraint']);
    expect(found('constraint', '')).toEqual(['constraint']);
    expect(found('relevant', 'string-length')).toEqual([]);
  });
});
