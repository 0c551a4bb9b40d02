import type { logframeFiles } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import type { Call } from '#http/call.ts';
import { projectFor } from '#http/project-gate.queries.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { type ListExport, listTask, startListExport } from '#tables/list-export.ts';
import { projectFile } from '#tables/project-file.ts';
import { xlsxCells } from '#tables/formats.ts';
import type { TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { type LevelRow, levelsOf } from '../levels/level.queries.ts';
import { levelName } from '../levels/structure.view.ts';
import { activitiesOf, type Listed, listedForActivities } from '../nodes/many-nodes.queries.ts';
import { type ActivityRow, type NodeRow, treeOf } from '../nodes/node.queries.ts';
import { inOrder, seenIn } from '../nodes/tree.view.ts';
import { logframeSight } from '../sight.ts';
import { type Column, COLUMNS, word } from './sheet-words.ts';

const WIDTHS: Partial<Record<Column, number>> = { type: 22, name: 70, nameBn: 50, description: 50, activityType: 22 };
const WIDTH = 16;

export const exportTree =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof logframeFiles)['exportLogframe']>) =>
    startListExport(context, call, {
      list: 'logframe',
      name: word('sheet', call.language),
      filter: call.body,
      format: 'xlsx',
    });

interface Told {
  levels: readonly LevelRow[];
  activities: ReadonlyMap<number, ActivityRow>;
  listed: readonly Listed[];
  language: Language;
}

/** A node as a row: what can be read in again, then its figures. */
function rowOf(node: NodeRow, { levels, activities, listed, language }: Told): string[] {
  const level = levels.find(({ id }) => id === node.level);
  const activity = activities.get(node.id);
  const label = (list: Listed['list'], code: string) => {
    const item = listed.find((one) => one.list === list && one.code === code);
    return item ? (item.label[language] ?? item.label.en ?? code) : code;
  };
  const cells: Record<Column, string | number | null> = {
    type: level ? levelName(level, language) : null,
    code: node.code,
    name: node.title,
    nameBn: node.titleBn,
    sdgs: node.sdgs.join(', '),
    aggregated: node.isAggregated ? word('yes', language) : null,
    programmes: node.programmes.join(', '),
    description: activity?.description ?? null,
    start: activity?.startDate ?? null,
    end: activity?.endDate ?? null,
    activityType: activity ? label('activity-type', activity.activityType) : null,
    crossCutting: activity ? label('cross-cutting-issue', activity.crossCutting) : null,
    measure: activity ? word(`measure${activity.implementation as 1 | 2 | 3}`, language) : null,
    baseline: node.baselineValue,
    target: node.target,
    progress: node.progress,
  };
  return COLUMNS.map((column) => {
    const value = cells[column];
    if (value === null || value === '') return '';
    if (typeof value === 'number') return numberCell(value);
    return column === 'start' || column === 'end' ? xlsxCells.day(value) : textCell(value);
  });
}

async function prepareTree({ database: { db } }: Context, task: TaskRow): Promise<TableFile> {
  const language = languageOf((task.input as ListExport<object>).interface);
  const project = await projectFor(db, task.projectId as number, null, null);
  if (!project) throw new Refusal(problem('record.not-found'));
  const { homeId } = project;
  const told = {
    levels: await levelsOf(db, homeId),
    activities: await activitiesOf(db, homeId),
    listed: await listedForActivities(db),
    language,
  };
  const nodes = await treeOf(db, homeId);
  const seen = seenIn(nodes, logframeSight(project));
  const title = word('sheet', language);
  return {
    ...(await projectFile(db, task, { title, filters: '', language })),
    total: null,
    front: [
      {
        name: title,
        widths: COLUMNS.map((column) => WIDTHS[column] ?? WIDTH),
        lines: [
          COLUMNS.map((column) => textCell(word(column, language), STYLE.heading)),
          ...inOrder(nodes.filter(({ id }) => !seen || seen.has(id))).map((node) => rowOf(node, told)),
        ],
      },
    ],
    sheets: [],
  };
}

export const treeTask = listTask('logframe', prepareTree);
