import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../scripts/testing/samples.ts';
import { checkExpression, parseXPath } from '../src/xpath/index.ts';

const names = new Set(['age', 'name', 'district', 'children', 'roof_type']);
const check = (expression: string, column?: string) => checkExpression(expression, { names, column });
const codes = (expression: string, column?: string) => check(expression, column).map(({ code }) => code);
const firstMessage = (expression: string) => check(expression)[0]?.message ?? '';

describe('the expressions that authors write', () => {
  it.each([
    '. > 0 and . <= 120',
    "${age} >= 18 and (selected(${district}, 'north') or not(selected(${district}, 'south')))",
    "if(${age} < 5, 'child', if(${age} < 18, 'young', 'adult'))",
    "instance('villages')/root/item[district = ${district} and position() = 1]/label",
    'indexed-repeat(${name}, ${children}, position(..) - 1)',
    "jr:choice-name(${roof_type}, '${roof_type}')",
    'count(${children}[./age > 3])',
    "pulldata('fruits', 'name', 'name_key', ${name})",
    "once(concat(${last-saved#name}, '-', uuid()))",
    "regex(., '^[A-Z]{2}[0-9]+$')",
    '-${age} * -(2 + 3) div 4 mod 2',
    "format-date-time(now(), '%Y-%m-%dT%H:%M')",
    "../name/text() | //name | /data/*[@id='x'] | child::label",
    'decimal-date-time(today()) - decimal-date-time(${name}) > 365.25',
    '“a” = ‘a’',
    '* * *',
    'and and and',
  ])('are accepted: %s', (expression) => {
    expect(check(expression)).toEqual([]);
    expect(parseXPath(expression).ok).toBe(true);
  });

  it('keep the precedence of XPath', () => {
    const parsed = parseXPath('1 + 2 * 3 = 7 or false()');
    expect(parsed.ok && parsed.ast).toMatchObject({
      operator: 'or',
      left: { operator: '=', left: { operator: '+', right: { operator: '*' } } },
    });
  });
});

describe('what is wrong is said in the words of the author', () => {
  it.each([
    ['${age} == 5', 'Write a single “=” to compare.'],
    ['${age} =< 5', 'Write “<=” instead of “=<”.'],
    ['${age} > 5 && ${age} < 9', 'Write “and” instead of “&&”.'],
    ['${age} > 5 AND ${age} < 9', 'Write “and” in small letters.'],
    ['${age} <> 5', 'Write “!=” instead of “<>”.'],
    ["concat(${name}; 'x')", 'Separate arguments with a comma, not with a semicolon.'],
    ['$age > 5', 'A reference to another question is written ${name}.'],
    ['${age > 5', 'This reference is not closed: a “}” is missing.'],
    ["selected(${age}, 'a) = 1", "The text that starts here is not closed: a second ' is missing."],
    ['(${age} > 5', 'A “)” is missing at the end.'],
    ['${age} > 5)', 'This “)” closes nothing; remove it or add a “(”.'],
    ['${age} >', 'Something is missing after “>”.'],
    ['${age} ${name}', 'An operator such as “and” or “=” is missing between “${age}” and “${name}”.'],
    ['/data/${age}', 'A reference stands for a whole path: leave out what comes before it.'],
    ['', 'The expression is empty.'],
  ])('%s', (expression, message) => {
    expect(firstMessage(expression)).toBe(message);
    expect(codes(expression)).toEqual(['xpath.syntax']);
  });

  it('says where', () => {
    expect(parseXPath('1 + + 2')).toMatchObject({ ok: false, position: 4 });
  });

  it('names the nearest function for an unknown one', () => {
    expect(check("slected(${age}, 'a')")).toMatchObject([{ code: 'xpath.unknown-function', suggestion: 'selected' }]);
    expect(check('len(${name}) > 3')).toMatchObject([{ code: 'xpath.unknown-function', suggestion: 'string-length' }]);
  });

  it('counts arguments', () => {
    expect(firstMessage('selected(${age})')).toBe('The function selected() takes 2 arguments, not 1.');
    expect(firstMessage('today(1)')).toBe('The function today() takes no argument, not 1.');
    expect(firstMessage('indexed-repeat(${name}, ${children}, 1, 2)')).toBe(
      'The function indexed-repeat() takes 3, 5 or 7 arguments, not 4.',
    );
  });

  it('knows the questions of the form and what was meant', () => {
    expect(check('${agee} > ${last-saved#nam}')).toMatchObject([
      { code: 'xpath.unknown-reference', suggestion: 'age', position: 0 },
      { code: 'xpath.unknown-reference', suggestion: 'name', position: 10 },
    ]);
    expect(checkExpression('${age} > ${other}', { names: (name) => name === 'age' })).toHaveLength(1);
    expect(codes('${instanceID}')).toEqual([]);
  });

  it('sees a name without its braces, but not where a column of the list is meant', () => {
    expect(check('age > 5')).toMatchObject([{ code: 'xpath.bare-name', suggestion: '${age}' }]);
    expect(codes('district = ${district}', 'choice_filter')).toEqual([]);
    expect(codes("count(instance('l')/root/item[district = 'x'])")).toEqual([]);
    expect(check('${age} = true')).toMatchObject([{ suggestion: 'true()' }]);
  });

  it('sees types that cannot go together', () => {
    expect(check("today() > '2024-01-01'")).toMatchObject([{ code: 'xpath.type', suggestion: "date('2024-01-01')" }]);
    expect(firstMessage("'a' + ${age}")).toBe(
      "'a' is no number and cannot be used with “+”. To join texts use concat(…).",
    );
    expect(codes("selected(${age}, 'a') = 'true'")).toEqual(['xpath.type']);
    expect(codes("count('x')")).toEqual(['xpath.type']);
    expect(codes("string-length('${name}')")).toEqual(['xpath.quoted-reference']);
    expect(codes("${age} = '5' and ${name} = '' and '3' + 2 > 1")).toEqual([]);
  });
});

describe('hostile expressions', () => {
  const piece = fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '-',
    '/',
    '//',
    '..',
    '.',
    '*',
    ' and ',
    ' or ',
    '${a}',
    "'",
    '"',
    '1',
    'x',
    'f(',
    ',',
    '@',
    '::',
    '|',
    '$',
    '{',
    'é',
    '\u0000',
    '=',
    '!',
  );

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.array(piece, { maxLength: 80 }).map((all) => all.join('')),
        ),
        (text) => {
          const parsed = parseXPath(text);
          const findings = check(text);
          return parsed.ok || (findings.length === 1 && parsed.position >= 0 && parsed.position <= text.length);
        },
      ),
      { numRuns: samples(300) },
    );
  });

  it('are refused when nested beyond reason, without running out of stack', () => {
    for (const open of ['(', 'f(', 'x[', '-(', 'a or (']) expect(codes(open.repeat(20_000))).toEqual(['xpath.syntax']);
    expect(parseXPath(`${'('.repeat(200)}1${')'.repeat(200)}`).ok).toBe(true);
  });

  it('of many terms are taken apart without recursion', () => {
    for (const part of ['1 + ', '-', '1 or ', "'a' = ", '/a', 'a|']) {
      const text = part === '/a' ? part.repeat(20_000) : `${part.repeat(20_000)}1`;
      expect(parseXPath(text).ok).toBe(true);
    }
  });

  it('cost work in proportion to their length', () => {
    // Counts looks at the text instead of time, which a busy machine would falsify.
    const looks = (repeats: number) => {
      const text = '${age} + '.repeat(repeats);
      let asked = 0;
      checkExpression(`${text}1`, { names: () => ++asked > 0 });
      return asked;
    };
    expect(looks(4000)).toBe(4 * looks(1000));
  });
});
