import type { ComparedMember } from '@msurvey/contract';

/** What two records of a person are compared by, in the order they are shown. */
export const COMPARED = [
  'name',
  'nameBn',
  'fithersname',
  'mothersname',
  'sex',
  'bornOn',
  'contact',
  'nationalId',
  'member_id',
  'group',
  'address',
] as const satisfies (keyof ComparedMember)[];
export type ComparedField = (typeof COMPARED)[number];

export interface ComparedLine {
  field: ComparedField;
  first: string | null;
  second: string | null;
  /** Unknown: one side or both say nothing. */
  agreement: 'same' | 'different' | 'unknown';
}

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Line by line; a line that neither record has is left out. */
export function compareMembers(first: ComparedMember, second: ComparedMember): ComparedLine[] {
  return COMPARED.flatMap((field): ComparedLine[] => {
    const [a, b] = [first[field] || null, second[field] || null];
    if (a === null && b === null) return [];
    const agreement = a === null || b === null ? 'unknown' : plain(a) === plain(b) ? 'same' : 'different';
    return [{ field, first: a, second: b, agreement }];
  });
}

export type Side = 'first' | 'second';
/** Which of the two to keep, unless somebody says otherwise: that which knows more, else the older. */
export function suggestedSide(first: ComparedMember, second: ComparedMember): Side {
  const known = (member: ComparedMember) => COMPARED.filter((field) => member[field]).length;
  if (known(first) !== known(second)) return known(first) > known(second) ? 'first' : 'second';
  return first.receivedAt <= second.receivedAt ? 'first' : 'second';
}

export const pairKey = ({ first, second }: { first: { id: string }; second: { id: string } }): string =>
  `${first.id}-${second.id}`;
