import { CARD_WAITING, CARDS, type CardName, CHART_OPTIONS } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { instant } from '../shapes.ts';
import { filters, problems, summed } from './filters.ts';
import { home } from './home.ts';
import { map } from './map.ts';
import { reports } from './reports.ts';
import { operation } from './operation.ts';

export type { DashboardAsked } from './filters.ts';

/** Null: not known. */
const value = z.number().nullable();
/** The fields of a card, as the documents write them. */
const card = <C extends CardName>(name: C) =>
  named(
    `${name.charAt(0).toUpperCase()}${name.slice(1)}Card`,
    z.object(
      Object.fromEntries(Object.keys(CARDS[name]).map((field) => [field, value])) as Record<
        keyof (typeof CARDS)[C] & string,
        typeof value
      >,
    ),
  );
/** [total_beneficiary, the count] */
const series = named('Series', z.object({ series: z.tuple([value, value]) }));

const beneficiary = card('beneficiary').extend({
  male: series,
  female: series,
  youth: series,
  basicReport: card('basicReport'),
  landinfo: card('landinfo'),
});
const cards = named(
  'DashboardCards',
  beneficiary.extend({
    Training: card('Training'),
    Input: card('Input'),
    Demonstration: card('Demonstration'),
    Infrastructure: card('Infrastructure'),
  }),
);
export type DashboardCards = z.output<typeof cards>;

const waiting = z.object(
  Object.fromEntries(Object.keys(CARD_WAITING).map((name) => [name, z.number()])) as Record<
    keyof typeof CARD_WAITING,
    z.ZodNumber
  >,
);

const chartData = z.object({
  /** Years in which anybody was registered, whichever year is chosen. */
  peopleByYear: z.array(z.object({ year: z.number(), total: z.number(), male: z.number(), female: z.number() })),
  /** The pyramid of ages on the day of registration: bands by the age at which each begins, the youngest first. */
  peopleByAge: z.object({
    bands: z.array(z.object({ from: z.number(), to: z.number().nullable(), male: z.number(), female: z.number() })),
    /** In none of the bars: their age or sex is not known. */
    unknown: z.number(),
  }),
  /** Approved ones; the months (202507) of the chosen year, else the twelve that end with this one. */
  trainingsByMonth: z.array(z.object({ month: z.number(), activities: z.number() })),
  /** Receipts by sub-activity, the most first; id 0 names none. */
  inputsByKind: z.array(
    z.object({
      id: z.number(),
      code: z.string().nullable(),
      name: z.string().nullable(),
      attendances: z.number(),
    }),
  ),
});

export const dashboard = {
  ...map,
  ...home,
  dashboardCards: operation({
    ...summed('Everything that the first screen of the dashboard shows, and the year before', 'cards'),
    ...inHome.body(filters),
    response: z.object({
      data: cards.extend({
        /** The same of the year before; null where no year is chosen. */
        previous: cards.nullable(),
        waiting,
        /** They are counted only where no place is chosen: people, and approved activities of the cards. */
        withoutPlace: z.object({ people: z.number(), activities: z.number() }),
      }),
      meta: z.object({ asOf: instant }),
    }),
    problems,
  }),
  dashboardChart: operation({
    ...summed('A chart of the dashboard by its option: [total_beneficiary, the count]', 'chart'),
    ...inHome.body({ ...filters, option: z.enum(CHART_OPTIONS) }),
    response: dataOf(series),
    problems,
  }),
  dashboardCharts: operation({
    ...summed('What the charts of the dashboard show beside the cards', 'charts'),
    ...inHome.body(filters),
    response: z.object({ data: chartData, meta: z.object({ asOf: instant }) }),
    problems,
  }),
  dashboardBeneficiary: operation({
    ...summed('Beneficiary summary, series by option, basic report and land', 'beneficiary'),
    ...inHome.body(filters),
    response: dataOf(beneficiary),
    problems,
  }),
  dashboardTraining: operation({
    ...summed('Trainings and the people who took part', 'training'),
    ...inHome.body(filters),
    response: dataOf(card('Training')),
    problems,
  }),
  dashboardDemonstration: operation({
    ...summed('Demonstrations, by kind of crop', 'demonstration'),
    ...inHome.body(filters),
    response: dataOf(card('Demonstration')),
    problems,
  }),
  dashboardInput: operation({
    ...summed('Inputs and the people who received them', 'input'),
    ...inHome.body(filters),
    response: dataOf(card('Input')),
    problems,
  }),
  dashboardInfrastructure: operation({
    ...summed('Structures, by type', 'infrastructure'),
    ...inHome.body(filters),
    response: dataOf(card('Infrastructure')),
    problems,
  }),
  ...reports,
};
