import type { Evidence } from '@msurvey/contract';
import { indicatorPeriod, periodLabel } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { Problem, problem } from '#problem/problem.ts';
import { type Asking, findIndicator, type FoundIndicator } from '../find-indicator.ts';
import { closedYearFault, isYearClosed } from '../published/closed-years.ts';
import { type ValueRow, valuesOf } from '../values/value.queries.ts';
import { evidenceOf, type EvidenceRow, type ValueKey } from './evidence.queries.ts';

export interface FoundValue {
  found: FoundIndicator;
  row: ValueRow;
  key: ValueKey;
}

/** A value that was saved: what only the product counts has no files. */
export async function findValue(asking: Asking, logframeId: number, date: string): Promise<FoundValue | Problem> {
  const found = await findIndicator(asking, logframeId);
  if (found instanceof Problem) return found;
  const period = indicatorPeriod(date, found.setting.frequency);
  const label = period && periodLabel(period);
  const row = (await valuesOf(asking.db, found.projectId, found.id)).find((one) => one.period === label);
  if (!row) return problem('record.not-found');
  return { found, row, key: { projectId: found.projectId, nodeId: found.id, period: row.period } };
}

const isOpen = ({ found, row }: FoundValue): boolean => found.can.collect && row.state !== 'accepted';

/** A value that is accepted keeps its files; where its year is closed, none is taken away. */
export const attachFault = (value: FoundValue): Problem | undefined =>
  isOpen(value) ? undefined : problem('indicator.evidence-locked');
export async function removalFault(db: Db, value: FoundValue): Promise<Problem | undefined> {
  const isClosed = (await closedYearFault(db, value.found, [value.row], null)) !== undefined;
  return attachFault(value) ?? (isClosed ? problem('indicator.evidence-locked') : undefined);
}

const evidenceFile = ({ id, name, mediaType, size, addedBy, addedAt }: EvidenceRow): Evidence['data'][number] => ({
  id,
  name,
  mediaType,
  size,
  added: { by: addedBy ?? '', at: addedAt.toISOString() },
});

export async function evidenceView(db: Db, value: FoundValue): Promise<Evidence> {
  const { found, row, key } = value;
  const attach = isOpen(value);
  return {
    data: (await evidenceOf(db, key)).map(evidenceFile),
    meta: { can: { attach, remove: attach && !(await isYearClosed(db, found, row)) } },
  };
}
