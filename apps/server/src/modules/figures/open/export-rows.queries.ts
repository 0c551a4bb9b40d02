import type { Cut } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { type SearchedWord, activitySeen } from '#modules/activities/index.ts';
import { groupSeen, memberSeen, type peopleSheets, type Sight } from '#modules/registry/index.ts';
import { activitiesBehind, type Counting, groupsBehind } from '../cut/behind.queries.ts';
import { peopleOf, worksFound } from './lists.queries.ts';

type Scope = Parameters<typeof peopleSheets>[2]['scope'];

const scopeOf = (sight: Sight, table: string, where: RawBuilder<unknown>): Scope => ({
  projectId: sight.projectId,
  table: sql.table(table),
  total: null,
  where,
  parts: [where],
});

/** The people `r` of a figure, within reach, as files of members take them. */
export const peopleScope = (figure: Counting<'people' | 'reach' | 'households'>, cut: Cut, sight: Sight): Scope =>
  scopeOf(sight, 'member', sql`${peopleOf(figure, cut, 'r')} and ${memberSeen(sight, 'r')}`);
export const groupScope = (cut: Cut, sight: Sight): Scope =>
  scopeOf(sight, 'farmer_group', sql`${groupsBehind(cut, 'r')} and ${groupSeen(sight, 'r')}`);

/** The activities `a` of a figure, within reach, that a search leaves. */
export const activitiesExported = (
  figure: Counting<'works'>,
  cut: Cut,
  sight: Sight,
  words: readonly SearchedWord[],
): RawBuilder<unknown> =>
  sql`${activitiesBehind(figure, cut)} and ${activitySeen(sight)} and ${worksFound(words) ?? sql`true`}`;
