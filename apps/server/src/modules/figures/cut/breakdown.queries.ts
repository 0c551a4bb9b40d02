import { type Cut, isMonth, type WorkPart } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { MEMBER_TALLY } from '#modules/registry/index.ts';
import { amounts, sums } from '#tally/read.queries.ts';
import { REACH_TALLY } from '../reach/reach-tally.queries.ts';
import { WORK_TALLY } from '../works/work-tally.queries.ts';
import { ofPeople, ofUnits, worksOfCut } from './counters.queries.ts';

/** What is counted of works in one line of a table. */
export type WorkAmounts = Partial<Record<WorkPart, number>>;

export interface CropLine extends WorkAmounts {
  /** '' is what names none, of both. */
  kind: string;
  crop: string;
}
/** The works of a cut, by kind and crop. */
export async function worksByCrop(db: Db, cut: Cut): Promise<CropLine[]> {
  const { rows } = await sql<CropLine>`
    select t.kind, t.crop, ${amounts(WORK_TALLY)} from ${worksOfCut(cut)} group by t.kind, t.crop`.execute(db);
  return rows;
}

export interface WorkLine extends WorkAmounts {
  /** A sub-activity; below 0 what names none, by its type. */
  workId: number;
}
/** The works of a cut, by sub-activity. */
export async function worksBySubActivity(db: Db, cut: Cut): Promise<WorkLine[]> {
  const { rows } = await sql<WorkLine>`
    select t.work_id as "workId", ${amounts(WORK_TALLY)} from ${worksOfCut(cut)} group by t.work_id`.execute(db);
  return rows;
}

/** Unique people by sub-activity, each at home; of a year or ever, which is what is kept. */
export async function reachBySubActivity(db: Db, cut: Cut): Promise<Map<number, number>> {
  const { span } = cut;
  if (span && (isMonth(span.from) || span.from !== span.to)) throw new Error('unique people are kept by single years');
  const where = [...ofUnits(cut), sql`t.period = ${span?.from ?? 0}`, sql`t.scope_id > 0`];
  const { rows } = await sql<{ workId: number; people: number }>`
    select x.scope_id as "workId", x.people from (${sums(REACH_TALLY, ['scope_id'], where, ['people'])}) x`.execute(db);
  return new Map(rows.map(({ workId, people }) => [workId, people]));
}

export interface MonthLine extends WorkAmounts {
  /** 202507, or a year where the cut is of years. */
  period: number;
}
/** The works of a cut, by each year or month of its span. */
export async function worksByPeriod(db: Db, cut: Cut): Promise<MonthLine[]> {
  const { rows } = await sql<MonthLine>`
    select t.period, ${amounts(WORK_TALLY)} from ${worksOfCut(cut)} group by t.period order by t.period`.execute(db);
  return rows;
}

export interface YearLine {
  year: number;
  total: number;
  male: number;
  female: number;
}
/** People by the year of their registration. */
export async function peopleByYear(db: Db, cut: Cut): Promise<YearLine[]> {
  const lines = sums(MEMBER_TALLY, ['year'], ofPeople(cut), ['total', 'male', 'female']);
  const { rows } = await sql<YearLine>`
    select x.year, x.total, x.male, x.female from (${lines}) x where x.total > 0 order by x.year`.execute(db);
  return rows;
}
