import { AMOUNT_DECIMALS, type Leaves, leafKey, NOTHING } from '@msurvey/domain';
import type { GridHeader } from '@msurvey/ui';
import { leavesOfGroup, type NamedGroup } from '~/features/indicators/periods/split.ts';

const ROOM = 1000;
const LEAST = 120;

/** A ratio has two lines, everything else one. */
export interface GroupLine {
  part: 'value' | 'denominator';
  name: string;
}

/** Headers nested as the types of the group are: the items of the first over those of the second. */
export function groupColumns(group: NamedGroup, leaves: Leaves, editable: boolean): GridHeader<GroupLine>[] {
  // So many that they fill the table share it; more than that are moved sideways.
  const width = Math.max(LEAST, Math.floor(ROOM / Math.max(1, leavesOfGroup(group).length)));
  const under = (types: NamedGroup, above: readonly number[]): GridHeader<GroupLine>[] => {
    const [type, ...rest] = types;
    return (type?.items ?? []).map(({ id, name }): GridHeader<GroupLine> => {
      const key = leafKey([...above, id]);
      if (rest.length > 0) return { id: `group-${key}`, header: name, children: under(rest, [...above, id]) };
      return {
        id: key,
        header: name,
        kind: 'number',
        width,
        decimals: AMOUNT_DECIMALS,
        editable,
        value: ({ part }) => (leaves[key] ?? NOTHING)[part],
      };
    });
  };
  return [{ id: 'line', header: '', width: 140, value: ({ name }) => name }, ...under(group, [])];
}
