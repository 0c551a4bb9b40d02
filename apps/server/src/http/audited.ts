import type { Database, Transaction } from '../db/database.ts';
import type { AuditLine } from '../audit/audit-row.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Origin } from '../audit/origin.ts';

export interface AuditedTransaction extends Transaction {
  audit(line: AuditLine): Promise<void>;
}

/**
 * A transaction that is not a request's own: of a job, or of what must stay although the request itself is refused and
 * rolled back. Its lines name the person on whose behalf it happens.
 */
export const audited = <T>(
  database: Database,
  origin: Origin,
  work: (tx: AuditedTransaction) => Promise<T>,
): Promise<T> =>
  database.transaction((tx) => work({ ...tx, audit: (line) => writeAudit(tx.db, line, undefined, origin) }));

/** What may come a thousand times a minute leaves one line of its kind, with its number. */
export { writeRepeated as auditRepeated } from '../audit/write-audit.ts';
