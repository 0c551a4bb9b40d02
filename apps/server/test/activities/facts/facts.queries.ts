import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface StoredFacts {
  type: string | null;
  cropKind: string | null;
  area: number | null;
  ownProduced: number | null;
  produced: number | null;
  length: number | null;
  households: number | null;
  quantityUnit: string | null;
}

export async function factsOf(db: Db, instanceId: string): Promise<StoredFacts> {
  const { rows } = await sql<StoredFacts>`
    select type, crop_kind as "cropKind", area::float8 as area, own_produced::float8 as "ownProduced", produced::float8 as produced,
      length::float8 as length, households, quantity_unit as "quantityUnit"
    from activity where instance_id = ${instanceId}`.execute(db);
  if (!rows[0]) throw new Error(`no activity ${instanceId}`);
  return rows[0];
}

/** Plots whose production is not what their record and their approved harvests come to, counted the slow way. */
export async function wrongProduction(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with counted as (
      select a.project_id, a.id, a.produced, a.own_produced, array(select f.produced from follow_up f
        join submission s on s.project_id = f.project_id and s.form_id = f.form_id and s.id = f.id
        where f.project_id = a.project_id and f.followed_id = a.id and f.kind = 'production' and s.state = 'approved'
          and s.deleted_at is null and f.produced is not null) as harvests
      from activity a where a.type = 'demonstration' or a.kind = 'demonstration')
    select c.* from counted c where c.produced is distinct from
      (select sum(x) from unnest(c.harvests || c.own_produced) x)`.execute(db);
  return rows;
}
