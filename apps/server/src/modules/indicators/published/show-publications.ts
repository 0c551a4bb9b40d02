import type { indicatorNumbers } from '@msurvey/contract';
import { fiscalYearLabel, isYearOver, may } from '@msurvey/domain';
import type { Call, FileReply } from '#http/call.ts';
import { isInSight, logframeSight } from '#modules/logframe/index.ts';
import { Problem, problem } from '#problem/problem.ts';
import { yearsOf } from '../find-indicator.ts';
import { reportYears } from '../report/read-report.ts';
import { programmeAsked } from '../report/show-report.ts';
import { editionOf, publicationById, publicationsOf, workbookOf } from './publication.queries.ts';
import { publicationView, restatedView } from './publication.view.ts';

type Calls = typeof indicatorNumbers;

export async function reportPublications({ db, query, project, who }: Call<Calls['reportPublications']>) {
  const asked = programmeAsked(logframeSight(project), query.project);
  if (asked instanceof Problem) return asked;
  const rows = await publicationsOf(db, project.homeId, query.project);
  const latest = new Map(rows.filter(({ isLatest }) => isLatest).map((row) => [row.year, row]));
  const { from, to } = await yearsOf(db, project.homeId);
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    data: rows.map(publicationView),
    meta: {
      years: years.map((year) => {
        const last = latest.get(year);
        return {
          year,
          label: fiscalYearLabel(year),
          isOver: isYearOver(year),
          isClosed: last !== undefined && last.reopenedAt === null,
          version: last?.version ?? 0,
        };
      }),
      can: {
        publish: !project.isArchived && may(who, 'Report/Validate'),
        export: may(who, 'Report/Export'),
      },
    },
  };
}

/** A publication of a programme that is seen from here; any other is not there. */
async function seenPublication({
  db,
  query,
  project,
}: Pick<Call<Calls['reportPublication']>, 'db' | 'query' | 'project'>) {
  const found = await publicationById(db, project.homeId, query.id);
  return found && isInSight(logframeSight(project), [found.programme]) ? found : undefined;
}

export async function reportPublication(call: Call<Calls['reportPublication']>) {
  const { db, project, who, language } = call;
  const found = await seenPublication(call);
  const edition = found && (await editionOf(db, project.homeId, found.id, language));
  if (!found || !edition) return problem('record.not-found');
  const years = edition.rows.flatMap(({ mainData }) => mainData)[0]?.aggregateInfo[0]?.data.yearData ?? [];
  return {
    data: {
      ...publicationView(found),
      years: years.flatMap(({ year }) => reportYears({ from: year, to: year })),
      rows: edition.rows,
      definitions: edition.definitions,
      restated: restatedView(found.before, found.figures, edition.rows),
      can: { export: may(who, 'Report/Export') },
    },
  };
}

/** The very bytes that were made when it was published. */
export async function publicationFile(call: Call<Calls['publicationFile']>): Promise<FileReply | Problem> {
  const { db, project, language } = call;
  const found = await seenPublication(call);
  const file = found && (await workbookOf(db, project.homeId, found.id, language));
  if (!file) return problem('record.not-found');
  return {
    name: `${file.fileName}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: file.workbook,
  };
}
