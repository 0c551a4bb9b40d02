import type { PositionLimits } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Of the projects that have limits of their own. */
export async function positionLimits(db: Db, projectIds: readonly number[]): Promise<Map<number, PositionLimits>> {
  const { rows } = await sql<PositionLimits & { id: number }>`
    select project_id as id, boundary_km::float8 as "boundaryKm", warning_km::float8 as "warningKm",
      serious_km::float8 as "seriousKm"
    from position_limit where project_id = any(${[...projectIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...limits }) => [id, limits]));
}

export async function saveLimits(db: Db, projectId: number, limits: PositionLimits): Promise<void> {
  const { boundaryKm, warningKm, seriousKm } = limits;
  await sql`
    insert into position_limit (project_id, boundary_km, warning_km, serious_km)
    values (${projectId}, ${boundaryKm}, ${warningKm}, ${seriousKm})
    on conflict (project_id) do update set boundary_km = excluded.boundary_km, warning_km = excluded.warning_km,
      serious_km = excluded.serious_km`.execute(db);
}
