import { type CardName, CARDS, type FigureName } from '@msurvey/domain';
import type { DataOf } from '~/lib/client.ts';

export type Shown = Partial<Record<FigureName, number | null>>;
type Cards = NonNullable<DataOf<'dashboardCards'>['previous']>;

/** The fields of the wire by the figures that they are. */
export function shownIn(cards: Cards): Shown {
  const shown: Shown = {};
  for (const [name, fields] of Object.entries(CARDS) as [CardName, Record<string, FigureName>][]) {
    const card = (name === 'beneficiary' ? cards : cards[name]) as Record<string, unknown>;
    for (const [field, figure] of Object.entries(fields)) shown[figure] = (card[field] ?? null) as number | null;
  }
  return shown;
}

/** What a part is a share of; figures without a whole that is shown beside them have none. */
const WHOLES: [prefix: string, whole: FigureName][] = [
  ['people.youth_', 'people.youth'],
  ['people.ethnic_', 'people.ethnic'],
  ['people.heads_male', 'people.male'],
  ['people.heads_female', 'people.female'],
  ['people.', 'people'],
  ['training.unique.', 'training.unique.people'],
  ['input.unique.', 'input.unique.people'],
  ['demonstration.', 'demonstration.done'],
];

export function wholeOf(figure: FigureName): FigureName | undefined {
  const [, whole] = WHOLES.find(([prefix]) => figure.startsWith(prefix)) ?? [];
  return whole === figure ? undefined : whole;
}

/** Nothing is counted and nothing waits. */
export const isNothing = (shown: Shown, waiting: Record<string, number>): boolean =>
  [...Object.values(shown), ...Object.values(waiting)].every((value) => !value);
