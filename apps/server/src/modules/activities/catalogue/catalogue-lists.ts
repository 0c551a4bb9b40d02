import type { FormList, ListTable } from '#modules/forms/index.ts';
import { PROGRAMMES } from '../programmes.ts';
import {
  agencies,
  agencyLabels,
  type AgencyRow,
  subActivities,
  subActivityLabels,
  type SubActivityRow,
} from './catalogue.queries.ts';
import { hasPlot } from './sub-activity.ts';

const both = ({ en, bn }: { en: string; bn: string | null }) => (bn ? `${en} · ${bn}` : en);

const agencyTable = (rows: readonly AgencyRow[]): ListTable => ({
  head: ['name', 'label'],
  rows: rows.map(({ id, code, name }) => [id, `${code} · ${both(name)}`]),
});

const itemTable = (items: readonly SubActivityRow[]): ListTable => ({
  head: ['name', 'label', 'agency', 'type', 'unit', 'programme', 'project', 'plot'],
  rows: items.map((item) => [
    item.id,
    `${item.code} ${both(item.label)}`,
    item.agencyId,
    item.type,
    item.unit,
    item.programme,
    PROGRAMMES[item.programme],
    hasPlot(item) ? 'yes' : 'no',
  ]),
});

/** Forms pick from the catalogue as staff keep it; what is not active any more is not offered. */
export const CATALOGUE_LISTS: readonly FormList[] = [
  {
    name: 'agencies.csv',
    scope: 'everybody',
    table: async (db) => agencyTable(await agencies(db)),
    rows: async (db, _projectId, ids) => agencyTable((await agencies(db)).filter(({ id }) => ids.includes(id))),
    labels: (db, _projectId, ids) => agencyLabels(db, ids),
  },
  {
    name: 'sub_activities.csv',
    scope: 'everybody',
    table: async (db) => itemTable((await subActivities(db, null)).filter((item) => item.isActive)),
    rows: async (db, _projectId, ids) =>
      itemTable((await subActivities(db, null)).filter(({ id }) => ids.includes(id))),
    labels: (db, _projectId, ids) => subActivityLabels(db, ids),
  },
];
