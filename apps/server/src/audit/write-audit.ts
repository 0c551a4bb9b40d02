import type { Db } from '#db/tables.ts';
import { type Actor, type AuditLine, auditRow } from './audit-row.ts';
import { countRepeated, insertAudit } from './audit-write.queries.ts';
import type { Origin } from './origin.ts';

/** One line of the log, in the transaction of what it tells. */
export const writeAudit = (db: Db, line: AuditLine, who: Actor | undefined, origin: Origin): Promise<void> =>
  insertAudit(db, auditRow(line, who, origin));

/**
 * For what somebody can cause at will (failed sign-ins, refusals): the first of a kind stands in the audit at once, those
 * that follow within the minute become one line with their number, so that nobody can fill the log.
 */
export async function writeRepeated(
  db: Db,
  kind: string,
  line: AuditLine,
  who: Actor | undefined,
  origin: Origin,
): Promise<void> {
  const row = auditRow(line, who, origin);
  if ((await countRepeated(db, kind, row)) === 1) await insertAudit(db, row);
}
