import type { ActivityFilter } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { projectFile, searchLine } from '#tables/project-file.ts';
import type { TableFile } from '#tables/table-file.ts';
import { type ExportValues, valuedSheet } from '#tables/valued-columns.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { readFilter } from '../list/read-filter.ts';
import { countReport, ofType, participantStatement, placesChosen, type ReportType } from './report.queries.ts';
import { activitySheet, labelsIn } from './activity-sheet.ts';
import { participantColumns } from './report-columns.queries.ts';
import { workHeading } from './column-texts.ts';
import { workWord } from './word-texts.ts';

export const REPORT = 'activity-report';
export interface ReportInput extends TaskInput {
  type: ReportType;
  filter: ActivityFilter;
  values?: ExportValues;
}

const LEVELS = ['division', 'district', 'upazila'] as const;

async function aboutFilter(db: LabelSources['db'], filter: ActivityFilter, language: Language): Promise<string> {
  const { search, state } = filter;
  const chosen = LEVELS.flatMap((level) => (filter[level] ? [filter[level]] : []));
  const names = chosen.length > 0 ? await placesChosen(db, chosen, language) : new Map<string, string>();
  const said = [
    ...searchLine(search, language),
    ...LEVELS.flatMap((level) => {
      const geocode = filter[level];
      return geocode ? [`${workHeading(level, language)}: ${names.get(geocode) ?? geocode}`] : [];
    }),
    ...(state ? [`${workHeading('validation', language)}: ${workWord(state, language)}`] : []),
  ];
  return said.join('; ') || workWord('allActivities', language);
}

/** The two reports of the export menu, in the language of the screen they were asked from. */
export async function prepareReport({ database: { db }, files }: Context, task: TaskRow): Promise<TableFile> {
  const { type, filter, values = 'labels', interface: spoken } = task.input as ReportInput;
  const language = languageOf(spoken);
  const people = await sightOfTask(db, task, 'people');
  const asked = await readFilter(db, await sightOfTask(db, task, 'records'), filter);
  const title = workWord(type === 1 ? 'activities' : 'capacity', language);
  const labels = await labelsIn({ db, files }, language);
  const style = { values, codeHeading: workWord('code', language) };
  const first = activitySheet(db, labels, { title, language, values }, ofType(asked, type));
  const participants = () =>
    valuedSheet(
      workWord('participants', language),
      participantColumns(language, labels),
      style,
      ['0', '0'],
      (columns) => participantStatement(db, asked, people, columns),
    );
  return {
    ...(await projectFile(db, task, { title, filters: await aboutFilter(db, filter, language), language })),
    total: await countReport(db, asked, type),
    sheets: type === 1 ? [first] : [first, participants()],
  };
}
