import { CARD_NAMES, CARDS, FIGURE_NAMES } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { isNothing, shownIn, wholeOf } from '~/features/dashboard/cards/shown.ts';

/** Every field with a number of its own. */
function cards(): Parameters<typeof shownIn>[0] {
  let n = 0;
  const card = (name: keyof typeof CARDS) => Object.fromEntries(Object.keys(CARDS[name]).map((field) => [field, ++n]));
  const { beneficiary, ...others } = Object.fromEntries(CARD_NAMES.map((name) => [name, card(name)]));
  return { ...beneficiary, ...others } as never;
}

describe('what the cards show', () => {
  it('is every field, by the figure that it is', () => {
    const given = cards();
    const shown = shownIn(given);
    expect(shown['training.unique.more']).toBe(given.Training.moreThenOneTrain);
    expect(shown['input.attendances']).toBe(given.Input.beneficiariesReceivedInput);
    expect(shown.households).toBe(given.total_house_hold);
    const figures = new Set(CARD_NAMES.flatMap((name) => Object.values(CARDS[name])));
    expect(new Set(Object.keys(shown))).toEqual(figures);
  });

  it('keeps what is not known apart from zero', () => {
    const given = { ...cards(), ethnicCount: null };
    expect(shownIn(given)['people.ethnic']).toBeNull();
  });

  it('is nothing only when nothing is counted and nothing waits', () => {
    expect(isNothing({ people: 0, households: null }, { Training: 0 })).toBe(true);
    expect(isNothing({ people: 0 }, { Training: 1 })).toBe(false);
    expect(isNothing({ people: 1 }, { Training: 0 })).toBe(false);
  });
});

describe('a share', () => {
  it('is of the nearest whole, and a whole is no share of itself', () => {
    expect(wholeOf('people.youth_female')).toBe('people.youth');
    expect(wholeOf('people.youth')).toBe('people');
    expect(wholeOf('people.ethnic_land_one')).toBe('people.ethnic');
    expect(wholeOf('people.heads_female')).toBe('people.female');
    expect(wholeOf('training.unique.more')).toBe('training.unique.people');
    expect(wholeOf('demonstration.fruits')).toBe('demonstration.done');
    for (const figure of [
      'people',
      'training.unique.people',
      'demonstration.done',
      'households',
      'training.done',
    ] as const)
      expect(wholeOf(figure), figure).toBeUndefined();
    for (const figure of FIGURE_NAMES) expect(wholeOf(figure)).not.toBe(figure);
  });
});
