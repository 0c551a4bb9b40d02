import type { Language } from '@msurvey/domain';
import type { RawBuilder } from 'kysely';
import type { LabelSources } from '#modules/forms/index.ts';
import { NEWEST } from '#tables/paged-statement.queries.ts';
import type { SheetPlan } from '#tables/table-file.ts';
import { type ExportValues, type SheetStyle, valuedSheet } from '#tables/valued-columns.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { boundLabels } from '../bindings/bound-labels.ts';
import type { Scope } from '../search/scope.queries.ts';
import { ExportColumns } from './columns.queries.ts';
import { exportWord } from './export-texts.ts';
import * as queries from './export.queries.ts';
import { groupColumns, memberColumns } from './people-columns.queries.ts';

/** Whose further sheets are asked for. */
export interface PeopleExported {
  registry: 'member' | 'group';
  /** Which rows `r` of the registry. */
  which: RawBuilder<unknown>;
  language: Language;
  style: SheetStyle;
}

/** What a later stage adds to the file of people or groups: what they took part in. */
export type FurtherSheets = (sources: LabelSources, task: TaskRow, exported: PeopleExported) => Promise<SheetPlan[]>;

interface Asked {
  scope: Scope;
  search: string | null;
  language: Language;
  values: ExportValues;
  task: TaskRow;
}

const columnsOf = {
  member: async (_: LabelSources, columns: ExportColumns) => memberColumns(columns),
  group: async (sources: LabelSources, columns: ExportColumns) =>
    groupColumns(columns, await boundLabels(sources, 'type', columns.language)),
};
const TITLES = { member: 'members', group: 'groups' } as const;

/** The people or groups, then whatever there is to say of them further on. */
export async function peopleSheets(
  sources: LabelSources,
  registry: PeopleExported['registry'],
  { scope, search, language, values, task }: Asked,
  further: FurtherSheets,
): Promise<SheetPlan[]> {
  const style = { values, codeHeading: exportWord('code', language) };
  const columns = await columnsOf[registry](sources, new ExportColumns(language));
  const title = exportWord(TITLES[registry], language);
  const which = queries.searched(scope, search);
  return [
    valuedSheet(title, columns, style, [NEWEST], (chosen) =>
      queries.peopleStatement(sources.db, registry, scope, search, chosen),
    ),
    ...(await further(sources, task, { registry, which, language, style })),
  ];
}
