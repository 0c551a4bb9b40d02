import { type FieldFault, isBlank, isCommonPassword, password } from './validators.ts';

/** What anybody may know of the owner of a password, and would try first. */
export interface PasswordOwner {
  username?: string | null | undefined;
  email?: string | null | undefined;
  /** Names of the organisation, long and short. */
  organizations?: readonly (string | null | undefined)[];
}

const plain = (text: string): string => text.trim().toLowerCase();

/** A new password: long enough, not a common one, and nothing that stands beside it in the list of users. */
export function passwordFault(value: string, owner: PasswordOwner = {}): FieldFault | undefined {
  const { username, email, organizations = [] } = owner;
  const known = [username, email, email?.split('@')[0], ...organizations];
  if (known.some((text) => !isBlank(text) && plain(text as string) === plain(value))) return 'passwordIsName';
  return password(value);
}

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const ALPHABETS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** What is left to guess: repeated letters add nothing, and a part that is known or common counts as one letter. */
function unknownLetters(value: string, { username }: PasswordOwner): number {
  const known = isBlank(username) ? value : value.replaceAll(new RegExp(escaped(username as string), 'gi'), '·');
  return known.replace(/(.)\1+/g, '$1').length;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For a meter beside the field; a refused password is weak however long it is. Undefined for an empty field. */
export function passwordStrength(value: string, owner: PasswordOwner = {}): PasswordStrength | undefined {
  if (isBlank(value)) return undefined;
  const letters = ALPHABETS.reduce((sum, [pattern, size]) => sum + (pattern.test(value) ? size : 0), 0);
  const bits = unknownLetters(value, owner) * Math.log2(letters);
  if (passwordFault(value, owner) || isCommonPassword(value.replace(/\d+$/, '')) || bits < 36) return 'weak';
  if (bits < 52) return 'fair';
  return bits < 70 ? 'good' : 'strong';
}
