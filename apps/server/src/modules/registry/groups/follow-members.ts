import { type Change, changed, type Listener } from '#changed/changed.ts';
import type { ChangedMember } from '../members/changed-member.ts';
import { addToGroups, countTheirMembers, type Joined } from './group-members.queries.ts';

const standing = (rows: readonly ChangedMember[]) => rows.filter((row) => row.merged_into === null);
const programmesIn = (rows: readonly ChangedMember[]) =>
  new Set(
    rows.flatMap(({ group_id: group, projects }) => (group === null ? [] : projects.map((p) => `${group}/${p}`))),
  );

/** What members make of groups, and the groups that may have lost a programme with somebody who left. */
function movesOf({ before, after }: Pick<Change<'member'>, 'before' | 'after'>): { joined: Joined[]; left: number[] } {
  const joined = new Map<number, Joined>();
  const of = (id: number): Joined => {
    const known = joined.get(id) ?? { id, n: 0, programmes: [] };
    joined.set(id, known);
    return known;
  };
  const [stood, stand] = [standing(before), standing(after)];
  for (const { group_id: group } of stood) if (group !== null) of(group).n -= 1;
  for (const { group_id: group } of stand) if (group !== null) of(group).n += 1;
  const [had, have] = [programmesIn(stood), programmesIn(stand)];
  for (const key of have) {
    const [group = 0, programme = 0] = key.split('/').map(Number);
    if (!had.has(key)) of(group).programmes.push(programme);
  }
  const left = new Set([...had].filter((key) => !have.has(key)).map((key) => Number(key.split('/')[0])));
  return { joined: [...joined.values()].filter((one) => one.n !== 0 || one.programmes.length > 0), left: [...left] };
}

/** A group knows how many members it has, and belongs to their programmes too; only those are written that it concerns. */
export const followMembers: Listener<'member'> = async (db, { projectId, before, after }) => {
  const { joined, left } = movesOf({ before, after });
  const ids = [...joined.map(({ id }) => id), ...left];
  await changed(db, 'group', { projectId, ids, known: true }, async (held) => {
    if (joined.length > 0) await addToGroups(held, projectId, joined);
    if (left.length > 0) await countTheirMembers(held, projectId, left);
  });
};
