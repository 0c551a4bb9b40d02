import { CARD_WORKS, type Cut } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type PlacedFigure, valuesByUnit, valuesOf } from '#modules/figures/index.ts';
import { childrenOf } from '#modules/geography/index.ts';

const PEOPLE = ['people'] as const satisfies PlacedFigure[];
const FIGURES = [...PEOPLE, ...CARD_WORKS] as const;

/** Who and what is only in "all": everything, less what lies in any of the divisions. Closed ones count, too. */
export async function withoutPlace(db: Db, cut: Cut): Promise<{ people: number; activities: number }> {
  const divisions = await childrenOf(db, null, { closedToo: true });
  const everywhere = { ...cut, unit: null };
  const [all, byUnit] = await Promise.all([
    valuesOf(db, FIGURES, everywhere),
    valuesByUnit(
      db,
      FIGURES,
      everywhere,
      divisions.map(({ id }) => id),
    ),
  ]);
  const left = (names: readonly (typeof FIGURES)[number][]): number => {
    const sum = (values: typeof all) => names.reduce((n, name) => n + (values[name] ?? 0), 0);
    return [...byUnit.values()].reduce((n, values) => n - sum(values), sum(all));
  };
  return { people: left(PEOPLE), activities: left(CARD_WORKS) };
}
