import { type CountedFigure, type Cut, REACH_PARTS, type ReachPart, type WorkType } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { isOfPart } from '#modules/registry/index.ts';
import {
  activitiesBehind,
  groupsBehind,
  homeOfReach,
  householdsBehind,
  peopleBehind,
  reachedBehind,
  timesTookPart,
} from './behind.queries.ts';

const SUMMED: Record<string, string> = { attendances: 'member_count', male: 'male_count', female: 'female_count' };

/** What the records behind a figure come to, one statement for each of what is counted. */
function behind(figure: CountedFigure, cut: Cut): RawBuilder<unknown> {
  switch (figure.counts) {
    case 'people':
      return sql`select count(*) as n from member m where ${peopleBehind(figure.part, cut)}`;
    case 'reach':
      return sql`select count(*) as n from member m where ${reachedBehind(figure, cut)}`;
    case 'groups':
      return sql`select count(*) as n from farmer_group g where ${groupsBehind(cut)}`;
    case 'households': {
      const amount =
        figure.part === 'households' ? sql`count(*)` : sql`coalesce(sum(${sql.ref(`h.${figure.part}`)}), 0)`;
      return sql`select ${amount} as n from household h where ${householdsBehind(cut)}`;
    }
    case 'works': {
      const counts = figure.part === 'activities' || figure.part === 'waiting';
      const amount = counts
        ? sql`count(*)`
        : sql`coalesce(sum(${sql.ref(`a.${SUMMED[figure.part] ?? figure.part}`)}), 0)`;
      return sql`select ${amount} as n from activity a where ${activitiesBehind(figure, cut)}`;
    }
  }
}

/** Counted from the records themselves: for cuts that no counter is kept for. */
export async function countedBehind(db: Db, figure: CountedFigure, cut: Cut): Promise<number> {
  const { rows } = await sql<{ n: number }>`select n::float8 as n from (${behind(figure, cut)}) x`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Every part of unique people at once: who took part is looked up a single time, which is what takes long. */
export async function countedReach(
  db: Db,
  type: WorkType | null,
  cut: Cut,
): Promise<Partial<Record<ReachPart, number>>> {
  const figure = { counts: 'reach', part: 'people', type } as const;
  const parts = REACH_PARTS.map((part) => {
    const is = part === 'more' ? sql`t.times > 1` : isOfPart(part, 'm');
    return sql`count(*) filter (where ${is})::float8 as ${sql.ref(part)}`;
  });
  const { rows } = await sql<Partial<Record<ReachPart, number>>>`
    select ${sql.join(parts)} from (${timesTookPart(figure, cut)}) t
    join member m on m.project_id = ${cut.projectId} and m.id = t.id
    where ${homeOfReach(figure, cut)}`.execute(db);
  return rows[0] ?? {};
}
