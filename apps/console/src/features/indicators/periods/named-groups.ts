import type { DisaggregationType, HeadedGroup } from '@msurvey/contract';
import type { NamedGroup } from '~/features/indicators/periods/split.ts';

/** Groups as they are chosen in settings, with the names of their types and items. */
export const namedGroups = (
  groups: readonly (readonly { id: number | null }[])[],
  types: readonly DisaggregationType[],
): NamedGroup[] =>
  groups
    .map((group) =>
      group.flatMap(({ id }) => {
        const type = types.find((one) => Number(one.id) === id);
        if (!type) return [];
        const items = type.attributes.disaggregationItems.map((item) => ({ id: item.id, name: item.label }));
        return [{ id: Number(type.id), name: type.attributes.name, items }];
      }),
    )
    .filter((group) => group.length > 0);

/** The same of groups as answers head their tables. */
export const groupsHeaded = (groups: readonly HeadedGroup[]): NamedGroup[] =>
  groups.map(({ types }) =>
    types.map(({ id, name, items }) => ({ id, name, items: items.map((item) => ({ id: item.id, name: item.label })) })),
  );
