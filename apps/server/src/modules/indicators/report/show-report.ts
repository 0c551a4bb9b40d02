import type { indicatorNumbers } from '@msurvey/contract';
import { type IndicatorYears, type Language, may, NODE_PROGRAMMES, type NodeProgramme } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { isInSight, type LogframeSight, logframeSight } from '#modules/logframe/index.ts';
import { Problem, problem } from '#problem/problem.ts';
import { yearsOf } from '../find-indicator.ts';
import { redefinedSince } from '../published/definition.ts';
import { closedFigures } from '../published/publication.queries.ts';
import { withPublished } from '../published/with-published.ts';
import { readReport } from './read-report.ts';
import { reportRows } from './report.view.ts';

/** Wider than any project: a report of more years is nobody's. */
const MOST_YEARS = 40;

export interface ReportFilter {
  project: NodeProgramme | null;
  year_start?: number | undefined;
  year_end?: number | undefined;
}

/** The years that are asked for, else those of the project. */
function yearsAsked(
  usual: IndicatorYears,
  { year_start: start, year_end: end }: ReportFilter,
): IndicatorYears | Problem {
  const years = { from: start ?? usual.from, to: end ?? usual.to };
  return years.from > years.to || years.to - years.from >= MOST_YEARS ? problem('indicator.period-unfit') : years;
}

/** Through a project of a programme one sees that programme, and asks for no other. */
export function programmeAsked(sight: LogframeSight, asked: NodeProgramme | null): NodeProgramme | null | Problem {
  if (sight.isWhole) return asked;
  if (asked !== null && !isInSight(sight, [asked])) return problem('record.not-found');
  return sight.programme;
}

/** Why a report that is to be taken out cannot be made. */
export async function refusedReport({
  db,
  body,
  project,
}: Pick<Call<(typeof indicatorNumbers)['exportResultsReport']>, 'db' | 'body' | 'project'>): Promise<
  Problem | undefined
> {
  const programme = programmeAsked(logframeSight(project), body.project);
  if (programme instanceof Problem) return programme;
  const years = yearsAsked(await yearsOf(db, project.homeId), body);
  return years instanceof Problem ? years : undefined;
}

export async function reportOf(
  db: Db,
  sight: LogframeSight,
  filter: ReportFilter,
  { language, nodeId = null, withLeaves }: { language: Language; nodeId?: number | null; withLeaves: boolean },
) {
  const programme = programmeAsked(sight, filter.project);
  if (programme instanceof Problem) return programme;
  const usual = await yearsOf(db, sight.homeId);
  const years = yearsAsked(usual, filter);
  if (years instanceof Problem) return years;
  const read = await readReport(db, { sight, programme, years, nodeId, withLeaves });
  const { rows, counts } = reportRows(read, language, withLeaves);
  // Both programmes together are published by nobody.
  const closed = programme === null ? [] : await closedFigures(db, sight.homeId, programme);
  return { programme, usual, years, read, counts, closed, rows: withPublished(rows, closed) };
}

/** Anything missing is blank, never 0. */
export async function resultsReport({
  db,
  query,
  project,
  who,
  language,
}: Call<(typeof indicatorNumbers)['resultsReport']>) {
  const { logframeId = null, withLeaves } = query;
  const sight = logframeSight(project);
  const report = await reportOf(db, sight, query, { language, nodeId: logframeId, withLeaves });
  if (report instanceof Problem) return report;
  if (logframeId !== null && report.read.indicators.length === 0) return problem('record.not-found');
  const { read, rows, counts, usual, years, programme, closed } = report;
  return {
    data: rows,
    meta: {
      project: programme,
      year_start: years.from,
      year_end: years.to,
      years: read.years,
      offered: {
        projects: NODE_PROGRAMMES.filter((one) => isInSight(sight, [one])),
        year_start: usual.from,
        year_end: usual.to,
      },
      closed: closed.map(({ year, version, at, figures }) => ({
        year,
        version,
        at: at.toISOString(),
        redefined: redefinedSince(figures, read.numbers),
      })),
      counts,
      computedAt: read.computedAt?.toISOString() ?? null,
      asOf: new Date().toISOString(),
      can: { export: may(who, 'Report/Export'), publish: !project.isArchived && may(who, 'Report/Validate') },
    },
  };
}
