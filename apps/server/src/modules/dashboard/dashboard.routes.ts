import type { dashboard, DashboardAsked } from '@msurvey/contract';
import { type CardName, CARD_NAMES, CARD_WAITING, type Cut } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Handlers } from '#http/call.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { type Values, valuesOf } from '#modules/figures/index.ts';
import { Problem } from '#problem/problem.ts';
import { cutOfFilters } from './cut-of-filters.ts';
import { beneficiaryView, cardsView, cardView, figuresOf, seriesView, waitingView } from './cards.view.ts';
import { charts } from './charts/charts.ts';
import { homeFigures } from './home-figures.ts';
import { mapHandlers } from './map/map.routes.ts';
import { reportHandlers } from './reports/reports.routes.ts';
import { withoutPlace } from './without-place.ts';

interface Asking {
  db: Db;
  body: DashboardAsked;
  project: ProjectHere;
}

/** The figures of some cards, as whoever asked for them wants to see them. */
const showing =
  <C extends Asking, T>(names: readonly CardName[], view: (values: Values, call: C) => T) =>
  async (call: C): Promise<{ data: T } | Problem> => {
    const cut = await cutOfFilters(call.db, call.project, call.body);
    if (cut instanceof Problem) return cut;
    return { data: view(await valuesOf(call.db, figuresOf(...names), cut), call) };
  };
const card = <C extends CardName>(name: C) => showing([name], (values) => cardView(name, values));

const yearBefore = ({ span, ...cut }: Cut): Cut | null =>
  span && { ...cut, span: { from: span.from - 1, to: span.to - 1 } };

export const dashboardHandlers = (context: Pick<Context, 'files' | 'jobs'>): Handlers<typeof dashboard> => ({
  ...mapHandlers,
  homeFigures,
  dashboardCards: async ({ db, body, project }) => {
    const cut = await cutOfFilters(db, project, body);
    if (cut instanceof Problem) return cut;
    const asOf = new Date().toISOString();
    const before = yearBefore(cut);
    const figures = figuresOf(...CARD_NAMES);
    const [values, previous, placeless] = await Promise.all([
      valuesOf(db, [...figures, ...Object.values(CARD_WAITING)], cut),
      before && valuesOf(db, figures, before),
      withoutPlace(db, cut),
    ]);
    return {
      data: {
        ...cardsView(values),
        previous: previous && cardsView(previous),
        waiting: waitingView(values),
        withoutPlace: placeless,
      },
      meta: { asOf },
    };
  },
  dashboardChart: showing(
    ['beneficiary'],
    (values, { body }: Asking & { body: { option: 'male' | 'female' | 'youth' } }) => seriesView(body.option, values),
  ),
  dashboardCharts: async ({ db, body, project, language }) => {
    const cut = await cutOfFilters(db, project, body);
    if (cut instanceof Problem) return cut;
    const asOf = new Date().toISOString();
    return { data: await charts(db, cut, language), meta: { asOf } };
  },
  dashboardBeneficiary: showing(['beneficiary', 'basicReport', 'landinfo'], beneficiaryView),
  dashboardTraining: card('Training'),
  dashboardDemonstration: card('Demonstration'),
  dashboardInput: card('Input'),
  dashboardInfrastructure: card('Infrastructure'),
  ...reportHandlers(context),
});
