import type { figures } from '@msurvey/contract';
import {
  type CountedFigure,
  type Cut,
  FIGURE_NAMES,
  type FigureName,
  FIGURES,
  PROJECT_RAINS,
  PROJECT_SACP,
  wholeProject,
} from '@msurvey/domain';
import type { RawBuilder } from 'kysely';
import type { Call } from '#http/call.ts';
import { sightOf } from '#modules/registry/index.ts';
import { problem } from '#problem/problem.ts';
import { activitiesBehind, groupsBehind } from '../cut/behind.queries.ts';
import { peopleOf } from '../open/lists.queries.ts';
import { type CountedRow, findSubject, meets } from './counts-in.queries.ts';

const COUNTED: Record<CountedFigure['counts'], CountedRow> = {
  people: 'member',
  households: 'member',
  reach: 'member',
  groups: 'group',
  works: 'activity',
};
const PROGRAMMES = [PROJECT_SACP, PROJECT_RAINS] as const;

/** Which rows are behind a figure: the same condition that its list is opened by. */
function behind(figure: CountedFigure, cut: Cut): RawBuilder<unknown> {
  if (figure.counts === 'works') return activitiesBehind(figure, cut);
  return figure.counts === 'groups' ? groupsBehind(cut) : peopleOf(figure, cut);
}

type Found = { figure: FigureName; programmes: (1 | 2)[]; years: number[] };

/** Every figure that a row is behind, and in which programmes and years. */
export async function countsIn(call: Call<(typeof figures)['figureCountsIn']>) {
  const { db, query, project, language } = call;
  const { of, instance } = query;
  const sight = await sightOf(call, of === 'activity' ? 'records' : 'people');
  const subject = await findSubject(db, of, sight, instance, language);
  if (!subject) return problem('record.not-found');
  const row = { projectId: sight.projectId, id: subject.id };
  const whole: Cut = { ...wholeProject(sight.projectId), programme: project.programmeId };
  const names = FIGURE_NAMES.filter((name) => COUNTED[FIGURES[name].counts] === of);
  const met = await meets(
    db,
    of,
    row,
    names.map((name) => behind(FIGURES[name], whole)),
  );
  // Narrower cuts are asked of those figures alone that it is counted in at all.
  const asked = names
    .filter((_, i) => met[i])
    .flatMap((figure) => [
      ...PROGRAMMES.filter((one) => whole.programme === null || one === whole.programme).map((programme) => ({
        figure,
        programme,
        cut: { ...whole, programme },
      })),
      ...subject.years.map((year) => ({ figure, year, cut: { ...whole, span: { from: year, to: year } } })),
    ]);
  const narrower = await meets(
    db,
    of,
    row,
    asked.map(({ figure, cut }) => behind(FIGURES[figure], cut)),
  );
  const found = new Map<FigureName, Found>(
    names.filter((_, i) => met[i]).map((figure) => [figure, { figure, programmes: [], years: [] }]),
  );
  for (const [i, one] of asked.entries()) {
    if (!narrower[i]) continue;
    const entry = found.get(one.figure);
    if ('year' in one) entry?.years.push(one.year);
    else entry?.programmes.push(one.programme);
  }
  const { unitId, unitName } = subject;
  return {
    data: {
      unit: unitId !== null && unitName !== null ? { id: unitId, name: unitName } : null,
      figures: [...found.values()],
    },
  };
}
