import type { FigureCutWords, FigureExport, figures } from '@msurvey/contract';
import {
  type CountedFigure,
  type Cut,
  cutWord,
  figureDefinition,
  figureName,
  FIGURES,
  kindWord,
  type Language,
  NO_SUB_ACTIVITY,
  PROGRAMME_NAMES,
} from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { activitySheet, labelsIn, wordsAsked, workWord } from '#modules/activities/index.ts';
import { peopleSheets, sightOfTask } from '#modules/registry/index.ts';
import { Problem, Refusal } from '#problem/problem.ts';
import { type ListExport, listTask, startListExport } from '#tables/list-export.ts';
import { projectFile, searchLine } from '#tables/project-file.ts';
import type { SheetPlan, TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { cutOf } from './cut-of.ts';
import { wordsOfCut } from './cut-words.queries.ts';
import { activitiesExported, groupScope, peopleScope } from './export-rows.queries.ts';

/** On the wire `type` says what file it is to be; the type of works is the figure's own. */
type Filter = Omit<FigureExport, 'type' | 'values'> & { type: null };

/** A cut that makes no sense is refused at once; the file itself is made behind. */
export const exportFigure =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof figures)['exportFigure']>) => {
    const { type: format, values, ...body } = call.body;
    const filter: Filter = { ...body, type: null };
    const cut = await cutOf(call.db, call.project, filter);
    if (cut instanceof Problem) return cut;
    const name = figureName(filter.figure, call.language);
    return startListExport(context, call, { list: 'figure', name, filter, format, values });
  };

/** What the file says of the cut. */
export function filterLine(cut: Cut, words: FigureCutWords, search: string | null, language: Language): string {
  const { span, kind, crop, isExact, subActivityIds, isFirst, sex, ageGroup, isEthnic } = cut;
  const { unit, programme, agency, subActivities } = words;
  const period = span && (span.from === span.to ? [span.from] : [`${span.from}–${span.to}`]);
  const said = [
    unit,
    isExact && cutWord('exact', language),
    programme === null ? null : PROGRAMME_NAMES[programme],
    ...(period ?? []),
    agency,
    ...subActivities,
    subActivityIds?.includes(NO_SUB_ACTIVITY) && cutWord('noSubActivity', language),
    kind !== null && kindWord(kind, language),
    isFirst && cutWord('first', language),
    sex && cutWord(sex, language),
    ageGroup && cutWord(ageGroup, language),
    isEthnic != null && cutWord(isEthnic ? 'ethnic' : 'notEthnic', language),
    crop === '' ? cutWord('noCrop', language) : words.crop,
    ...searchLine(search, language),
  ];
  return said.filter(Boolean).join('; ') || '—';
}

interface Asked {
  figure: CountedFigure;
  cut: Cut;
  search: string | null;
  values: NonNullable<ListExport<Filter>['values']>;
  language: Language;
  task: TaskRow;
}

/** The same columns as the exports of the registries and of activities. */
export async function sheetsBehind(sources: LabelSources, asked: Asked): Promise<SheetPlan[]> {
  const { figure, cut, search, values, language, task } = asked;
  const { db } = sources;
  if (figure.counts === 'works') {
    const [sight, words, labels] = await Promise.all([
      sightOfTask(db, task, 'records'),
      wordsAsked(db, search ?? ''),
      labelsIn(sources, language),
    ]);
    const title = workWord('activities', language);
    return [activitySheet(db, labels, { title, language, values }, activitiesExported(figure, cut, sight, words))];
  }
  const sight = await sightOfTask(db, task, 'people');
  const written = { search, language, values, task };
  const further = async () => [];
  return figure.counts === 'groups'
    ? peopleSheets(sources, 'group', { ...written, scope: groupScope(cut, sight) }, further)
    : peopleSheets(sources, 'member', { ...written, scope: peopleScope(figure, cut, sight) }, further);
}

async function prepareFigure({ database: { db }, files }: Context, task: TaskRow): Promise<TableFile> {
  const { filter, format, values = 'labels', interface: spoken, name } = task.input as ListExport<Filter>;
  const language = languageOf(spoken);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const cut = await cutOf(db, { homeId, programmeId }, filter);
  if (cut instanceof Problem) throw new Refusal(cut);
  const figure: CountedFigure = FIGURES[filter.figure];
  const filters = filterLine(cut, await wordsOfCut({ db, files }, cut, language), filter.search, language);
  const file = await projectFile(db, task, { title: name, filters, language });
  return {
    ...file,
    about: [[name, figureDefinition(filter.figure, language)], ...file.about],
    format,
    total: null,
    sheets: await sheetsBehind({ db, files }, { figure, cut, search: filter.search, values, language, task }),
  };
}

export const figureTasks = listTask('figure', prepareFigure);
