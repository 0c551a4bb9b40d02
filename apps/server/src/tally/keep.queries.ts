import { sql } from 'kysely';
import { all } from '../db/paging.queries.ts';
import type { Db } from '../db/tables.ts';
import {
  anySum,
  countedRows,
  insertInto,
  keysOf,
  measuresOf,
  refs,
  type Sql,
  sumsOf,
  tableOf,
} from './parts.queries.ts';
import type { AnyTally, Tally } from './tally.ts';

/** Until the commit. Those who write rows never wait for it: they only add. */
async function hold(db: Db, tally: AnyTally): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tally ${tally.table}`}, 0))`.execute(db);
}

/**
 * Changes become part of the gathered rows; readers see the ones or the other. In a transaction. What it costs depends on
 * how much has changed, not on how much is kept.
 */
export async function gather(db: Db, tally: AnyTally): Promise<void> {
  await hold(db, tally);
  const [keys, names, table] = [keysOf(tally), measuresOf(tally), tableOf(tally)];
  await sql`
    with fresh as (delete from ${table} where id > 0 returning ${refs([...keys, ...names])}),
    touched as (select distinct ${refs(keys)} from fresh),
    old as (
      delete from ${table} t using touched where t.id = 0 and (${refs(keys, 't')}) = (${refs(keys, 'touched')})
      returning ${refs([...keys, ...names], 't')})
    insert into ${table} (${refs(keys)}, id, ${refs(names)})
    select ${refs(keys, 'c')}, 0, ${sumsOf(names, 'c')} from (select * from fresh union all select * from old) c
    group by ${refs(keys, 'c')} having ${anySum(names, 'c')}`.execute(db);
}

/**
 * Where what is kept is not what the rows come to: `counted_` and `kept_` of each measure. One statement sees one moment,
 * and a commit brings rows and their changes together, so that it is right while others write.
 */
function differences(tally: AnyTally, projectId: number | null): Sql {
  const [keys, names] = [keysOf(tally), measuresOf(tally)];
  const measures = (counted: (name: string) => Sql, kept: (name: string) => Sql): Sql =>
    sql.join(
      names.flatMap((name) => [
        sql`${counted(name)} as ${sql.ref(`counted_${name}`)}`,
        sql`${kept(name)} as ${sql.ref(`kept_${name}`)}`,
      ]),
    );
  const sum = (name: string) => sql`sum(${sql.ref(`d.${name}`)})`;
  const typed = (name: string, value: Sql) =>
    sql`${value}::${sql.raw((tally.measures as Tally['measures'])[name]?.type ?? 'int')}`;
  const only = (column: Sql): Sql[] => (projectId === null ? [] : [sql`${column} = ${projectId}`]);
  const nothing = () => sql`0`;
  return sql`
    select ${refs(keys, 'd')}, ${measures(
      (name) => typed(name, sum(`counted_${name}`)),
      (name) => typed(name, sum(`kept_${name}`)),
    )}
    from (
      select ${refs(keys, 'c')}, ${measures((name) => sql.ref(`c.${name}`), nothing)}
      from (${countedRows(tally, 1, only((tally.key as Tally['key']).project_id?.is as Sql))}) c
      union all
      select ${refs(keys, 't')}, ${measures(nothing, (name) => sql.ref(`t.${name}`))}
      from ${tableOf(tally)} t where ${all(only(sql`t.project_id`))}) d
    group by ${refs(keys, 'd')} having ${sql.join(
      names.map((name) => sql`${sum(`counted_${name}`)} <> ${sum(`kept_${name}`)}`),
      sql` or `,
    )}`;
}

/** A recount: every line in which the tally is wrong, with what is kept and what there is. */
export async function recount(
  db: Db,
  tally: AnyTally,
  projectId: number | null = null,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`${differences(tally, projectId)} order by ${refs(keysOf(tally))}`.execute(db);
  return rows;
}

/**
 * Brings the tally in line with the rows, by adding what it lacks: nobody who writes meanwhile waits or is lost. In a
 * transaction, so that two of them do not both add it.
 */
export async function rebuildTally(db: Db, tally: AnyTally, projectId: number | null = null): Promise<void> {
  await hold(db, tally);
  const missing = measuresOf(tally).map((name) => sql`${sql.ref(`w.counted_${name}`)} - ${sql.ref(`w.kept_${name}`)}`);
  const lines = sql`select ${refs(keysOf(tally), 'w')}, ${sql.join(missing)} from (${differences(tally, projectId)}) w`;
  await insertInto(tally, lines).execute(db);
  await gather(db, tally);
}
