import { sql } from 'kysely';
import type { Change, ChangedKind, Changes } from '../../src/changed/changed.ts';
import type { RowSource } from '../../src/changed/changed.queries.ts';
import type { Db } from '../../src/db/tables.ts';

/** A copy of derived rows that is made of nothing but what listeners are told. */
export async function startShadow(db: Db, changes: Changes): Promise<void> {
  await sql`create table shadow (kind text, row jsonb)`.execute(db);
  await sql`create index on shadow (kind, (row -> 'id'), (row -> 'activity_id'))`.execute(db);
  for (const [kind, { rows }] of Object.entries(changes) as [string, { rows: RowSource<unknown> }][])
    await sql`insert into shadow select ${kind}, row from (${real(rows)}) r`.execute(db);
}

const real = ({ table, columns }: RowSource<unknown>) => sql`
  select to_jsonb(x) as row from (
    select ${sql.join(columns.map((column) => sql.ref(column as string)))} from ${sql.table(table)}) x`;

/** Takes what was before out of the copy, and puts what is after into it. Answers how much was not there to be taken out. */
export async function follow<K extends ChangedKind>(db: Db, kind: K, { before, after }: Change<K>): Promise<number> {
  const { rows } = await sql`
    delete from shadow s using jsonb_array_elements(${JSON.stringify(before)}::jsonb) b
    where s.kind = ${kind} and s.row -> 'id' is not distinct from b -> 'id'
      and s.row -> 'activity_id' is not distinct from b -> 'activity_id' and ${same(sql`s.row`, sql`b`)} returning 1`.execute(
    db,
  );
  await sql`insert into shadow select ${kind}, r from jsonb_array_elements(${JSON.stringify(after)}::jsonb) r`.execute(
    db,
  );
  return before.length - rows.length;
}

/** Numbers with decimals are text on their way through this process, and moments have another spelling. */
const plain = (row: ReturnType<typeof sql>) => sql`(
  select jsonb_object_agg(e.key, case when e.key like '%\\_at' then e.value::timestamptz::text else e.value end)
  from jsonb_each_text(${row}) e)`;
const same = (a: ReturnType<typeof sql>, b: ReturnType<typeof sql>) => sql`${plain(a)} = ${plain(b)}`;

/** Rows that only one of the two has. */
export async function strangers(db: Db, kind: ChangedKind, rows: RowSource<never>): Promise<unknown[]> {
  const copy = sql`select ${plain(sql`s.row`)} as row from shadow s where s.kind = ${kind}`;
  const there = sql`select ${plain(sql`r.row`)} as row from (${real(rows as RowSource<unknown>)}) r`;
  const found = await sql`
    (select 'only in the table' as where, row from (${there} except all ${copy}) a)
    union all (select 'only in the copy', row from (${copy} except all ${there}) b)`.execute(db);
  return found.rows;
}

export async function sizeOf(db: Db, kind: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from shadow where kind = ${kind}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function aFollowed(db: Db): Promise<{ formId: number; instanceId: string }> {
  const { rows } = await sql<{ formId: number; instanceId: string }>`
    select d.form_id as "formId", d.instance_id as "instanceId" from follow_up f
    join activity d on d.project_id = f.project_id and d.id = f.followed_id order by d.state = 'approved', d.id limit 1`.execute(
    db,
  );
  return rows[0] as { formId: number; instanceId: string };
}
