import type { FormList, ListTable } from '#modules/forms/index.ts';
import { type FollowedItem, followedItems, followedLabels, followedWithIds } from './followed-list.queries.ts';

const said = ({ name, person, heldOn }: FollowedItem) => [name, person, heldOn].filter(Boolean).join(' · ');

const followedTable = (records: readonly FollowedItem[]): ListTable => ({
  head: ['name', 'label', 'kind', 'upazila', 'union'],
  rows: records.map((d) => [d.id, said(d), d.kind, d.upazilaId, d.unionId]),
});

/** What forms pick demonstrations and structures from: those of the reader's sites, and what they sent themselves. */
export const FOLLOWED_LIST: FormList = {
  name: 'followed.csv',
  scope: 'reader',
  table: async (db, reader) => followedTable(await followedItems(db, reader)),
  rows: async (db, projectId, ids) => followedTable(await followedWithIds(db, projectId, ids)),
  labels: followedLabels,
};
