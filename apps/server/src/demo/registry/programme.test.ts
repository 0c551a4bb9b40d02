import { describe, expect, it } from 'vitest';
import { dayOf, fiscalYearOf, textOf } from './calendar.ts';
import { divide, fall } from './chance.ts';
import { layOut, type Scale } from './groups.ts';
import { People } from './people.ts';
import { LISTED_UNIONS } from './places.ts';
import { Planner, planWorks } from './plan.ts';
import { schedule } from './schedule.ts';
import { WORK_KINDS, worksOf } from './work-kinds.ts';

/** Ten unions to a district: what is above a union is only told apart here. */
const unions = LISTED_UNIONS.map((one, i) => {
  const above = { division: 1, district: 100 + Math.floor(i / 10), upazila: 1000 + i };
  return { ...one, ...above, latitude: null, longitude: null };
});
const TYPES = {
  activity: 'other',
  training: 'training',
  input: 'input',
  demonstration: 'demonstration',
  infrastructure: 'infrastructure',
};
const catalogue = WORK_KINDS.map(({ id, form }) => {
  const programme = (id % 3 === 0 ? 2 : 1) as 1 | 2;
  return { id, agencyId: 3, agency: 'DAE', programme, type: TYPES[form], label: `Work ${id}` };
});
const today = dayOf(2026, 11, 18);
const scale = (more: Partial<Scale> = {}): Scale => ({ unions, groups: 60, members: 1200, today, ...more });
const everybody = (one: Scale) => {
  const people = new People(layOut(one), 0);
  return people.layout.groups.flatMap((group) => people.of(group));
};

describe('chance', () => {
  it('divides a whole without a rest, nothing to whom has no share', () => {
    for (const whole of [0, 1, 7, 100, 1234]) {
      const parts = divide([3, 0, 1, 1.5], whole);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(parts[1]).toBe(0);
    }
  });

  it('falls upon each entry by its share', () => {
    expect([0, 0.24, 0.26, 0.999].map((at) => fall([1, 0, 3], at).index)).toEqual([0, 0, 2, 2]);
  });
});

describe('people of any size of programme', () => {
  it('are as many as asked for, each with a number of their own, in groups of 12 to 30', () => {
    for (const [groups, members] of [
      [60, 1200],
      [8, 120],
      [400, 10_000],
      [3, 200],
    ] as const) {
      const layout = layOut(scale({ groups, members }));
      expect(layout.groups.reduce((sum, { size }) => sum + size, 0)).toBe(members);
      const all = everybody(scale({ groups, members }));
      expect(new Set(all.map(({ memberNo }) => memberNo)).size).toBe(members);
      if (members / groups >= 12 && members / groups <= 30)
        for (const { size } of layout.groups) expect(size >= 12 && size <= 30).toBe(true);
    }
  });

  it('are the same every time, and joined after their group was formed', () => {
    expect(everybody(scale())).toEqual(everybody(scale()));
    const people = new People(layOut(scale()), 0);
    for (const group of people.layout.groups)
      for (const member of people.of(group)) {
        expect(member.registeredOn).toBeGreaterThan(group.formedOn);
        expect(member.registeredOn).toBeLessThan(today);
        const birthday = member.registeredOn - member.bornOn;
        expect(Math.floor(birthday / 365.25)).toBe(member.age);
      }
  });

  it('has nothing later than the day on which it is made, whenever that is', () => {
    for (const day of [dayOf(2024, 2, 29), dayOf(2026, 7, 1), dayOf(2031, 1, 1)])
      for (const member of everybody(scale({ today: day }))) expect(member.registeredOn).toBeLessThan(day);
  });
});

describe('work of any size of programme', () => {
  const plan = (activities: number, day = today) => {
    const people = new People(layOut(scale({ today: day })), 0);
    const planner = new Planner(people, unions);
    const planned = planWorks(planner, schedule(worksOf(catalogue), activities, day), day);
    return planned.map((one) => planner.attended(one));
  };

  it('is as much as asked for, over all fiscal years, in months in which it is done', () => {
    const all = plan(700);
    expect(all).toHaveLength(700);
    expect(new Set(all.map(({ day }) => fiscalYearOf(day)))).toEqual(
      new Set([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
    );
    const outOfSeason = all.filter(({ work, day }) => !work.months.includes(Number(textOf(day).slice(5, 7))));
    expect(outOfSeason.length).toBeLessThan(all.length / 20);
  });

  it('is done by people who were registered before, of its own programme', () => {
    for (const { attendants, day, work } of plan(700))
      for (const { member, group } of attendants) {
        expect(member.registeredOn).toBeLessThan(day);
        expect(group.programme).toBe(work.programme);
      }
  });

  it('is never in the future, on whichever day it is made', () => {
    for (const day of [dayOf(2025, 1, 15), dayOf(2026, 7, 2), dayOf(2030, 5, 5)])
      for (const one of plan(200, day)) expect(one.day).toBeLessThan(day);
  });
});
