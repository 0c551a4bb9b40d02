import type { ActivityFilter } from '@msurvey/contract';
import { isLanguage, type Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { problem, Refusal } from '#http/problem.ts';
import {
  type Columns,
  sheetOf,
  type TableFile,
  tableNames,
  type TaskInput,
  type TaskRow,
} from '#modules/collection/index.ts';
import { askedOf } from '../list/asked.ts';
import { activityStatement, countReport, participantStatement, type ReportType } from './report.queries.ts';
import { columnText, type ReportColumn, reportWord } from './report-texts.ts';

export const REPORT = 'activity-report';
export interface ReportInput extends TaskInput {
  type: ReportType;
  filter: ActivityFilter;
}

type ReportColumns = Columns<ReportColumn>;
const ACTIVITY_COLUMNS: ReportColumns = [
  ['code', 'text', 10],
  ['subActivity', 'text', 46],
  ['type', 'text', 14],
  ['programme', 'text', 12],
  ['agency', 'text', 24],
  ['name', 'text', 30],
  ['date', 'day', 12],
  ['endDate', 'day', 12],
  ['division', 'text'],
  ['district', 'text'],
  ['upazila', 'text'],
  ['union', 'text'],
  ['village', 'text'],
  ['members', 'number', 12],
  ['males', 'number', 10],
  ['females', 'number', 10],
  ['quantity', 'number', 12],
  ['unit', 'text', 10],
  ['status', 'text', 14],
  ['author', 'text', 22],
  ['received', 'day', 12],
  ['latitude', 'number', 12],
  ['longitude', 'number', 12],
  ['record', 'text', 42],
];
const PARTICIPANT_COLUMNS: ReportColumns = [
  ['code', 'text', 10],
  ['date', 'day', 12],
  ['memberNo', 'text', 16],
  ['participant', 'text', 28],
  ['father', 'text', 28],
  ['sex', 'text', 10],
  ['phone', 'text', 16],
  ['group', 'text', 24],
  ['union', 'text'],
  ['upazila', 'text'],
  ['record', 'text', 42],
];

function aboutFilter(filter: ActivityFilter, language: Language): string {
  const { search, division, district, upazila, state } = filter;
  const said = [
    search && `${reportWord('search', language)}: ${search}`,
    division && `${columnText('division', language)}: ${division}`,
    district && `${columnText('district', language)}: ${district}`,
    upazila && `${columnText('upazila', language)}: ${upazila}`,
    state && `${columnText('status', language)}: ${reportWord(state, language)}`,
  ].filter(Boolean);
  return said.join('; ') || reportWord('none', language);
}

/** The two reports of the export menu, in the language of the screen they were asked from. */
export async function prepareReport({ database: { db } }: Context, task: TaskRow): Promise<TableFile> {
  const { type, filter, interface: spoken } = task.input as ReportInput;
  const language = isLanguage(spoken) ? spoken : 'en';
  const projectId = task.projectId as number;
  const asked = await askedOf(db, projectId, filter);
  const names = await tableNames(db, projectId, task.ownerId);
  if (!names) throw new Refusal(problem('record.not-found'));
  const heading = (column: ReportColumn) => columnText(column, language);
  const word = (name: Parameters<typeof reportWord>[0]) => reportWord(name, language);
  const states = { received: word('received'), approved: word('approved'), rejected: word('rejected') };
  const title = word(type === 1 ? 'activities' : 'capacity');
  const statement = activityStatement(db, asked, type, language, states);
  const first = sheetOf(title, ACTIVITY_COLUMNS, heading, { cursor: ['0'], statement });
  const people = () =>
    sheetOf(word('participants'), PARTICIPANT_COLUMNS, heading, {
      cursor: ['0', '0'],
      statement: participantStatement(db, asked, language),
    });
  return {
    fileName: `${title} ${names.exportedAt.slice(0, 10)}`,
    total: await countReport(db, asked, type),
    sheets: type === 1 ? [first] : [first, people()],
    about: [
      [word('project'), names.project],
      [word('exportedBy'), names.exportedBy],
      [word('exportedAt'), names.exportedAt],
      [word('filters'), aboutFilter(filter, language)],
    ],
  };
}
