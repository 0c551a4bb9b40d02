import { csvCell, type FormList, registerLists } from '#modules/forms/index.ts';
import { agencies, agencyLabels, subActivities, subActivityLabels } from './catalogue.queries.ts';

const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
const both = ({ en, bn }: { en: string; bn: string | null }) => (bn ? `${en} · ${bn}` : en);

/** Forms pick from the catalogue as staff keep it; what is not active any more is not offered. */
const lists: FormList[] = [
  {
    name: 'agencies.csv',
    scope: 'everybody',
    csv: async (db) =>
      csv([['name', 'label'], ...(await agencies(db)).map(({ id, code, name }) => [id, `${code} · ${both(name)}`])]),
    labels: (db, _projectId, ids) => agencyLabels(db, ids),
  },
  {
    name: 'sub_activities.csv',
    scope: 'everybody',
    csv: async (db) =>
      csv([
        ['name', 'label', 'agency', 'type', 'unit', 'programme'],
        ...(await subActivities(db, null))
          .filter((item) => item.isActive)
          .map((item) => [
            item.id,
            `${item.code} ${both(item.label)}`,
            item.agencyId,
            item.type,
            item.unit,
            item.programme,
          ]),
      ]),
    labels: (db, _projectId, ids) => subActivityLabels(db, ids),
  },
];
registerLists(lists);
