import type { RowOf } from '~/lib/client.ts';

type Paced = Pick<RowOf<'formUsers'>, 'targetValue' | 'pace'>;

/** How somebody stands against the target: in words, so that no colour has to say it. */
export type Standing = 'noTarget' | 'reached' | 'onPace' | 'behind' | 'unknown';

export function standingOf({ targetValue, pace }: Paced): Standing {
  if (targetValue === null || targetValue === 0) return 'noTarget';
  if (pace.done >= targetValue) return 'reached';
  if (pace.expected === null) return 'unknown';
  return pace.done >= pace.expected ? 'onPace' : 'behind';
}
