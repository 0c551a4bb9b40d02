import type { Check } from '@msurvey/domain';
import type { ActivityText } from '~/features/activities/texts.ts';
import type { Format } from '~/lib/format.ts';
import type { Values } from '~/lib/texts.ts';

type Told = Pick<Check, 'check' | 'details'>;
const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The key of a finding's sentence and what fills it: days as the reader writes them, numbers left to the text. */
export function checkWords({ check, details }: Told, { date }: Pick<Format, 'date'>): [ActivityText, Values] {
  const values = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, isDay(value) ? date(value) : value]),
  );
  if (check !== 'date-outside-project') return [`check.${check}`, values];
  // A project may be open at one end: then only the other one is told.
  if (!details.start) return ['check.date-after-project', values];
  return details.end ? ['check.date-outside-project', values] : ['check.date-before-project', values];
}
