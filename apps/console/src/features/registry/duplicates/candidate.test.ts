import { describe, expect, it } from 'vitest';
import { candidateOf } from '~/features/registry/duplicates/candidate.ts';

const QUESTIONS = {
  name: '/data/person/name',
  name_bn: '/data/person/name_bn',
  father_name: '/data/person/father',
  sex: '/data/person/sex',
  born_on: '/data/person/born',
  union_id: '/data/place/union',
  phone: '/data/person/phone',
};
const answers = (given: Record<string, string>) => Object.entries(given).map(([path, value]) => ({ path, value }));

describe('the person that a filled form speaks of', () => {
  it('is read where the binding says, blanks as unknown', () => {
    const found = candidateOf(
      answers({
        '/data/person/name': ' Rahima Begum ',
        '/data/person/name_bn': '',
        '/data/person/father': 'Karim Uddin',
        '/data/person/sex': 'female',
        '/data/person/born': '1985-02-01',
        '/data/place/union': '417',
        '/data/person/phone': '01712345678',
        '/data/person/other': 'not bound',
      }),
      QUESTIONS,
    );
    expect(found).toEqual({
      name: 'Rahima Begum',
      nameBn: null,
      fatherName: 'Karim Uddin',
      motherName: null,
      sex: 'female',
      bornOn: '1985-02-01',
      unionId: 417,
      village: null,
      phone: '01712345678',
      nationalId: null,
    });
  });

  it('may be named in Bengali only', () => {
    expect(candidateOf(answers({ '/data/person/name_bn': 'রহিমা' }), QUESTIONS)?.name).toBe('রহিমা');
  });

  it('is nobody without a name', () => {
    expect(candidateOf(answers({ '/data/person/phone': '01712345678' }), QUESTIONS)).toBeNull();
  });

  it('leaves out what cannot be what it should', () => {
    const found = candidateOf(
      answers({ '/data/person/name': 'R', '/data/place/union': 'Lalmohan', '/data/person/born': 'long ago' }),
      QUESTIONS,
    );
    expect([found?.unionId, found?.bornOn]).toEqual([null, null]);
  });
});
