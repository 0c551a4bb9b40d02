import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import texts from '~/features/indicators/i18n/en.json';
import { type Meant, meaningOf } from '~/features/indicators/settings/meaning.ts';

const t = (key: keyof typeof texts, values?: object): string =>
  String(new IntlMessageFormat(texts[key], 'en').format(values as Record<string, string>));
const MEANT: Meant = {
  source: 'mapping',
  counts: 'people',
  frequency: 'half-yearly',
  how: { kind: 'amount', mode: 'increments' },
  direction: 'increase',
  band: 90,
  works: ['Farmer training'],
  from: '',
  input: 1,
  groups: [],
};

describe('what settings mean', () => {
  it('says whom it counts, when, and how often', () => {
    expect(meaningOf(t as never, MEANT)[0]).toBe(
      'Counts each registered person once, in the half-year of the first time he or she took part in an approved activity of Farmer training.',
    );
    expect(meaningOf(t as never, { ...MEANT, how: { kind: 'amount', mode: 'latest' } })[0]).toContain(
      'from the beginning to the end of the half-year',
    );
  });

  it('names some sub-activities and says how many more there are', () => {
    const [counted] = meaningOf(t as never, { ...MEANT, counts: 'activities', works: ['A', 'B', 'C', 'D', 'E'] });
    expect(counted).toContain('A; B; C and 2 more sub-activities');
  });

  it('names the form whose records are counted, where it is known', () => {
    const counted = { ...MEANT, source: 'records' as const };
    expect(meaningOf(t as never, { ...counted, from: 'Household survey' })[0]).toContain(
      'records of “Household survey”',
    );
    expect(meaningOf(t as never, counted)[0]).toContain('records of a form in each half-year');
  });

  it('never says that percentages are added', () => {
    const sentences = meaningOf(t as never, { ...MEANT, source: 'typed', how: { kind: 'percentage', mode: 'latest' } });
    expect(sentences).toContain('Percentages are never added: the latest reported one stands.');
  });
});
