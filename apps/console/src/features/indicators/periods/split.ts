import {
  type Amount,
  isSummable,
  type Leaves,
  leafKey,
  leafKeys,
  NOTHING,
  sumAmounts,
  type ValueKind,
} from '@msurvey/domain';

/** A disaggregation type as screens name it. */
interface NamedType {
  id: number;
  name: string;
  items: readonly { id: number; name: string }[];
}
/** Types that are crossed: sex × age has four leaves. */
export type NamedGroup = readonly NamedType[];

export const groupName = (group: NamedGroup): string => group.map(({ name }) => name).join(' × ');

/** One value that can be filled in, with the items that lead to it. */
interface Leaf {
  key: string;
  path: readonly string[];
}

/** The leaves of a group in the order of its table. */
export function leavesOfGroup(group: NamedGroup): Leaf[] {
  const ways = group.reduce<{ ids: number[]; path: string[] }[]>(
    (found, { items }) =>
      found.flatMap(({ ids, path }) => items.map(({ id, name }) => ({ ids: [...ids, id], path: [...path, name] }))),
    group.length > 0 ? [{ ids: [], path: [] }] : [],
  );
  return ways.map(({ ids, path }) => ({ key: leafKey(ids), path }));
}

/** What the leaves of a group come to; nothing where none is known, and of what is never added. */
const sumOfGroup = (group: NamedGroup, kind: ValueKind, leaves: Leaves): Amount =>
  isSummable(kind)
    ? sumAmounts(
        kind,
        leafKeys(group).map((key) => leaves[key] ?? NOTHING),
      )
    : NOTHING;

/** The group whose leaf was changed says what the total is; where it has none left, the first that has. */
export function sumAfter(groups: readonly NamedGroup[], kind: ValueKind, leaves: Leaves, changed?: string): Amount {
  const own = groups.find((group) => changed !== undefined && leafKeys(group).includes(changed));
  const sums = (own ? [own, ...groups] : groups).map((group) => sumOfGroup(group, kind, leaves));
  return sums.find(({ value }) => value !== null) ?? NOTHING;
}
