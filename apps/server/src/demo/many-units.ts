import type { Db } from '../db/tables.ts';
import { insertUnits } from '../modules/geography/index.ts';

/** English and Bengali side by side: unit n is always the same unit. */
const FIRST = [
  ['Char', 'চর'],
  ['Dakshin', 'দক্ষিণ'],
  ['Uttar', 'উত্তর'],
  ['Purba', 'পূর্ব'],
  ['Paschim', 'পশ্চিম'],
  ['Bara', 'বড়'],
  ['Nayan', 'নয়ন'],
] as const;
const MIDDLE = [
  ['Kali', 'কালী'],
  ['Hari', 'হরি'],
  ['Mirza', 'মির্জা'],
  ['Gopal', 'গোপাল'],
  ['Shib', 'শিব'],
  ['Nur', 'নূর'],
  ['Raj', 'রাজ'],
  ['Alam', 'আলম'],
  ['Fateh', 'ফতেহ'],
  ['Dhala', 'ঢালা'],
  ['Jagat', 'জগৎ'],
  ['Bishnu', 'বিষ্ণু'],
  ['Ekdala', 'একডালা'],
] as const;
const LAST = [
  ['pur', 'পুর'],
  ['ganj', 'গঞ্জ'],
  ['nagar', 'নগর'],
  ['khali', 'খালী'],
  ['para', 'পাড়া'],
  ['gaon', 'গাঁও'],
  ['danga', 'ডাঙ্গা'],
  ['tala', 'তলা'],
  ['hat', 'হাট'],
  ['kanda', 'কান্দা'],
  ['bari', 'বাড়ী'],
] as const;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const FIRST_ID = 1_000_000;
const UNION = 4;
const UPAZILAS = 491;
const AT_ONCE = 5000;

/** Many unions more than there are, spread over the upazilas: for measurements. */
export async function insertManyUnits(db: Db, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const units = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => {
      const n = from + i;
      const [first, middle, last] = [pick(FIRST, n), pick(MIDDLE, n), pick(LAST, n)];
      const code = `many-${n}`;
      return {
        id: FIRST_ID + n,
        typeId: UNION,
        parentId: 1001 + (n % UPAZILAS),
        name: `${first[0]} ${middle[0]}${last[0]} ${n}`,
        nameBn: `${first[1]} ${middle[1]}${last[1]} ${n}`,
        otherNames: [],
        geocode: code,
        latitude: null,
        longitude: null,
        isClosed: false,
        codes: [{ system: 'many', code }],
      };
    });
    await insertUnits(db, units);
  }
}
