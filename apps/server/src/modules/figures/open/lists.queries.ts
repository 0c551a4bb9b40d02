import type { Cut } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import { activitiesFound, activitySeen, type SearchedWord } from '#modules/activities/index.ts';
import { groupFound, groupSeen, memberFound, memberSeen, type Sight } from '#modules/registry/index.ts';
import {
  activitiesBehind,
  type Counting,
  firstOfHouseholds,
  groupsBehind,
  householdsBehind,
  peopleBehind,
  reachedBehind,
  reachedOneByOne,
} from '../cut/behind.queries.ts';

type Sql = RawBuilder<unknown>;

/** The rows that a figure opens to, within reach, the latest first. */
export interface OpenedList {
  /** With the name that conditions and order give it. */
  table: Sql;
  id: Sql;
  where: Sql;
  /** The same rows, where there is a shorter way to count them all than to ask for each. */
  counted?: Sql;
  /** What comes first is the greatest of these; a day that is not known comes last. */
  order: readonly { column: Sql; name: string; mayBeBlank?: boolean }[];
  /** The same rows in the same order, where an index of another table has it. */
  walked?: Pick<OpenedList, 'table' | 'where' | 'order'>;
}

const PEOPLE = { table: sql`member m`, id: sql`m.id` };
const BY_ID = { column: sql`m.id`, name: 'id' };
const BY_REGISTRATION = [{ column: sql`m.registered_on`, name: 'registered_on' }, BY_ID];

/** Who is counted: for those who took part, each is asked for. */
export function peopleOf(figure: Counting<'people' | 'reach' | 'households'>, cut: Cut, m = 'm'): Sql {
  if (figure.counts === 'people') return peopleBehind(figure.part, cut, m);
  if (figure.counts === 'households') return firstOfHouseholds(cut, m);
  return cut.isFirst ? reachedBehind(figure, cut, m) : reachedOneByOne(figure, cut, m);
}

/** Who took part for the first time, and households of which somebody did, are known when everybody is. */
export const isGathered = (figure: Counting<'people' | 'reach' | 'households'>, cut: Cut): boolean =>
  figure.counts === 'reach' && (cut.isFirst === true || figure.of === 'households');

/** Households know where they are and who was registered first; those who came first are few among the latest people. */
const householdList = (cut: Cut, sight: Sight): OpenedList => ({
  ...PEOPLE,
  where: sql`${firstOfHouseholds(cut)} and ${memberSeen(sight, 'm')}`,
  order: [BY_ID],
  walked: {
    table: sql`household h join member m on m.project_id = h.project_id and m.id = h.first_id`,
    where: sql`${householdsBehind(cut)} and ${memberSeen(sight, 'm')}`,
    order: [{ column: sql`h.first_id`, name: 'id' }],
  },
});

export function peopleList(figure: Counting<'people' | 'reach' | 'households'>, cut: Cut, sight: Sight): OpenedList {
  if (figure.counts === 'households') return householdList(cut, sight);
  const seen = memberSeen(sight, 'm');
  // An organisation has many people; what somebody has sent, or those of their sites, are few.
  const isMany = figure.counts === 'reach' && !sight.reached.all && sight.reached.organizationId !== null;
  return {
    ...PEOPLE,
    where: sql`${peopleOf(figure, cut)} and ${seen}`,
    order: BY_REGISTRATION,
    ...((isMany || isGathered(figure, cut)) && {
      counted: sql`${reachedBehind(figure as Counting<'reach'>, cut)} and ${seen}`,
    }),
  };
}

export const activityList = (figure: Counting<'works'>, cut: Cut, sight: Sight): OpenedList => ({
  table: sql`activity a`,
  id: sql`a.id`,
  where: sql`${activitiesBehind(figure, cut)} and ${activitySeen(sight)}`,
  order: [
    { column: sql`a.held_on`, name: 'held_on', mayBeBlank: true },
    { column: sql`a.id`, name: 'id' },
  ],
});

export const groupList = (cut: Cut, sight: Sight): OpenedList => ({
  table: sql`farmer_group g`,
  id: sql`g.id`,
  where: sql`${groupsBehind(cut)} and ${groupSeen(sight, 'g')}`,
  order: [
    { column: sql`coalesce(g.formed_on, (g.received_at at time zone 'Asia/Dhaka')::date)`, name: 'formed_on' },
    { column: sql`g.id`, name: 'id' },
  ],
});

/** What is looked for among them, as their registries look for it; null: nothing. */
export const peopleFound = (search: string | null): Sql | null => memberFound(search ?? '', 'm');
export const groupsFound = (search: string | null): Sql | null => groupFound(search ?? '', 'g');
export const worksFound = (words: readonly SearchedWord[]): Sql | null =>
  words.length > 0 ? all([activitiesFound({ words })]) : null;
