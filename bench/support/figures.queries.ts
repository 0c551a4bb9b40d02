import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';
import { TALLIES } from '../../apps/server/src/modules/index.ts';
import { writeHouseholds } from '../../apps/server/src/modules/registry/households/household.queries.ts';
import { rebuildTally } from '../../apps/server/src/tally/keep.queries.ts';

const AT_ONCE = 20_000;

/** Households and everything that is counted, as if each row had been counted when it came. */
export async function countEverything(db: Db, projectId: number, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ no: string }>`
    select distinct household_no as no from member where project_id = ${projectId} and household_no is not null`.execute(
    db,
  );
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await writeHouseholds(
      db,
      projectId,
      rows.slice(from, from + AT_ONCE).map(({ no }) => no),
    );
  say(`${rows.length} households`);
  for (const tally of TALLIES) {
    await rebuildTally(db, tally, projectId);
    say(`${tally.table} is counted`);
  }
}

export interface KnownPlaces {
  division: number;
  district: number;
  upazila: number;
  union: number;
}

/** A place of each level where people live and works were done. */
export async function knownPlaces(db: Db, projectId: number): Promise<KnownPlaces> {
  const { rows } = await sql<KnownPlaces>`
    select division_id as division, district_id as district, upazila_id as upazila, union_id as union
    from activity where project_id = ${projectId} and union_id is not null and state = 'approved' order by id desc limit 1`.execute(
    db,
  );
  if (!rows[0]) throw new Error('nothing was done anywhere');
  return rows[0];
}

/**
 * Ten times as many counters. In the whole country every line that there can be is there already, and more people make
 * none more; so the lines are written again under nine other projects, which makes tables and indexes as large.
 */
export async function tenfold(db: Db, projectId: number): Promise<void> {
  for (const { table, key, measures } of TALLIES) {
    const others = [...Object.keys(key).filter((name) => name !== 'project_id'), ...Object.keys(measures)];
    const columns = sql.join(others.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (project_id, id, ${columns})
      select ${projectId}::int + 1000 * another, 0, ${columns} from ${sql.table(table)}, generate_series(1, 9) another
      where project_id = ${projectId} and id = 0`.execute(db);
  }
}

export async function countLines(db: Db): Promise<number> {
  let lines = 0;
  for (const { table } of TALLIES) {
    const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from ${sql.table(table)}`.execute(db);
    lines += rows[0]?.n ?? 0;
  }
  return lines;
}
