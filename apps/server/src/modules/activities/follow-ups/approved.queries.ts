import { sql } from 'kysely';

const approved = (kind: 'production' | 'position') => sql`from follow_up f where f.project_id = a.project_id
  and f.followed_id = a.id and f.kind = ${sql.lit(kind)} and f.state = 'approved'`;
const NEWEST = sql`order by f.held_on desc nulls last, f.id desc limit 1`;

/** Of an activity `a`: `spot` the newest approved position. */
export const APPROVED_SPOT = sql`
  left join lateral (select f.latitude, f.longitude, f.accuracy ${approved('position')}
    and f.latitude is not null ${NEWEST}) spot on true`;

/**
 * Of an activity `a`: `spot` the newest approved position, `stage` the newest approved state of work, `harvests` all that were approved
 * together. Looked up for the rows that are shown; what waits or was rejected is in none of them.
 */
export const APPROVED_FOLLOW_UPS = sql`${APPROVED_SPOT}
  left join lateral (select f.work_state ${approved('position')} and f.work_state is not null ${NEWEST}) stage on true
  left join lateral (select sum(f.sold) as sold, sum(f.income) as income,
    max(f.held_on) as harvested_on ${approved('production')}) harvests on true`;

/** Production is that of the plot `a`: where its people `p` are listed it stands once, with the first of them. */
export const PRODUCTION = sql`case when p.position is null or not exists (select 1 from activity_participant b
  where b.project_id = a.project_id and b.activity_id = a.id and b.position < p.position) then a.produced end`;
