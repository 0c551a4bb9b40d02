import { dayInDhaka } from '@msurvey/domain';
import { add, type Counts, keyOf, one } from './counts.ts';
import { type People, programmesOf } from './people.ts';
import { type Places, unitOf } from './places.ts';
import type { RawRecord } from './raw.ts';
import type { Sheet } from './sheet.ts';

export interface Group {
  id: number;
  organizationId: number | null;
  isRejected: boolean;
  code: string | null;
  unitId: number | null;
  year: number;
  programmes: readonly number[];
}

export const groupOf = (record: RawRecord, sheet: Sheet): Group => ({
  id: record.id,
  organizationId: record.organizationId,
  isRejected: record.state === 'rejected',
  code: sheet.text('code'),
  unitId: unitOf(sheet),
  year: Number((sheet.day('formed_on') ?? dayInDhaka(record.receivedAt)).slice(0, 4)),
  programmes: programmesOf(sheet),
});

/** A group is of the programmes that its record names and of those of its members. */
export function countGroups(counts: Counts, groups: ReadonlyMap<number, Group>, people: People, places: Places): void {
  const byCode = new Map<string, Group>();
  for (const group of groups.values()) {
    const known = group.code === null ? undefined : byCode.get(group.code);
    if (group.code !== null && (!known || group.id < known.id)) byCode.set(group.code, group);
  }
  const programmes = new Map<Group, Set<number>>();
  for (const group of groups.values()) programmes.set(group, new Set(group.programmes));
  for (const person of people.byId.values()) {
    if (people.standing(person) !== person) continue;
    // Who picked a group is in that one, whatever code is written beside it.
    const group =
      person.groupId !== null
        ? groups.get(person.groupId)
        : person.groupCode !== null
          ? byCode.get(person.groupCode)
          : undefined;
    if (group) for (const programme of person.programmes) programmes.get(group)?.add(programme);
  }
  for (const [group, its] of programmes) {
    const sorted = [...its].sort((a, b) => a - b);
    for (const unit of places(group.unitId))
      add(counts, 'group_tally', keyOf(people.project.id, unit, group.year, sorted, group.organizationId ?? 0), {
        n: 1,
        total: one(!group.isRejected),
      });
  }
}
