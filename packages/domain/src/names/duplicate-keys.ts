import { soundKey } from './sound.ts';
import { transliterate } from './transliterate.ts';

export interface NamedPerson {
  name: string;
  nameBn?: string | null;
  fatherName?: string | null;
  unionId?: number | null;
  phone?: string | null;
  nationalId?: string | null;
}

const digitsOf = (text: string | null | undefined): string => transliterate(text ?? '').replace(/\D/g, '');
/** 01700000000 is what people type who have no telephone. */
const isMadeUp = (digits: string): boolean => new Set(digits).size < 4;

/** Eleven digits, 01…, however it was written; null when it is no mobile number of Bangladesh. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = digitsOf(phone)
    .replace(/^(00)?880?(?=1\d{9}$)/, '0')
    .replace(/^1(?=\d{9}$)/, '01');
  return /^01\d{9}$/.test(digits) && !isMadeUp(digits) ? digits : null;
}

/** Smart cards have 10 digits, old ones 13, and these with the year of birth before them 17. */
export function nationalIdKey(nationalId: string | null | undefined): string | null {
  const digits = digitsOf(nationalId);
  if (![10, 13, 17].includes(digits.length) || isMadeUp(digits)) return null;
  return digits.length === 17 ? digits.slice(4) : digits;
}

/**
 * What two records of one person are likely to share. A name alone is nobody's: it needs the father's name and the union
 * beside it.
 */
export function duplicateKeys({ name, nameBn, fatherName, unionId, phone, nationalId }: NamedPerson): string[] {
  const phoneDigits = phoneKey(phone);
  const idDigits = nationalIdKey(nationalId);
  const father = soundKey(fatherName ?? '');
  const names = father && unionId ? [name, nameBn ?? ''].map(soundKey).filter(Boolean) : [];
  return [
    ...new Set([
      ...(phoneDigits ? [`p:${phoneDigits}`] : []),
      ...(idDigits ? [`n:${idDigits}`] : []),
      ...names.map((sound) => `s:${unionId}:${sound}:${father}`.slice(0, 120)),
    ]),
  ];
}
