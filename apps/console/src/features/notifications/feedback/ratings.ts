import { RATINGS } from '@msurvey/domain';
import { type Icon, IconMoodCry, IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSmile } from '@msurvey/ui/icons';

export type Rating = (typeof RATINGS)[number];
export const isRating = (value: number): value is Rating => (RATINGS as readonly number[]).includes(value);

/** From Worst to Great. */
export const RATING_ICONS: Record<Rating, Icon> = {
  1: IconMoodCry,
  2: IconMoodSad,
  3: IconMoodEmpty,
  4: IconMoodSmile,
  5: IconMoodHappy,
};
