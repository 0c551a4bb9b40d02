import type pg from 'pg';
import { withDatabaseSnapshot } from '#db/transfer/from-database.ts';
import { tableId } from '#db/transfer/table-order.ts';
import type { ArchiveSummary } from './archive.ts';
import { RowHash } from './row-hash.ts';

export const tableHashes = (pool: pg.Pool): Promise<ArchiveSummary['tables']> =>
  withDatabaseSnapshot(pool, async (snapshot) => {
    const found: ArchiveSummary['tables'] = {};
    for await (const { table, data } of snapshot.tables()) {
      const rows = new RowHash();
      for await (const piece of data) rows.add(piece);
      found[tableId(table)] = { rows: rows.rows, hash: rows.value };
    }
    return found;
  });

/** The tables of an archive that are not in the database as they were. */
export function differences(wanted: ArchiveSummary['tables'], found: ArchiveSummary['tables']): string[] {
  const faults: string[] = [];
  for (const [name, { rows, hash }] of Object.entries(wanted)) {
    const there = found[name];
    if (there?.rows !== rows) faults.push(`${name}: ${rows} rows were written and ${there?.rows ?? 'no'} are there`);
    else if (there.hash !== hash) faults.push(`${name}: its rows are not as they were`);
  }
  return faults;
}
