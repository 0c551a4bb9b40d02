import type { GroupFilter, MemberFilter } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { LEVELS } from '#tables/columns.queries.ts';
import type { ListExport } from '#tables/list-export.ts';
import { projectFile, searchLine } from '#tables/project-file.ts';
import type { TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { groupScope, type PlaceChoice, type Scope, scopeOf } from '../search/scope.queries.ts';
import { type Sight, sightOfTask } from '../sight/sight.ts';
import { columnText, exportWord } from './export-texts.ts';
import * as queries from './export.queries.ts';
import { type FurtherSheets, peopleSheets } from './sheets.ts';

/** What each export was asked for. */
interface ExportFilters {
  members: MemberFilter;
  groups: GroupFilter;
}
type ExportKind = keyof ExportFilters;

async function placeLines(db: LabelSources['db'], place: PlaceChoice, language: Language): Promise<string[]> {
  const chosen = LEVELS.flatMap((level) => {
    const unitId = place[`${level}_id`];
    return unitId === null ? [] : [{ level, unitId }];
  });
  const name = async ({ level, unitId }: (typeof chosen)[number]) =>
    `${columnText(level, language)}: ${await queries.unitName(db, unitId, language)}`;
  return Promise.all(chosen.map(name));
}

interface Narrowed {
  scope: Scope;
  /** What the file says of it, beside place and search. */
  lines: string[];
}
type Narrow<K extends ExportKind> = (
  db: LabelSources['db'],
  sight: Sight,
  filter: ExportFilters[K],
  language: Language,
) => Promise<Narrowed>;

const narrowMembers: Narrow<'members'> = async (db, sight, filter, language) => {
  const { groupId, projectCount } = filter;
  return {
    scope: groupId
      ? groupScope(sight, groupId, filter, projectCount)
      : await scopeOf(db, 'member', sight, filter, projectCount),
    lines: projectCount === null ? [] : [`${columnText('projectCount', language)}: ${projectCount}`],
  };
};

const narrowGroups: Narrow<'groups'> = async (db, sight, filter) => ({
  scope: await scopeOf(db, 'group', sight, filter, null),
  lines: [],
});

const NARROW: { [K in ExportKind]: Narrow<K> } = { members: narrowMembers, groups: narrowGroups };
const REGISTRY = { members: 'member', groups: 'group' } as const;

/** Every field of the profile, further sheets, and a note of its making, in the language of the screen it was asked from. */
export const prepareExport =
  <K extends ExportKind>(kind: K, further: FurtherSheets) =>
  async ({ database: { db }, files }: Context, task: TaskRow): Promise<TableFile> => {
    const { filter, format, values = 'labels', interface: spoken } = task.input as ListExport<ExportFilters[K]>;
    const language = languageOf(spoken);
    const { scope, lines } = await NARROW[kind](db, await sightOfTask(db, task, 'people'), filter, language);
    const { firstName: search } = filter;
    const asked = { scope, search, language, values, task };
    const filters = [...(await placeLines(db, filter, language)), ...lines, ...searchLine(search, language)];
    return {
      ...(await projectFile(db, task, {
        title: exportWord(kind, language),
        filters: filters.join('; ') || exportWord('none', language),
        language,
      })),
      format,
      total: search ? null : scope.total,
      sheets: await peopleSheets({ db, files }, REGISTRY[kind], asked, further),
    };
  };
