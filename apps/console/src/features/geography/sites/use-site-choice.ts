import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chainOf, type Level } from '~/features/geography/parts/levels.ts';
import { idsOf, NOTHING, type Place, placesOf, pruned, type SiteChoice } from '~/features/geography/sites/choice.ts';
import { api } from '~/lib/client.ts';

const NO_LEVELS: readonly Level[] = [];

/** The dialog's choice with the options of every level: the root's at once, the others' from the places above them. */
export function useSiteChoice(levels: readonly Level[] = NO_LEVELS, activityId?: number) {
  const [choice, setChoice] = useState<SiteChoice>(NOTHING);
  const chain = chainOf(levels, choice.typeId);
  const queries = useQueries({
    queries: chain.map((level, at) => {
      const parent = idsOf(placesOf(choice, chain[at - 1]?.id ?? null));
      return {
        ...api.geoData.query({ body: { geoType: level.id, parent, activityId } }),
        enabled: at === 0 || parent.length > 0,
        staleTime: SUMMARY_CACHE_MS,
      };
    }),
  });
  const offered = (levelId: number) => queries[chain.findIndex((level) => level.id === levelId)]?.data?.data;
  const kept = pruned(choice, levels, offered);
  useEffect(() => setChoice(kept), [kept]);

  return {
    choice: kept,
    setChoice,
    setType: (typeId: number) => setChoice((current) => ({ ...current, typeId })),
    setPlaces: (levelId: number, places: readonly Place[]) =>
      setChoice((current) => ({ ...current, chosen: { ...current.chosen, [levelId]: places } })),
    fields: chain.map((level, at) => ({
      level,
      chosen: placesOf(kept, level.id),
      options: queries[at]?.data?.data ?? [],
      loading: queries[at]?.isFetching ?? false,
      failed: queries[at]?.isError ?? false,
      /** The level above in which something must be chosen first. */
      waitsFor: at > 0 && placesOf(kept, chain[at - 1]?.id ?? null).length === 0 ? chain[at - 1] : undefined,
    })),
    /** What would be sent; not before it is known that all of it lies beneath its parents. */
    sites: queries.some((query) => query.isFetching && !query.data) ? [] : idsOf(placesOf(kept, kept.typeId)),
  };
}
