import { csvCell, type FormList, registerLists } from '#modules/forms/index.ts';
import { groupItems, memberItems, registerLabels } from './list.queries.ts';

type Cell = string | number | null;
const csv = (head: string[], rows: readonly Cell[][]): string =>
  `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
const said = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** What forms pick people and groups from: those of the reader's sites, as the registry knows them now. */
const lists: FormList[] = [
  {
    name: 'groups.csv',
    scope: 'reader',
    csv: async (db, reader) =>
      csv(
        ['name', 'label', 'upazila', 'union'],
        (await groupItems(db, reader)).map((g) => [g.id, said(g.code, g.name, g.nameBn), g.upazilaId, g.unionId]),
      ),
    labels: (db, projectId, ids) => registerLabels(db, 'groups', projectId, ids),
  },
  {
    name: 'members.csv',
    scope: 'reader',
    csv: async (db, reader) =>
      csv(
        ['name', 'label', 'full_name', 'sex', 'upazila', 'union'],
        (await memberItems(db, reader)).map((m) => [
          m.id,
          // The father's name tells apart those who are called the same.
          said(m.name, m.nameBn, m.fatherName, m.memberNo),
          m.name,
          m.sex,
          m.upazilaId,
          m.unionId,
        ]),
      ),
    labels: (db, projectId, ids) => registerLabels(db, 'members', projectId, ids),
  },
];
registerLists(lists);
