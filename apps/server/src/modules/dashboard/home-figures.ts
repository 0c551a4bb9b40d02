import type { dashboard } from '@msurvey/contract';
import { dayInDhaka, HOME_FIGURES, HOME_YEARS, spanPeriods, wholeProject } from '@msurvey/domain';
import type { Handlers } from '#http/call.ts';
import { figureByYear, valuesOf } from '#modules/figures/index.ts';

/** The years up to this one, as Dhaka has it. */
function lastYears(now: Date) {
  const to = Number(dayInDhaka(now).slice(0, 4));
  return { from: to - HOME_YEARS + 1, to };
}

/** Of the whole project; of one that is a programme, of that programme. */
export const homeFigures: Handlers<typeof dashboard>['homeFigures'] = async ({ db, project }) => {
  const cut = { ...wholeProject(project.homeId), programme: project.programmeId };
  const span = lastYears(new Date());
  const values = await valuesOf(db, HOME_FIGURES, cut);
  const figures = await Promise.all(
    HOME_FIGURES.map(async (figure) => ({
      figure,
      value: values[figure] ?? 0,
      trend: await figureByYear(db, figure, cut, span),
    })),
  );
  return { data: { years: spanPeriods(span), figures } };
};
