import type { ComparedMember } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { compareMembers, suggestedSide } from '~/features/registry/duplicates/compare.ts';

const rahima: ComparedMember = {
  id: '7',
  formId: 151,
  instance: 'uuid:7',
  member_id: 'M-7',
  name: 'Rahima Begum',
  nameBn: 'রহিমা বেগম',
  fithersname: 'Karim Uddin',
  mothersname: null,
  sex: 'female',
  bornOn: '1985-02-01',
  contact: '01712345678',
  nationalId: null,
  group: null,
  address: 'Lalmohan, Bhola',
  photo: null,
  receivedAt: '2026-03-01T00:00:00.000Z',
};

describe('two records side by side', () => {
  it('agree however they are written in capitals and spaces', () => {
    const lines = compareMembers(rahima, { ...rahima, id: '8', name: ' rahima  BEGUM' });
    expect(lines.find(({ field }) => field === 'name')?.agreement).toBe('same');
  });

  it('say nothing about what one of them does not know, and leave out what neither knows', () => {
    const lines = compareMembers(rahima, { ...rahima, nationalId: '1234567890', contact: null });
    const of = (name: string) => lines.find(({ field }) => field === name)?.agreement;
    expect([of('nationalId'), of('contact'), of('mothersname'), of('group')]).toEqual([
      'unknown',
      'unknown',
      undefined,
      undefined,
    ]);
  });

  it('differ where both know and it is not the same', () => {
    const [line] = compareMembers(rahima, { ...rahima, name: 'Rahima Khatun' });
    expect(line).toEqual({
      field: 'name',
      first: 'Rahima Begum',
      second: 'Rahima Khatun',
      agreement: 'different',
    });
  });
});

describe('the record to keep', () => {
  it('is the one that knows more', () => {
    expect(suggestedSide({ ...rahima, contact: null }, rahima)).toBe('second');
    expect(suggestedSide(rahima, { ...rahima, contact: null })).toBe('first');
  });

  it('is the older one where both know as much', () => {
    const later = { ...rahima, receivedAt: '2026-04-01T00:00:00.000Z' };
    expect(suggestedSide(later, rahima)).toBe('second');
    expect(suggestedSide(rahima, later)).toBe('first');
  });
});
