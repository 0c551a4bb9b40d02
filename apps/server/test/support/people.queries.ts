import type { ReachPair } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { countHeads } from '../../src/modules/access/index.ts';

/** A person with a session of exactly these switches and this reach, made directly so that a census of hundreds of calls stays quick. */
export async function insertPersonWithSession(
  db: Db,
  permissions: readonly string[],
  sessionId: string,
  reach: ReachPair = { records: 'all', people: 'all' },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with org as (select id from organization order by id limit 1),
    r as (insert into role (organization_id, name) select id, 'role ' || ${sessionId}::text from org returning id),
    m as (insert into module_action_role (role_id, module, action, permission)
      select r.id, regexp_replace(p, '/[^/]*$', ''), regexp_replace(p, '^.*/', ''), true from r, unnest(${[...permissions]}::text[]) p returning 1),
    x as (insert into role_reach (role_id, records, people) select r.id, ${reach.records}, ${reach.people} from r returning 1),
    u as (insert into app_user (organization_id, username, first_name, last_name, status)
      select id, 'person-' || ${sessionId}::text, 'Census', 'Person', 'active' from org returning id),
    ur as (insert into user_role (user_id, role_id, position) select u.id, r.id, 0 from u, r returning 1)
    insert into session (id, user_id, expires_at) select ${sessionId}::uuid, u.id, now() + interval '1 hour' from u returning user_id as id`.execute(
    db,
  );
  const id = rows[0]?.id as number;
  await countHeads(db, { userIds: [id], sign: 1 });
  return id;
}
