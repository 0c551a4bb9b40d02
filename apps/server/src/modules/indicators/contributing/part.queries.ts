import type { MadeOf } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface PartRow {
  id: number;
  projectId: number;
  projectName: string;
  homeId: number;
  nodeId: number;
  code: string;
  title: string;
  titleBn: string | null;
  weight: number;
  progress: number | null;
  version: number;
}

/** What an aggregated indicator is made of, in the order in which it was added. */
export async function partsOf(db: Db, projectId: number, nodeId: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select c.id, c.part_project_id as "projectId", p.name as "projectName", c.part_home_id as "homeId",
      c.part_node_id as "nodeId", n.code, n.title, n.title_bn as "titleBn", c.weight::float8 as weight,
      n.progress::float8 as progress, c.version
    from indicator_part c join project p on p.id = c.part_project_id
      join logframe_node n on n.project_id = c.part_home_id and n.id = c.part_node_id
    where c.project_id = ${projectId} and c.node_id = ${nodeId} order by c.id`.execute(db);
  return rows;
}

/** Circles go through several indicators, and projects: whoever says what one is made of does it alone. */
export async function holdParts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey indicator parts'))`.execute(db);
}

/** What each indicator is made of or derived from; ids of nodes are those of one sequence. */
export async function madeOf(db: Db): Promise<MadeOf> {
  const { rows } = await sql<{ id: number; parts: number[] }>`
    select m.id, array_agg(m.part order by m.part) as parts from (
      select c.node_id as id, c.part_node_id as part from indicator_part c
      union select s.node_id, s.derived_indicator from indicator_setting s
        where s.is_derived and s.derived_indicator is not null
    ) m group by m.id`.execute(db);
  return new Map(rows.map(({ id, parts }) => [id, parts]));
}

/** What counts how much for an indicator. */
interface Part {
  partProjectId: number;
  partHomeId: number;
  partNodeId: number;
  weight: number;
}

export async function insertPart(db: Db, projectId: number, nodeId: number, part: Part): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into indicator_part (project_id, node_id, part_project_id, part_home_id, part_node_id, weight)
    values (${projectId}, ${nodeId}, ${part.partProjectId}, ${part.partHomeId}, ${part.partNodeId}, ${part.weight})
    returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function updatePart(db: Db, projectId: number, id: number, part: Part): Promise<void> {
  await sql`
    update indicator_part set part_project_id = ${part.partProjectId}, part_home_id = ${part.partHomeId},
      part_node_id = ${part.partNodeId}, weight = ${part.weight}, version = version + 1
    where project_id = ${projectId} and id = ${id}`.execute(db);
}

export async function deletePart(db: Db, projectId: number, id: number): Promise<void> {
  await sql`delete from indicator_part where project_id = ${projectId} and id = ${id}`.execute(db);
}

/** The projects of somebody that are open, or all of them: those whose indicators may contribute. */
export async function projectsOf(
  db: Db,
  memberId: number | null,
  asked: { name: string | null; offset: number; limit: number },
): Promise<{ rows: { id: number; name: string }[]; count: number }> {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select p.id, p.name, count(*) over ()::int as count from project p
    where (${memberId}::int is null
        or exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId}::int))
      and (${asked.name}::text is null or p.name ilike '%' || ${asked.name}::text || '%')
    order by p.name, p.id limit ${Math.min(asked.limit, 5000)} offset ${asked.offset}`.execute(db);
  return { rows: rows.map(({ id, name }) => ({ id, name })), count: rows[0]?.count ?? 0 };
}
