import type { DemonstrationFilter, GroupFilter, InfrastructureFilter, MemberFilter } from '@msurvey/contract';
import { isLanguage, type Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { problem, Refusal } from '#http/problem.ts';
import {
  type SheetPlan,
  sheetOf,
  type TableFile,
  tableNames,
  type TaskInput,
  type TaskRow,
} from '#modules/collection/index.ts';
import { STRUCTURES } from '../infrastructure/list-infrastructure.ts';
import { groupScope, type PlaceChoice, scopeOf } from '../search/scope.queries.ts';
import { columnText, type ExportColumn, exportWord } from './export-texts.ts';
import * as queries from './export.queries.ts';
import { DEMONSTRATION_COLUMNS, GROUP_COLUMNS, MEMBER_COLUMNS, STRUCTURE_COLUMNS } from './sheets.ts';

/** What each export was asked for. */
export interface ExportFilters {
  members: MemberFilter;
  groups: GroupFilter;
  demonstrations: DemonstrationFilter;
  infrastructure: InfrastructureFilter;
}
export type ExportKind = keyof ExportFilters;
export interface RegistryExport<K extends ExportKind = ExportKind> extends TaskInput {
  filter: ExportFilters[K];
  format: 'xlsx' | 'csv';
}

interface Planned {
  sheet: SheetPlan;
  total: number | null;
  filters: string[];
}
type Plan<K extends ExportKind> = (db: Db, filter: ExportFilters[K], language: Language) => Promise<Planned>;

const headingIn = (language: Language) => (column: ExportColumn) => columnText(column, language);

const searchLine = (search: string | null, language: Language) =>
  search ? [`${exportWord('search', language)}: ${search}`] : [];

const LEVELS = ['division', 'district', 'upazila', 'union'] as const satisfies ExportColumn[];

async function placeLines(db: Db, place: PlaceChoice, language: Language): Promise<string[]> {
  const chosen = LEVELS.flatMap((level) => {
    const unitId = place[`${level}_id`];
    return unitId === null ? [] : [{ level, unitId }];
  });
  const name = async ({ level, unitId }: (typeof chosen)[number]) =>
    `${columnText(level, language)}: ${await queries.unitName(db, unitId, language)}`;
  return Promise.all(chosen.map(name));
}

const planMembers: Plan<'members'> = async (db, filter, language) => {
  const { projectId, groupId, projectCount, firstName } = filter;
  const scope = groupId
    ? groupScope(projectId, groupId, filter, projectCount)
    : await scopeOf(db, 'member', projectId, filter, projectCount);
  const statement = queries.memberStatement(db, scope, firstName, language);
  const counted = projectCount === null ? [] : [`${columnText('projectCount', language)}: ${projectCount}`];
  return {
    sheet: sheetOf(exportWord('members', language), MEMBER_COLUMNS, headingIn(language), {
      cursor: [queries.NEWEST],
      statement,
    }),
    total: firstName ? null : scope.total,
    filters: [...(await placeLines(db, filter, language)), ...counted, ...searchLine(firstName, language)],
  };
};

const planGroups: Plan<'groups'> = async (db, filter, language) => {
  const scope = await scopeOf(db, 'group', filter.projectId, filter, null);
  const statement = queries.groupStatement(db, scope, filter.firstName, language);
  return {
    sheet: sheetOf(exportWord('groups', language), GROUP_COLUMNS, headingIn(language), {
      cursor: [queries.NEWEST],
      statement,
    }),
    total: filter.firstName ? null : scope.total,
    filters: [...(await placeLines(db, filter, language)), ...searchLine(filter.firstName, language)],
  };
};

const planDemonstrations: Plan<'demonstrations'> = async (db, { projectId, search }, language) => {
  const asked = { projectId, kind: 'demonstration', infrastructureType: null, search } as const;
  const statement = queries.beneficiaryStatement(db, asked, language);
  const rest = { cursor: [queries.NEWEST, '0'], statement };
  const sheet = sheetOf(exportWord('demonstrations', language), DEMONSTRATION_COLUMNS, headingIn(language), rest);
  return { sheet, total: null, filters: searchLine(search, language) };
};

const planInfrastructure: Plan<'infrastructure'> = async (db, { projectId, search, type }, language) => {
  const asked = { projectId, kind: 'infrastructure', infrastructureType: STRUCTURES[type], search } as const;
  const statement = queries.beneficiaryStatement(db, asked, language);
  const rest = { cursor: [queries.NEWEST, '0'], statement };
  const sheet = sheetOf(exportWord('infrastructure', language), STRUCTURE_COLUMNS, headingIn(language), rest);
  return {
    sheet,
    total: null,
    filters: [`${columnText('groupType', language)}: ${type}`, ...searchLine(search, language)],
  };
};

const PLANS: { [K in ExportKind]: Plan<K> } = {
  members: planMembers,
  groups: planGroups,
  demonstrations: planDemonstrations,
  infrastructure: planInfrastructure,
};

/** One sheet with what the list shows and more, and a note of its making, in the language of the screen it was asked from. */
export const prepareExport =
  <K extends ExportKind>(kind: K) =>
  async ({ database: { db } }: Context, task: TaskRow): Promise<TableFile> => {
    const { filter, format, interface: spoken } = task.input as RegistryExport<K>;
    const language = isLanguage(spoken) ? spoken : 'en';
    const names = await tableNames(db, task.projectId as number, task.ownerId);
    if (!names) throw new Refusal(problem('record.not-found'));
    const { sheet, total, filters } = await PLANS[kind](db, filter, language);
    return {
      fileName: `${exportWord(kind, language)} ${names.exportedAt.slice(0, 10)}`,
      format,
      total,
      sheets: [sheet],
      about: [
        [exportWord('project', language), names.project],
        [exportWord('exportedBy', language), names.exportedBy],
        [exportWord('exportedAt', language), names.exportedAt],
        [exportWord('filters', language), filters.join('; ') || exportWord('none', language)],
      ],
    };
  };
