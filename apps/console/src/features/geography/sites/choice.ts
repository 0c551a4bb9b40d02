import type { Option } from '@msurvey/ui';
import { chainOf, type Level } from '~/features/geography/parts/levels.ts';

export type Place = Option<number>;
/** What stands in the dialog: the type of the sites, and the chosen places of each level. */
export interface SiteChoice {
  typeId: number | null;
  chosen: Readonly<Record<number, readonly Place[]>>;
}
export const NOTHING: SiteChoice = { typeId: null, chosen: {} };

export const placesOf = ({ chosen }: SiteChoice, levelId: number | null): readonly Place[] =>
  levelId === null ? [] : (chosen[levelId] ?? []);

/** Sorted, so that the same parents ask the same question. */
export const idsOf = (places: readonly Place[]): number[] => places.map((place) => place.id).sort((a, b) => a - b);

interface Found {
  id: number;
  fieldName: string;
  geoType: number;
  ancestors: readonly { id: number; fieldName: string; geoType: number }[];
}

/** A place that was typed fills its whole chain; one of the same type joins those chosen before. */
export function withFound(choice: SiteChoice, found: Found): SiteChoice {
  const before = choice.typeId === found.geoType ? choice.chosen : {};
  const chosen: Record<number, readonly Place[]> = { ...before };
  for (const { id, fieldName, geoType } of [...found.ancestors, found]) {
    const known = chosen[geoType] ?? [];
    if (!known.some((place) => place.id === id)) chosen[geoType] = [...known, { id, name: fieldName }];
  }
  return { typeId: found.geoType, chosen };
}

/**
 * The choice without places that are no longer beneath a chosen parent. `offered` has the options of a level, undefined
 * while they load. The same object when nothing falls away.
 */
export function pruned(
  choice: SiteChoice,
  levels: readonly Level[],
  offered: (levelId: number) => readonly { id: number }[] | undefined,
): SiteChoice {
  let result = choice;
  chainOf(levels, choice.typeId).forEach((level, at, chain) => {
    const above = chain[at - 1];
    const mine = placesOf(result, level.id);
    const orphaned = above !== undefined && placesOf(result, above.id).length === 0;
    const options = offered(level.id);
    if (mine.length === 0 || (!orphaned && !options)) return;
    const ids = new Set(options?.map((option) => option.id));
    const left = orphaned ? [] : mine.filter((place) => ids.has(place.id));
    if (left.length < mine.length) result = { ...result, chosen: { ...result.chosen, [level.id]: left } };
  });
  return result;
}
