import { sql } from 'kysely';
import type { Tally } from '#tally/tally.ts';

/** All users, not those of a project. */
export const EVERYBODY = 0;
export const ANY_ROLE = 0;
/** Users of neighbouring ids are also counted together: so it is known where to look for those whom a large team lacks. */
export const BLOCK = 128;

/** Each user counts among all and in each team, for each role and for any. */
export const HEADS: Tally<'project_id' | 'role_id' | 'organization_id' | 'status' | 'block', 'n'> = {
  table: 'head_tally',
  of: 'app_user',
  reads: { id: 'int', organization_id: 'int', status: 'text' },
  joins: sql`
    cross join lateral (
      select ${sql.lit(EVERYBODY)} as project_id union all
      select m.project_id from project_member m where m.user_id = r.id) place
    cross join lateral (
      select ${sql.lit(ANY_ROLE)} as role_id union all select ur.role_id from user_role ur where ur.user_id = r.id) held`,
  key: {
    project_id: { type: 'int', is: sql`place.project_id` },
    role_id: { type: 'int', is: sql`held.role_id` },
    organization_id: { type: 'int', is: sql`r.organization_id` },
    status: { type: 'text', is: sql`r.status` },
    block: {
      type: 'int',
      is: sql`case held.role_id when ${sql.lit(ANY_ROLE)} then r.id / ${sql.lit(BLOCK)} else 0 end`,
    },
  },
  measures: { n: { type: 'int', is: sql`1` } },
};
