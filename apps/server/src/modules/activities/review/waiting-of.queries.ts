import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { inLanguage } from '../activity-summary.queries.ts';
import { activitySeen } from '../sight.queries.ts';

export interface WaitingOf {
  id: number;
  name: string;
  total: number;
}
const MOST = 500;

const waitsIn = (sight: Sight) => sql`${activitySeen(sight)} and a.state = 'received'`;

export async function waitingByAgency(db: Db, sight: Sight, language: Language): Promise<WaitingOf[]> {
  const { rows } = await sql<WaitingOf>`
    select ag.id, ${inLanguage(sql`ag.name`, language)} as name, w.n as total
    from (select a.agency_id, count(*)::int as n from activity a
      where ${waitsIn(sight)} and a.agency_id is not null group by 1) w
    join agency ag on ag.id = w.agency_id order by ag.id`.execute(db);
  return rows;
}

/** Whoever has the most records there comes first. */
export async function waitingByCollector(db: Db, sight: Sight): Promise<WaitingOf[]> {
  const { rows } = await sql<WaitingOf>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, w.n as total
    from (select a.user_id, count(*)::int as n from activity a where ${waitsIn(sight)}
      group by 1 order by 2 desc, 1 limit ${MOST}) w
    join app_user u on u.id = w.user_id order by w.n desc, u.id`.execute(db);
  return rows;
}
