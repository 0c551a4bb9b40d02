import type { ActivityText } from '~/features/activities/texts.ts';

const TYPES = [
  'training',
  'input',
  'demonstration',
  'infrastructure',
  'event',
  'other',
  'production',
  'position',
] as const;

/** The type of a sub-activity in words; one that the console does not know is shown as it came. */
export function typeWord(t: (key: ActivityText) => string, type: string | null): string | null {
  const known = TYPES.find((one) => one === type);
  return known ? t(`type.${known}`) : type;
}
