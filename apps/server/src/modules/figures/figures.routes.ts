import type { figures } from '@msurvey/contract';
import { type CountedFigure, FIGURES } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { countsIn } from './counts-in/counts-in.ts';
import { valuesOf } from './cut/values.ts';
import { cutOf } from './open/cut-of.ts';
import { exportFigure } from './open/export-figure.ts';
import { openFigure } from './open/open-figure.ts';
import { openActivities, openGroups, openPeople } from './open/open-rows.ts';

export const figureHandlers = (context: Context): Handlers<typeof figures> => ({
  figureValues: async ({ db, body, project }) => {
    const cut = await cutOf(db, project, body);
    return cut instanceof Problem ? cut : { data: await valuesOf(db, body.figures, cut) };
  },

  figureRecords: async (call) => {
    const figure: CountedFigure = FIGURES[call.body.figure];
    if (figure.counts !== 'works') return problem('figure.no-records');
    return openFigure(context, call, (question) => openActivities(call, { ...question, figure }));
  },

  figurePeople: async (call) => {
    const figure: CountedFigure = FIGURES[call.body.figure];
    if (figure.counts === 'works' || figure.counts === 'groups') return problem('figure.no-people');
    return openFigure(context, call, (question) => openPeople(call, { ...question, figure }));
  },

  exportFigure: exportFigure(context),
  figureCountsIn: countsIn,

  figureGroups: async (call) => {
    const figure: CountedFigure = FIGURES[call.body.figure];
    if (figure.counts !== 'groups') return problem('figure.no-groups');
    return openFigure(context, call, (question) => openGroups(context, call, question));
  },
});
