import { type Cut, INFRASTRUCTURE_REPORT, STRUCTURE_CODES } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { worksByCrop } from '#modules/figures/index.ts';
import { grouped, inColumns, summedUp } from './amounts.ts';

const KINDS: readonly string[] = [...Object.values(STRUCTURE_CODES), ''];

/** A row for each type of structure with anything approved. */
export async function infrastructureReport(db: Db, cut: Cut) {
  const lines = await worksByCrop(db, { ...cut, type: 'infrastructure' });
  const done = lines.filter(({ activities = 0 }) => activities > 0);
  return {
    report: grouped(done, ({ kind }) => kind)
      .map(([kind, those]) => ({ kind, ...inColumns(INFRASTRUCTURE_REPORT, summedUp(those)) }))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
    total: inColumns(INFRASTRUCTURE_REPORT, summedUp(done)),
  };
}
