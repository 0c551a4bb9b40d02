import type { Trouble, Waiting } from '~/features/collection/offline/queue/types.ts';

const BY_STATUS: Record<number, Advice> = {
  401: 'signIn',
  403: 'notAllowed',
  404: 'notAllowed',
  409: 'askOffice',
  413: 'tooLarge',
};
const BY_CODE: Record<string, Advice> = { 'file.lost': 'fileLost', 'project.archived': 'askOffice' };

export type Advice =
  | 'network'
  | 'conflict'
  | 'signIn'
  | 'notAllowed'
  | 'askOffice'
  | 'tooLarge'
  | 'fileLost'
  | 'later'
  | 'correct';

/** What its owner can do about a record that has not gone; nothing to say about one that was not tried yet. */
export function adviceFor({ state, problem }: { state: Waiting['state']; problem?: Trouble }): Advice | undefined {
  if (state === 'conflict') return 'conflict';
  if (!problem || state === 'sending') return undefined;
  const { status, code = '' } = problem;
  if (status === null) return 'network';
  const known = BY_CODE[code] ?? BY_STATUS[status];
  if (known) return known;
  return status >= 500 || status === 429 || status === 408 || status === 425 ? 'later' : 'correct';
}
