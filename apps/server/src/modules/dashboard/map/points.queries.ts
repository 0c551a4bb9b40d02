import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { APPROVED_SPOT, inLanguage, placeName } from '#modules/activities/index.ts';
import type { activityList } from '#modules/figures/index.ts';

type List = ReturnType<typeof activityList>;

export interface PointRow {
  instanceId: string;
  name: string | null;
  heldOn: string | null;
  location: string | null;
  latitude: number;
  longitude: number;
  isOfPlace: boolean;
}

const UNITS = ['un', 'up', 'di', 'dv'] as const;

/** Of the activity `a`: the newest approved position, else that of its record, else that of the nearest place that has one. */
const FROM = sql`activity a ${APPROVED_SPOT}
  left join geo_unit un on un.id = a.union_id
  left join geo_unit up on up.id = a.upazila_id
  left join geo_unit di on di.id = a.district_id
  left join geo_unit dv on dv.id = a.division_id`;
const axis = (name: 'latitude' | 'longitude'): RawBuilder<unknown> =>
  sql`coalesce(${sql.join(['spot', 'a', ...UNITS].map((of) => sql.ref(`${of}.${name}`)))})`;

export async function listPoints(db: Db, { where }: List, language: Language, most: number): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    select a.instance_id as "instanceId", coalesce(a.name, ${inLanguage(sql`sa.label`, language)}) as name, a.held_on as "heldOn",
      nullif(concat_ws(', ', ${placeName('un', language)}, ${placeName('up', language)}, ${placeName('di', language)}), '') as location,
      ${axis('latitude')} as latitude, ${axis('longitude')} as longitude,
      coalesce(spot.latitude, a.latitude) is null as "isOfPlace"
    from ${FROM} left join sub_activity sa on sa.id = a.sub_activity_id
    where ${where} and ${axis('latitude')} is not null
    order by a.held_on desc nulls last, a.id desc limit ${most}`.execute(db);
  return rows;
}

/** How many are within reach, and how many of them have a position. */
export async function countPoints(db: Db, { where }: List): Promise<{ reached: number; placed: number }> {
  const { rows } = await sql<{ reached: number; placed: number }>`
    select count(*)::int as reached, count(${axis('latitude')})::int as placed from ${FROM} where ${where}`.execute(db);
  return rows[0] ?? { reached: 0, placed: 0 };
}
