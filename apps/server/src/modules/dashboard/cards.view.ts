import type { DashboardCards } from '@msurvey/contract';
import { type CardName, CARDS, CARD_WAITING, type ChartOption, type FigureName } from '@msurvey/domain';
import type { Values } from '#modules/figures/index.ts';

/** Every figure of the cards. */
export const figuresOf = (...names: CardName[]): FigureName[] => [
  ...new Set(names.flatMap((name) => Object.values(CARDS[name]) as FigureName[])),
];

type Fields<C extends CardName> = Record<keyof (typeof CARDS)[C], number | null>;

export const cardView = <C extends CardName>(name: C, values: Values): Fields<C> =>
  Object.fromEntries(
    Object.entries(CARDS[name]).map(([field, figure]) => [field, values[figure as FigureName] ?? null]),
  ) as Fields<C>;

export const seriesView = (option: ChartOption, values: Values): { series: [number | null, number | null] } => ({
  series: [values.people ?? null, values[`people.${option}`] ?? null],
});

export const beneficiaryView = (values: Values) => ({
  ...cardView('beneficiary', values),
  male: seriesView('male', values),
  female: seriesView('female', values),
  youth: seriesView('youth', values),
  basicReport: cardView('basicReport', values),
  landinfo: cardView('landinfo', values),
});

export const cardsView = (values: Values): DashboardCards => ({
  ...beneficiaryView(values),
  Training: cardView('Training', values),
  Input: cardView('Input', values),
  Demonstration: cardView('Demonstration', values),
  Infrastructure: cardView('Infrastructure', values),
});

export const waitingView = (values: Values) =>
  Object.fromEntries(Object.entries(CARD_WAITING).map(([name, figure]) => [name, values[figure] ?? 0])) as Record<
    keyof typeof CARD_WAITING,
    number
  >;
