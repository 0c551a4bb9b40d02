import { describe, expect, it } from 'vitest';
import { evidentlyBreaks } from './evident.ts';

describe('a constraint that speaks of the value alone', () => {
  it.each([
    ['. >= 0 and . < 120', '35', false],
    ['. >= 0 and . < 120', '120', true],
    ['. >= 0 and . < 120', '-1', true],
    ['.>=18 or .=0', '0', false],
    ['.>=18 or .=0', '5', true],
    ["regex(., '^01[0-9]{9}$')", '01712345678', false],
    ["regex(., '^01[0-9]{9}$')", '1712345678', true],
    ['string-length(.) <= 3', 'আমি', false],
    ['string-length(.) <= 3', 'four', true],
    ['not(. = 7)', '7', true],
    ['. mod 2 = 0', '3', true],
    ['. > -5', '-4.5', false],
  ])('%s: %s', (constraint, value, breaks) => {
    expect(evidentlyBreaks(constraint, value)).toBe(breaks);
  });

  it.each([
    ['. <= today()', '2999-01-01'],
    ['. < /data/age', '500'],
    ['. > ../other and . > 0', '5'],
    ["selected(., 'a')", 'b'],
    ['this is not an expression(', '1'],
    ["regex(., '(a+)+$')", 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'],
  ])('says nothing where it is not evident: %s', (constraint, value) => {
    expect(evidentlyBreaks(constraint, value)).toBe(false);
  });

  it('is decided by the evident half of an and', () => {
    expect(evidentlyBreaks('. > ../other and . > 0', '-5')).toBe(true);
  });
});
