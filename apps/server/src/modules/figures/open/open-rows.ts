import type { figures } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { summaryRows, summaryView, wordsAsked } from '#modules/activities/index.ts';
import { groupFacts, groupRows, memberRows, memberView, sightOf, withTypeNames } from '#modules/registry/index.ts';
import type { Counting } from '../cut/behind.queries.ts';
import {
  activityList,
  groupList,
  groupsFound,
  isGathered,
  peopleFound,
  peopleList,
  worksFound,
} from './lists.queries.ts';
import { gatheredPage } from './page.queries.ts';
import type { Question } from './open-figure.ts';
import { openPage } from './open-page.ts';
import { peoplePage } from './people-page.ts';
import { reachedPage } from './reached-page.ts';

type Asking<Name extends keyof typeof figures> = Call<(typeof figures)[Name]>;
type Of<C extends Counting<'people'>['counts'] | 'reach' | 'households' | 'works'> = Question & { figure: Counting<C> };

/** The rows of a page come in any order. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function openActivities(call: Asking<'figureRecords'>, { figure, cut, behind }: Of<'works'>) {
  const { db, body, project, language } = call;
  const sight = await sightOf(call, 'records');
  const opened = await openPage(db, {
    list: activityList(figure, cut, sight),
    behind,
    reachesAll: sight.reached.all,
    search: worksFound(await wordsAsked(db, body.search ?? '')),
    slice: body,
  });
  const rows = await summaryRows(db, sight.projectId, opened.ids, language);
  return { ...opened, data: inOrder(opened.ids, rows).map((row) => summaryView(row, project.id)) };
}

export async function openPeople(
  call: Asking<'figurePeople'>,
  { figure, cut, behind }: Of<'people' | 'reach' | 'households'>,
) {
  const { db, body, language, who } = call;
  const sight = await sightOf(call, 'people');
  const list = peopleList(figure, cut, sight);
  const opened = await openPage(db, {
    list,
    behind,
    reachesAll: sight.reached.all,
    search: peopleFound(body.search),
    slice: body,
    page: (count: number) =>
      isGathered(figure, cut)
        ? gatheredPage(db, { ...list, where: list.counted ?? list.where }, body)
        : figure.counts === 'reach'
          ? reachedPage(db, { figure, cut, sight, slice: body }, count)
          : peoplePage(db, { list, figure, cut, slice: body }, count),
  });
  const rows = await memberRows(db, sight, opened.ids, language);
  const plain = rows.map((row) => {
    const { can: _, ...shown } = memberView(row, who, sight.isArchived);
    return shown;
  });
  return { ...opened, data: plain };
}

export async function openGroups(
  { files }: Pick<Context, 'files'>,
  call: Asking<'figureGroups'>,
  { cut, behind }: Question,
) {
  const { db, body, language } = call;
  const sight = await sightOf(call, 'people');
  const opened = await openPage(db, {
    list: groupList(cut, sight),
    behind,
    reachesAll: sight.reached.all,
    search: groupsFound(body.search),
    slice: body,
  });
  const rows = await withTypeNames({ db, files }, await groupRows(db, sight.projectId, opened.ids, language), language);
  return {
    ...opened,
    data: rows.map((row) => ({ ...groupFacts(row), union: row.union, upazila: row.upazila })),
  };
}
