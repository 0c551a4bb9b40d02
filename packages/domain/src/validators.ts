import { MINIMUM_PASSWORD_LENGTH } from './constants.ts';

/** What can be wrong with one field. The sentence is made from the code and the field's words. */
export const FIELD_FAULTS = [
  'required',
  'invalid',
  'tooLong',
  'passwordTooShort',
  'passwordCommon',
  'passwordIsName',
  'passwordsDiffer',
  'taken',
  'notFound',
  'notAllowed',
  'malformed',
  'characters',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
export type Validator = (value: string) => FieldFault | undefined;

/** Whitespace alone counts as empty. */
export const isBlank = (value: string | null | undefined): boolean => value == null || value.trim() === '';

export const required: Validator = (value) => (isBlank(value) ? 'required' : undefined);

const optional =
  (test: (value: string) => boolean): Validator =>
  (value) =>
    isBlank(value) || test(value.trim()) ? undefined : 'invalid';

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
export const email: Validator = optional((value) => value.length <= 254 && EMAIL.test(value));

/** Ten digits, or eleven with a leading 0 before a non-zero digit: both readings of the specification. */
const PHONE = /^(0[1-9]\d{9}|[1-9]\d{9})$/;
export const phone: Validator = optional((value) => PHONE.test(value));

/** Up to ten integer digits with one or two decimals. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
export const amount: Validator = optional((value) => AMOUNT.test(value));

/** Letters, digits and . _ - : typed daily on phones, so nothing that a keyboard hides. */
const USER_NAME = /^[a-z0-9][a-z0-9._-]{2,49}$/;
export const userName: Validator = optional((value) => USER_NAME.test(value.toLowerCase()));

export const maxLength =
  (limit: number): Validator =>
  (value) =>
    value.length > limit ? 'tooLong' : undefined;

export const password: Validator = (value) => {
  if (isBlank(value)) return 'required';
  if (value.length < MINIMUM_PASSWORD_LENGTH) return 'passwordTooShort';
  return isCommonPassword(value) ? 'passwordCommon' : undefined;
};

/** Runs validators in order and answers with the first fault. */
export const every =
  (...validators: Validator[]): Validator =>
  (value) => {
    for (const validate of validators) {
      const fault = validate(value);
      if (fault) return fault;
    }
    return undefined;
  };

/** `firstName` → `First Name`: the words of a field in the generic sentences. */
export function fieldWords(field: string): string {
  const words = field.replace(/[_.-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.replace(/(^|\s)\S/g, (c) => c.toUpperCase()).trim();
}

/** The passwords that lists of stolen ones begin with, and those a Bangladeshi office would think of first. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password123 passw0rd qwerty qwerty123 qwertyuiop
  abc123 abcdef abcd1234 111111 000000 123123 654321 666666 888888 121212 112233 iloveyou welcome welcome1 monkey dragon
  letmein football baseball master sunshine princess admin admin123 administrator root123 toor test1234 guest123 changeme
  secret 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm 987654321 a123456 aa123456 user123 login123
  bangladesh bangla dhaka123 krishi krishi123 msurvey msurvey123 123321 pass123 pass1234 p@ssw0rd p@ssword default
  superman batman trustno1 hello123 freedom whatever shadow michael jordan23 killer hottie loveme starwars`.split(
    /\s+/,
  ),
);
/** One letter again and again, or letters in the order of the alphabet or of the digits, up or down. */
function isRun(value: string): boolean {
  const codes = [...value].map((letter) => letter.charCodeAt(0));
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    value.length > 2 && Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step)
  );
}
export const isCommonPassword = (value: string): boolean =>
  COMMON.has(value.toLowerCase()) || isRun(value.toLowerCase());
