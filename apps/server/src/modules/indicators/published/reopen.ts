import type { indicatorNumbers } from '@msurvey/contract';
import { fiscalYearLabel } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { logframeSight } from '#modules/logframe/index.ts';
import { Problem, problem } from '#problem/problem.ts';
import { programmeAsked } from '../report/show-report.ts';
import { holdPublications, publicationsOf, reopenPublication } from './publication.queries.ts';
import { publicationView } from './publication.view.ts';

/** The year is open again: its values change without a reason, and the report shows them. What was published stays. */
export async function reopenReportYear(call: Call<(typeof indicatorNumbers)['reopenReportYear']>) {
  const { db, body, project, who, audit } = call;
  const programme = body.project;
  const asked = programmeAsked(logframeSight(project), programme);
  if (asked instanceof Problem) return asked;
  await holdPublications(db, project.homeId);
  const [latest] = await publicationsOf(db, project.homeId, programme, body.year);
  if (latest?.version !== body.version) return problem('indicator.published-meanwhile');
  // What was sent twice is done already.
  if (latest.reopenedAt === null) {
    await reopenPublication(db, project.homeId, latest.id, who.userId, body.reason);
    await audit({
      action: 'reopen-year',
      entity: 'results-report',
      entityId: latest.id,
      projectId: project.homeId,
      before: { programme, year: fiscalYearLabel(body.year), version: latest.version },
      after: { reason: body.reason },
    });
  }
  return { data: (await publicationsOf(db, project.homeId, programme, body.year)).map(publicationView) };
}
