import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldWork, startFieldWork, type Work } from './support/field-work.ts';
import {
  activityOf,
  approveAll,
  insertBoundary,
  insertMember,
  type Place,
  setPeriod,
} from './support/state.queries.ts';

let field: FieldWork;
const db = () => field.server.context.database.db;
const place = (n: number) => field.places[n] as Place;
/** Every record is of another day, so that none is the twin of another unless it is meant to be. */
let day = 0;
const nextDay = () => new Date(Date.UTC(2024, 0, ++day)).toISOString().slice(0, 10);

beforeAll(async () => {
  field = await startFieldWork();
  await setPeriod(db(), 1, '2020-01-01', '2030-12-31');
});
afterAll(() => field?.server.close());

async function found(work: Work = {}) {
  const activity = await activityOf(db(), await field.send({ held: nextDay(), ...work }));
  if (!activity) throw new Error('no activity was derived');
  return activity;
}
const codes = async (work: Work = {}) => (await found(work)).checks.map(({ check }) => check);

describe('what is striking about an activity', () => {
  it('is nothing when everything fits', async () => {
    expect(await found()).toMatchObject({ checks: [], isClean: true });
  });

  it('is a position far from the point that is known of the union', async () => {
    const far = `${place(0).latitude + 2} ${place(0).longitude} 0 5`;
    const { checks, isClean } = await found({ gps: far });
    expect(checks).toMatchObject([{ check: 'position-outside', severity: 'high', question: 'where/gps' }]);
    expect(checks[0]?.details.km).toBeGreaterThan(200);
    expect(isClean).toBe(false);
  });

  it('is a position outside the union’s boundary where a layer has it, but not one just across it', async () => {
    const { unionId: union, latitude, longitude } = place(1);
    await insertBoundary(db(), union, place(1), 0.02);
    const at = (dLat: number) => ({ union, gps: `${latitude + dLat} ${longitude} 0 5` });
    expect(await codes(at(0))).toEqual([]);
    expect(await codes(at(0.023))).toEqual([]);
    expect(await codes(at(0.05))).toEqual(['position-outside']);
  });

  it('is no position at all only where nothing is known to compare with', async () => {
    expect(await codes({ gps: '' })).toEqual([]);
  });

  it('is a day after the one on which it came, or outside the project', async () => {
    expect(await codes({ held: '2029-01-01' })).toEqual(['date-future']);
    expect(await codes({ held: '2019-12-31' })).toEqual(['date-outside-project']);
    expect(await codes({ held: null })).toEqual(['date-missing']);
  });

  it('is a sub-activity that is not named', async () => {
    expect(await codes({ subActivity: null })).toEqual(['sub-activity-missing']);
  });

  it('are participants who are not members, and members who are listed twice', async () => {
    const member = await insertMember(db(), { name: 'Rahim', unionId: place(0).unionId });
    expect(await codes({ people: [{ member }] })).toEqual([]);
    const { checks } = await found({ people: [{ member }, { who: 'Somebody' }, { member: 12_345 }] });
    expect(checks).toMatchObject([
      { check: 'participant-not-member', question: 'people', details: { count: 2, listed: 3 } },
    ]);
    expect(await codes({ people: [{ member }, { member }] })).toEqual(['participant-twice']);
  });

  it('is a number that is not that of the list', async () => {
    const member = await insertMember(db(), { name: 'Karim', unionId: place(0).unionId });
    const { checks } = await found({ people: [{ member }], stated: 12 });
    expect(checks).toMatchObject([{ check: 'count-differs', question: 'stated', details: { stated: 12, listed: 1 } }]);
    expect(await codes({ stated: 12 })).toEqual([]);
  });

  it('is a photo that was asked for and not taken', async () => {
    expect(await codes({ photo: '' })).toEqual(['photo-missing']);
  });
});

describe('a duplicate', () => {
  it('is the later of two with the same work, place and day, by the same author', async () => {
    const held = nextDay();
    const first = await found({ held });
    const second = await found({ held });
    expect(first.checks).toEqual([]);
    expect(second.checks).toMatchObject([{ check: 'duplicate', details: { other: first.id } }]);
  });

  it('is by another author only when some of the people are the same', async () => {
    const [one, two] = await Promise.all(
      ['Sufia', 'Amena'].map((name) => insertMember(db(), { name, unionId: place(0).unionId })),
    );
    const held = nextDay();
    await field.send({ held, people: [{ member: one as number }] });
    const theirs = async (member: number) =>
      (await activityOf(db(), await field.sendAsOther({ held, people: [{ member }] })))?.checks.map((c) => c.check);
    expect(await theirs(one as number)).toEqual(['duplicate']);
    const other = nextDay();
    await field.send({ held: other, people: [{ member: one as number }] });
    const apart = await field.sendAsOther({ held: other, people: [{ member: two as number }] });
    expect((await activityOf(db(), apart))?.checks).toEqual([]);
  });

  it('is none elsewhere, on another day or of other work', async () => {
    const held = nextDay();
    await field.send({ held });
    expect(await codes({ held, union: place(2).unionId, gps: '' })).toEqual([]);
    expect(await codes({ held, subActivity: 74 })).toEqual([]);
  });
});

describe('a value', () => {
  it('is far from the usual only when enough approved ones say what is usual', async () => {
    const measured = { subActivity: 75, stated: 25 };
    for (let n = 0; n < 19; n++) await field.send({ ...measured, held: nextDay(), quantity: 10 + (n % 3) });
    await approveAll(db(), 1);
    expect(await codes({ ...measured, quantity: 5000 })).toEqual([]);
    await field.send({ ...measured, held: nextDay(), quantity: 11 });
    await approveAll(db(), 1);
    const { checks } = await found({ ...measured, quantity: 5000 });
    expect(checks).toMatchObject([
      { check: 'value-unusual', severity: 'low', question: 'quantity', details: { value: 5000, median: 11 } },
    ]);
    expect(await codes({ ...measured, quantity: 13 })).toEqual([]);
  });
});
