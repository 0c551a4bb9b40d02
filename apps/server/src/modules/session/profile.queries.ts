import type { UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { PersonFields } from '#modules/access/index.ts';

export interface ProfileRow extends PersonFields {
  id: number;
  username: string;
  organizationId: number;
  organizationName: string;
  roles: { id: number; name: string }[];
  isSuperUser: boolean;
  status: UserStatus;
  createdAt: Date;
}

export async function findProfile(db: Db, userId: number): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.location,
      o.id as "organizationId", o.name as "organizationName",
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by ur.position)
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      u.is_super_user as "isSuperUser", u.status, u.created_at as "createdAt"
    from app_user u join organization o on o.id = u.organization_id where u.id = ${userId}`.execute(db);
  return rows[0];
}

export type OwnDetails = Pick<ProfileRow, 'firstName' | 'lastName' | 'phone' | 'location'>;

export async function updateOwnDetails(db: Db, userId: number, d: OwnDetails): Promise<void> {
  await sql`update app_user set first_name = ${d.firstName}, last_name = ${d.lastName},
    phone = ${d.phone}, location = ${d.location} where id = ${userId}`.execute(db);
}
