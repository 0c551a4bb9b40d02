import { describe, expect, it } from 'vitest';
import { MOST_MEDIA_BYTES, matchFiles } from '~/features/forms/media/match.ts';

const file = (name: string, size = 10) => ({ name, size }) as File;
const SLOTS = ['unions.csv', 'Logo.png', 'logo.png'];

describe('dropped files', () => {
  it('find their slots by name, whatever the case', () => {
    expect(matchFiles([file('UNIONS.CSV')], SLOTS)[0]).toMatchObject({ slot: 'unions.csv', fault: null });
  });

  it('prefer the slot that is spelt exactly so', () => {
    expect(matchFiles([file('Logo.png'), file('logo.png')], SLOTS).map(({ slot }) => slot)).toEqual([
      'Logo.png',
      'logo.png',
    ]);
  });

  it('that the form does not refer to are told apart, and so are those that are too large', () => {
    expect(
      matchFiles([file('holiday.jpg'), file('unions.csv', MOST_MEDIA_BYTES + 1)], SLOTS).map((m) => m.fault),
    ).toEqual(['unknown', 'tooLarge']);
  });
});
