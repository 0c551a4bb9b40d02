import type { CollectionText } from '~/features/collection/texts.ts';

const KNOWN = [
  'not-in-form',
  'wrong-type',
  'not-a-choice',
  'more-than-once',
  'no-version',
  'unknown-version',
  'other-form',
  'no-earlier-record',
  'encrypted',
] as const;

/** What the server found wrong with a record, as a text of ours. */
export const faultText = (fault: string): CollectionText =>
  KNOWN.some((known) => known === fault) ? (`recordFault.${fault}` as CollectionText) : 'recordFault.other';
