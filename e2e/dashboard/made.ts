import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from '../activities/made.ts';
import { reviewer } from '../registry/follow-ups.ts';
import { newWord, type Place, PROJECT, placeOf, send, somebody } from '../registry/made.ts';

export const dashboard = (rest = ''): string => `/project/${PROJECT}?tabIndex=3&index=0${rest}`;
const ME = 'me.officer';

interface Unit {
  id: number;
  field_name: string;
}
const children = async (url: string, parentId: number): Promise<Unit[]> =>
  (await ask<{ data: Unit[] }>(url, ME, 'GET', `/geo/children?parentId=${parentId}`)).data;

export interface Empty extends Place {
  /** From the division down. */
  names: string[];
}

/** A union in which nobody lives and nothing was done: what is counted there is the test's own. */
export async function emptyUnion(url: string): Promise<Empty> {
  const place = await placeOf(url, (await somebody(url)).instance);
  const { division_id, district_id } = place;
  const named = async (parent: number, id: number) =>
    (await children(url, parent)).find((unit) => unit.id === id)?.field_name ?? '';
  const above = [await named(-1, division_id), await named(division_id, district_id)];
  for (const upazila of await children(url, district_id))
    for (const union of (await children(url, upazila.id)).toReversed()) {
      const chosen = { division_id, district_id, upazila_id: upazila.id, union_id: union.id };
      const { data } = await ask<{ data: { total_beneficiary: number; Demonstration: object; waiting: object } }>(
        url,
        ME,
        'POST',
        '/project/dashboard/cards',
        { projectId: PROJECT, ...chosen },
      );
      const counts = [data.total_beneficiary, ...Object.values(data.Demonstration), ...Object.values(data.waiting)];
      if (counts.every((n) => n === 0)) return { ...chosen, names: [...above, upazila.field_name, union.field_name] };
    }
  throw new Error('somebody lives in every union');
}

export interface NewPerson {
  day: string;
  programmes: string;
  sex: 'male' | 'female' | 'other';
  age: number;
}
const inPlace = (place: Place) => ({
  division: place.division_id,
  district: place.district_id,
  upazila: place.upazila_id,
  union: place.union_id,
});

/** A member of the test's own; nobody is taken for somebody else. */
export const register = (url: string, place: Place, { day, programmes, sex, age }: NewPerson): Promise<string> =>
  send(url, 'member', {
    registered_on: day,
    programmes,
    place: inPlace(place),
    person: { name: `${newWord()} ${newWord()}`, father_name: `${newWord()} ${newWord()}`, sex, birth: 'age', age },
    household: { household_no: `H-${randomUUID()}`, head: 'yes', males: 2, females: 3, land: 33 },
    membership: { designation: 'member' },
  });

/** A plot of SACP, approved unless it is to wait; by its record's instance. */
export async function showPlot(
  url: string,
  place: Place,
  plot: { day: string; kind: string; waits?: boolean },
): Promise<string> {
  const instance = await send(url, 'demonstration', {
    agency: 1,
    sub_activity: 128,
    name: `${newWord()} plot`,
    held_on: plot.day,
    place: inPlace(place),
    owner: { beneficiary_typed_name: 'Rahima Begum', beneficiary_name: 'Rahima Begum', beneficiary_sex: 'female' },
    plot: { crop_kind: plot.kind, crop: 'mustard', area: 12 },
    location: { gps: '22.5 90.25 0 5' },
  });
  if (!plot.waits) await (await reviewer(url))(instance);
  return instance;
}

/** The filters of a union, as the address has them. */
export const at = ({ division_id, district_id, upazila_id, union_id }: Place): string =>
  `&dash.division=${division_id}&dash.district=${district_id}&dash.upazila=${upazila_id}&dash.union=${union_id}`;

export const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`).first();
export const valueOf = (page: Page, name: string) => figure(page, name).locator('[data-value]');
export async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
