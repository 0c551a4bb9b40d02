import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface Decidable {
  id: number;
  formId: number;
}

/** Works that list members, those whose people overlap most first. */
export async function worksWithPeople(db: Db, projectId: number, many: number): Promise<Decidable[]> {
  const { rows } = await sql<Decidable>`
    select a.id, a.form_id as "formId" from activity a join activity_participant p
      on p.project_id = a.project_id and p.activity_id = a.id and p.member_id is not null
    where a.project_id = ${projectId} and a.state <> 'rejected' and a.type in ('training', 'input')
    group by a.id, a.form_id order by count(*) desc, a.id limit ${many}`.execute(db);
  return rows;
}

/** Members who took part in these, as pairs of which each could be one person. */
export async function peopleOf(db: Db, projectId: number, activities: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from activity_participant p join member m on m.project_id = p.project_id and m.id = p.member_id
    where p.project_id = ${projectId} and p.activity_id = any(${[...activities]}::bigint[]) and m.merged_into is null
    group by 1 order by count(*) desc, 1 limit 16`.execute(db);
  return rows.map((row) => row.id);
}

export async function stateOf(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`select state from submission where id = ${id}`.execute(db);
  return rows[0]?.state;
}

/** Two works of one scope that share somebody who takes part in nothing else of it that is approved. */
export async function twoWithOnePerson(db: Db, projectId: number): Promise<[Decidable, Decidable]> {
  const { rows } = await sql<{ first: Decidable; second: Decidable }>`
    select jsonb_build_object('id', a.id, 'formId', a.form_id) as first,
      jsonb_build_object('id', b.id, 'formId', b.form_id) as second
    from activity a join activity b on b.project_id = a.project_id and b.id > a.id and b.type = a.type and b.form_id <> a.form_id
    join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    join activity_participant q on q.project_id = b.project_id and q.activity_id = b.id and q.member_id = p.member_id
    where a.project_id = ${projectId} and a.state <> 'rejected' and b.state <> 'rejected'
    order by a.id, b.id limit 1`.execute(db);
  const [pair] = rows;
  if (!pair) throw new Error('nobody took part in two works');
  return [pair.first, pair.second];
}
