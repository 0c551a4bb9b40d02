import type { HeadedGroup, IndicatorAbilities } from '@msurvey/contract';
import {
  DEFAULT_INDICATOR_YEARS,
  fiscalYearOfDay,
  type IndicatorYears,
  type Language,
  may,
  type Reading,
  readingOf,
} from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { type IndicatorNode, indicatorNode } from '#modules/logframe/index.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { type TypeRow, typesOf } from './disaggregation/type.queries.ts';
import { datesOf } from './settings/choices.queries.ts';
import { type SettingRow, type SettingState, settingOf } from './settings/setting.queries.ts';

/** What a handler knows of its caller, as far as indicators ask for it. */
export interface Asking {
  db: Db;
  who: Who;
  project: ProjectHere;
  language: Language;
}

/** An indicator with its settings; what was never set is as it usually is. */
export interface FoundIndicator extends IndicatorNode {
  id: number;
  projectId: number;
  setting: SettingState;
  /** 0: never saved. */
  version: number;
  reading: Reading;
  can: IndicatorAbilities;
}

export const NO_SETTING: SettingState = {
  uomId: null,
  frequency: 'yearly',
  indicatorType: null,
  dataEntryType: null,
  relation: null,
  baselineTime: null,
  baselineValue: null,
  midTermFactor: null,
  dataSource: null,
  dataSourceBn: null,
  collectionTypes: [],
  subActivities: [],
  counts: null,
  direction: 'increase',
  onTrackPercent: 90,
  isDerived: false,
  derivedIndicator: null,
  derivedSubActivities: [],
  derivedCounts: null,
  derivedInput: 1,
  groups: [],
};

export const stateOf = (row: SettingRow): SettingState => {
  const { nodeId: _, version: __, ...state } = row;
  return state;
};

export function foundIndicator(
  { who, project }: Asking,
  node: IndicatorNode,
  row: SettingRow | undefined,
): FoundIndicator {
  const setting = row ? stateOf(row) : NO_SETTING;
  const { flags } = node;
  const isOpen = !project.isArchived;
  return {
    ...node,
    id: node.row.id,
    projectId: project.homeId,
    setting,
    version: row?.version ?? 0,
    reading: readingOf(setting.indicatorType, setting.relation),
    can: {
      setting: flags.setting,
      target: flags.setting,
      collect: flags.dataCollection,
      validate: isOpen && flags.view && !node.row.isAggregated && may(who, 'Validation/Validate'),
      contribute: flags.setting && node.row.isAggregated,
    },
  };
}

/** An indicator of the project that was entered; what is none, or of another programme, is not there. */
export async function findIndicator(asking: Asking, nodeId: number): Promise<FoundIndicator | Problem> {
  const node = await indicatorNode(asking, nodeId);
  if (!node) return problem('record.not-found');
  return foundIndicator(asking, node, await settingOf(asking.db, asking.project.homeId, nodeId));
}

/** The fiscal years of a project: those in which it begins and ends. */
export async function yearsOf(db: Db, projectId: number): Promise<IndicatorYears> {
  const dates = await datesOf(db, projectId);
  const year = (day: string | null | undefined, otherwise: number) => (day ? fiscalYearOfDay(day) : otherwise);
  const from = year(dates?.startDate, DEFAULT_INDICATOR_YEARS.from);
  const to = year(dates?.endDate, Math.max(from, DEFAULT_INDICATOR_YEARS.to));
  return { from, to: Math.max(from, to) };
}

/** The groups by which an indicator is split, with types and items; a type that is gone is left out. */
export async function groupsOf({ db }: Pick<Asking, 'db'>, found: FoundIndicator): Promise<TypeRow[][]> {
  const ids = found.setting.groups.flat();
  if (ids.length === 0) return [];
  const types = new Map((await typesOf(db, found.projectId, ids)).map((type) => [type.id, type]));
  return found.setting.groups.map((group) => group.flatMap((id) => types.get(id) ?? []));
}

export const typeName = (type: Pick<TypeRow, 'name' | 'nameBn'>, language: Language): string =>
  language === 'bn' ? (type.nameBn ?? type.name) : type.name;
export const itemLabel = (item: { label: string; labelBn: string | null }, language: Language): string =>
  language === 'bn' ? (item.labelBn ?? item.label) : item.label;

/** How tables are headed. */
export const headedGroups = (groups: readonly (readonly TypeRow[])[], language: Language): HeadedGroup[] =>
  groups.map((group) => ({
    types: group.map((type) => ({
      id: type.id,
      name: typeName(type, language),
      items: type.items.map((item) => ({ id: item.id, label: itemLabel(item, language), code: item.code })),
    })),
  }));
