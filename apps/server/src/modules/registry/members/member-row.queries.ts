import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '../sight/sight.ts';
import { memberSeen } from '../sight/sight.queries.ts';

export interface HeldMember {
  formId: number;
  instance: string;
  name: string;
  memberNo: string | null;
  /** Others are merged into it. */
  hasMerged: boolean;
}

/** Held, so that nobody is merged into it meanwhile. */
export async function holdRow(db: Db, sight: Sight, id: string): Promise<HeldMember | undefined> {
  const { rows } = await sql<HeldMember>`
    select m.form_id as "formId", m.instance_id as instance, m.name, m.member_no as "memberNo",
      exists (select 1 from member_merge g where g.project_id = m.project_id and g.kept_id = m.id and g.undone_at is null) as "hasMerged"
    from member m where ${memberSeen(sight, 'm')} and m.id = ${id} for no key update of m`.execute(db);
  return rows[0];
}
