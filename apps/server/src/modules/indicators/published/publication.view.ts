import type { Publication, ReportRow, RestatedFigure } from '@msurvey/contract';
import { fiscalYearLabel, type PublishedFigures, restatedFigures } from '@msurvey/domain';
import type { PublicationRow } from './publication.queries.ts';

const stateOf = ({ isLatest, reopenedAt }: PublicationRow): Publication['state'] =>
  !isLatest ? 'superseded' : reopenedAt === null ? 'closed' : 'reopened';

export const publicationView = (row: PublicationRow): Publication => ({
  id: row.id,
  project: row.programme,
  year: row.year,
  label: fiscalYearLabel(row.year),
  version: row.version,
  reason: row.reason,
  by: row.by,
  at: row.at.toISOString(),
  computedAt: row.computedAt?.toISOString() ?? null,
  state: stateOf(row),
  reopened:
    row.reopenedAt === null
      ? null
      : { by: row.reopenedBy ?? '', at: row.reopenedAt.toISOString(), reason: row.reopenedReason ?? '' },
});

/** Old → new, in the names of the rows in which it stands; what stands in none any more has its number. */
export function restatedView(
  before: PublishedFigures | null,
  after: PublishedFigures,
  rows: readonly ReportRow[],
): RestatedFigure[] {
  if (before === null) return [];
  const known = new Map(rows.flatMap(({ mainData }) => mainData.map((one) => [one.indicator.id, one])));
  return restatedFigures(before, after).map(({ node, key, figure, was, is }) => {
    const found = known.get(node);
    const leaf = key === '' ? undefined : found?.aggregateInfo.find((one) => one.key === key);
    const name = found ? `${found.indicator.code} ${found.indicator.title}` : `#${node}`;
    return {
      logframeId: node,
      name: key === '' ? name : `${name} · ${leaf?.name ?? key}`,
      kind: found?.indicator.kind ?? 'amount',
      figure,
      was,
      is,
    };
  });
}
