import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface ParticipantSeen {
  position: number;
  memberId: number | null;
  memberNo: string | null;
  name: string | null;
  sex: string | null;
  item: string | null;
  quantity: number | null;
  unit: string | null;
}

export async function participantsOf(db: Db, instance: string): Promise<ParticipantSeen[]> {
  const { rows } = await sql<ParticipantSeen>`
    select p.position, p.member_id as "memberId", p.member_no as "memberNo", p.name, p.sex, p.item, p.quantity, p.unit
    from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    where a.instance_id = ${instance} order by p.position`.execute(db);
  return rows;
}

export async function countsOf(db: Db, instance: string) {
  const { rows } = await sql<{ members: number; male: number; female: number }>`
    select member_count as members, male_count as male, female_count as female from activity
    where instance_id = ${instance}`.execute(db);
  return rows[0];
}
