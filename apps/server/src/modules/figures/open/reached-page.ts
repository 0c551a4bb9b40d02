import { type Cut, PEOPLE_PARTS, wholeProject } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { annualCounters, workCounters } from '../cut/counters.queries.ts';
import { type ReachAsked, WAYS } from './reached.queries.ts';

/**
 * What a step of each way costs against the others: 12, 13 and 6 µs, measured with a million members and five million
 * participations.
 */
const STEP = { byActivities: 1, byPeople: 1.1, byGathering: 0.5 };

/** How many there are to go through: those who live there, and those who were listed. */
async function sizes(db: Db, { figure, cut }: ReachAsked): Promise<{ people: number; attendances: number }> {
  const { part, type } = figure;
  const home: Cut = { ...wholeProject(cut.projectId), unit: cut.unit };
  const [[people], works] = await Promise.all([
    annualCounters(db, 'people', home),
    workCounters(db, { ...cut, unit: null }),
  ]);
  const counted = (PEOPLE_PARTS as readonly string[]).includes(part) ? people?.[part] : people?.total;
  const attendances = works
    .filter((row) => (type === null || row.type === type) && row.kind === null)
    .reduce((sum, row) => sum + (row.attendances ?? 0), 0);
  return { people: counted ?? 0, attendances };
}

/** The shortest way to a page of those who took part, of whom there are so many. */
export async function reachedPage(db: Db, asked: ReachAsked, count: number): Promise<number[]> {
  const { currentPage, pageSize } = asked.slice;
  const { people, attendances } = await sizes(db, asked);
  const depth = Math.min(1, (currentPage * pageSize) / count);
  const steps = { byActivities: attendances * depth, byPeople: people, byGathering: attendances };
  const cost = (way: keyof typeof WAYS) => steps[way] * STEP[way];
  const [shortest = 'byGathering'] = (Object.keys(WAYS) as (keyof typeof WAYS)[]).sort((a, b) => cost(a) - cost(b));
  return WAYS[shortest](db, asked);
}
