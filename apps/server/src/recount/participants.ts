import type { Sheet } from './sheet.ts';

/** Somebody who took part, as the record says it. */
export interface Taking {
  /** Picked from the registry. */
  memberId: number | null;
  /** Typed; only where nobody was picked. */
  memberNo: string | null;
  sex: string | null;
  quantity: number | null;
}

/** Nobody reads further. */
const MOST = 5000;
const SEXES = ['male', 'female', 'other'];
const sexOf = (text: string | null): string | null => (text !== null && SEXES.includes(text) ? text : null);

/** One person of a list, or the one that the record is about; undefined where nobody is named. */
function taking(sheet: Sheet, who: 'participant' | 'beneficiary'): Taking | undefined {
  const memberId = sheet.recordId(`${who}_member`);
  const memberNo = memberId === null ? sheet.text(`${who}_member_no`) : null;
  if (memberId === null && memberNo === null && sheet.text(`${who}_name`) === null) return undefined;
  return { memberId, memberNo, sex: sexOf(sheet.code(`${who}_sex`)), quantity: sheet.number(`${who}_quantity`) };
}

const split = (text: string, between: string | RegExp): string[] => (text === '' ? [] : text.split(between));

/** Several that were picked at once. What their list said of them stands beside, in the order of the list. */
function picked(sheet: Sheet, named: readonly Taking[]): Taking[] {
  const listed = split(sheet.whole('picked_ids'), /\s+/);
  const places = new Map<string, number>();
  for (const [i, id] of listed.entries()) places.set(id, i);
  const column = (name: string) => split(sheet.whole(`picked_${name}`), '|');
  const [names, sexes, numbers] = [column('names'), column('sexes'), column('numbers')];
  const said = (all: readonly string[], id: string): string => {
    const at = places.get(id);
    // Lists of another length were made for others.
    return at === undefined || all.length !== places.size ? '' : (all[at] ?? '').trim();
  };
  const people: Taking[] = [];
  for (const id of [...new Set(split(sheet.whole('picked_members'), /\s+/))].slice(0, MOST - named.length)) {
    const isNumber = /^[1-9]\d{0,14}$/.test(id);
    if (!isNumber && said(names, id) === '') continue;
    // Who is listed as well has said it there.
    const number = said(numbers, id);
    if (named.some((one) => (isNumber && one.memberId === Number(id)) || (number !== '' && one.memberNo === number)))
      continue;
    people.push({
      memberId: isNumber ? Number(id) : null,
      memberNo: null,
      sex: sexOf(said(sexes, id)),
      quantity: sheet.number('picked_quantity'),
    });
  }
  return people;
}

/** Those who are listed and those who were picked; else the one person that the record is about. */
export function takingPart(sheet: Sheet): Taking[] {
  const listed = sheet
    .items('participants')
    .slice(0, MOST)
    .flatMap((item) => taking(item, 'participant') ?? []);
  const people = [...listed, ...picked(sheet, listed)];
  if (people.length > 0) return people;
  const one = taking(sheet, 'beneficiary');
  return one ? [one] : [];
}
