import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateKeys, nationalIdKey, phoneKey, searchPatterns, searchText, similarity } from './index.ts';

/** LIKE, as the database does it: only % is special in what we make. */
const like = (text: string, pattern: string) => new RegExp(`^${pattern.split('%').join('.*')}$`).test(text);
const finds = (typed: string, ...names: string[]) =>
  searchPatterns(typed).every((patterns) => patterns.some((pattern) => like(searchText(...names), pattern)));

describe('finding a name', () => {
  it.each([
    ['rahim', 'রহিম'],
    ['রহিম', 'Rahim'],
    ['রহিম', 'Md. Abdur Rahim'],
    ['রহীম', 'রহিম'],
    ['rohim', 'Rahim'],
    ['রহমান', 'Mostafizur Rahman'],
    ['rahaman', 'Rahman'],
    ['hossain', 'হোসেন'],
    ['hussein', 'Md Hossain'],
    ['হোসাইন', 'Hosen'],
    ['akter', 'শামীমা আক্তার'],
    ['akhtar', 'Akter'],
    ['begum', 'বেগম'],
    ['khaton', 'খাতুন'],
    ['fatema', 'ফাতেমা'],
    ['jahangir', 'জাহাঙ্গীর আলম'],
    ['ziaur', 'জিয়াউর'],
    ['syed', 'সৈয়দ'],
    ['sayed', 'Syed Ali'],
    ['kareem', 'করিম'],
    ['ইউনুস', 'Younus'],
    ['wahid', 'ওয়াহিদ'],
    ['anowar', 'আনোয়ার'],
    ['biswas', 'বিশ্বাস'],
    ['ভূঁইয়া', 'ভূইয়া'],
    ['মোঃ', 'Mohammad Ali'],
    ['md', 'মোহাম্মদ আলী'],
    ['most', 'Mostafizur'],
    ['constructor', 'Constructor'],
    ['ষষ্ঠী', 'শষ্ঠি'],
    ['বাড়ৈ', 'বারৈ'],
  ])('%s finds %s', (typed, name) => expect(finds(typed, name)).toBe(true));

  it.each([
    ['rahim', 'Rahman'],
    ['করিম', 'Kamrul'],
    ['ali', 'Sultan'],
    ['begum', 'Khatun'],
    ['rahim karim', 'Rahim Uddin'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false));

  it('finds a part of a name, the words in any order, and numbers', () => {
    expect(finds('uddin', 'Nasiruddin')).toBe(true);
    expect(finds('উদ্দিন', 'নাসিরউদ্দিন')).toBe(true);
    expect(finds('Uddin Rahim', 'Rahim Uddin')).toBe(true);
    expect(finds('১২৩', 'Rahim', 'M-00123')).toBe(true);
    expect(finds('ra', 'রহিম')).toBe(true);
    expect(finds('ra', 'Imran')).toBe(false);
  });

  it('looks for nothing in blanks and signs', () => expect(searchPatterns('  %_ … ')).toEqual([]));

  it('gives plain ASCII for Bengali and Latin, and patterns that need no escaping', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."রহিমকখআইউৎংঃঁ়্াীুূেৈোৌabcXYZ %_\\'’-১২") }), (name) => {
        expect(searchText(name)).toMatch(/^[ a-zA-Z0-9]*$/);
        for (const pattern of searchPatterns(name).flat()) expect(pattern).toMatch(/^%[ a-zA-Z0-9]+%$/);
      }),
    );
  });

  it('finds every name by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'রহিমকআইেংabchyeiouwn ') }), (name) => {
        expect(finds(name, name)).toBe(true);
      }),
    );
  });
});

describe('what likely duplicates share', () => {
  const person = { name: 'Md. Abdur Rahim', fatherName: 'Karim Uddin', unionId: 7 };

  it.each([
    { name: 'মোঃ আব্দুর রহিম', fatherName: 'করিম উদ্দীন', unionId: 7 },
    { name: 'Mohammad Abdur Rohim', fatherName: 'Korim Uddin', unionId: 7 },
    { name: 'Abdur Raheem', fatherName: 'Md Kareem Uddin', unionId: 7 },
  ])('$name, son of $fatherName', (other) => {
    expect(duplicateKeys(other).filter((key) => duplicateKeys(person).includes(key))).not.toEqual([]);
  });

  it('takes Begum, Khatun and what is left out for the same', () => {
    const sound = (name: string) => duplicateKeys({ ...person, name });
    expect(sound('Rahima Begum')).toEqual(sound('রহিমা খাতুন'));
    expect(sound('Rahima Begum')).toEqual(sound('Mst. Rahima'));
  });

  it('needs the father’s name and the union beside a name', () => {
    expect(duplicateKeys({ name: 'Abdur Rahim', unionId: 7 })).toEqual([]);
    expect(duplicateKeys({ name: 'Abdur Rahim', fatherName: 'Karim' })).toEqual([]);
    expect(duplicateKeys(person)).not.toEqual(duplicateKeys({ ...person, unionId: 8 }));
  });

  it.each(['01711-234567', '+880 1711 234567', '8801711234567', '1711234567', '০১৭১১২৩৪৫৬৭', '008801711234567'])(
    'knows the number %s',
    (phone) => expect(phoneKey(phone)).toBe('01711234567'),
  );
  it.each(['', null, '0171', '00000000000', '01700000000'])('takes %s for no number', (phone) =>
    expect(phoneKey(phone)).toBeNull(),
  );
  it('knows an old card with and without the year of birth', () => {
    expect(nationalIdKey('1985 1234567890123')).toBe(nationalIdKey('1234567890123'));
    expect(nationalIdKey('12345')).toBeNull();
    expect(nationalIdKey('1111111111')).toBeNull();
  });
});

describe('how likely two records are of one person', () => {
  const rahim = { name: 'Abdur Rahim', fatherName: 'Karim Uddin', unionId: 7, phone: '01711234567', sex: 'male' };

  it('is sure of the same record, and says why', () => {
    const { score, reasons } = similarity(rahim, { ...rahim, name: 'আব্দুর রহিম' });
    expect(score).toBeGreaterThan(0.85);
    expect(reasons).toEqual(['phone', 'name', 'fatherName', 'union']);
  });
  it('a shared telephone alone is less than the same person', () => {
    expect(similarity(rahim, { name: 'Jorina', phone: '+8801711234567', sex: 'female' }).score).toBeLessThan(0.5);
  });
  it('doubts two people with two cards', () => {
    const first = { ...rahim, nationalId: '1234567890' };
    expect(similarity(first, { ...rahim, nationalId: '1234567891' }).score).toBeLessThan(0.5);
    expect(similarity(first, { ...rahim, nationalId: '1234567890' }).score).toBeGreaterThan(0.95);
  });
  it('finds nothing in strangers', () => {
    expect(similarity(rahim, { name: 'Shefali', unionId: 9 })).toEqual({ score: 0, reasons: [] });
  });
  it('is the same in both directions and between 0 and 1', () => {
    const name = fc.string({ unit: fc.constantFrom(...'রহিমকআabcdehimu ') });
    fc.assert(
      fc.property(name, name, name, name, (a, b, c, d) => {
        const [left, right] = [
          similarity({ name: a, fatherName: c }, { name: b, fatherName: d }),
          similarity({ name: b, fatherName: d }, { name: a, fatherName: c }),
        ];
        expect(left).toEqual(right);
        expect(left.score).toBeGreaterThanOrEqual(0);
        expect(left.score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
