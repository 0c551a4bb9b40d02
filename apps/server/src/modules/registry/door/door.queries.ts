import type { Registry } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen, memberSeen } from '../sight/sight.queries.ts';

export interface DoorRow {
  registry: Registry;
  projectId: number;
  isMember: boolean;
  /** Projects beneath this one in whose team the person is, and that are not archived. */
  programmes: number[];
  /** Its own project, and all beneath it. */
  sharing: number[];
}

/** Of a form that Add and Edit of a registry open; undefined for any other. */
export async function doorOf(db: Db, formId: number, userId: number): Promise<DoorRow | undefined> {
  const member = (project: RawBuilder<unknown>) =>
    sql`exists (select 1 from project_member m where m.project_id = ${project} and m.user_id = ${userId})`;
  const { rows } = await sql<DoorRow>`
    select b.registry, b.project_id as "projectId", ${member(sql`b.project_id`)} as "isMember",
      array(select c.id from project c where c.umbrella_id = b.project_id and not c.is_archived and ${member(sql`c.id`)}
        order by c.id) as programmes,
      array[b.project_id] || array(select c.id from project c where c.umbrella_id = b.project_id order by c.id) as sharing
    from form f join form_binding b on b.project_id = f.project_id and b.form_id = f.id and b.is_main
    where f.id = ${formId} and f.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether the row of a person or a group, of any revision's instance, names one of these projects itself. */
export async function namesProgramme(
  db: Db,
  table: 'member' | 'farmer_group',
  key: { projectId: number; formId: number; instanceId: string },
  programmes: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from submission_revision v join ${sql.table(table)} r on r.project_id = v.project_id and r.id = v.submission_id
    where v.project_id = ${key.projectId} and v.form_id = ${key.formId} and v.instance_id = ${key.instanceId}
      and r.projects && ${[...programmes]}::int[]`.execute(db);
  return rows.length > 0;
}

export async function projectNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from project where id = any(${[...ids]}::int[]) order by id`.execute(db);
  return rows.map((row) => row.name);
}

const PEOPLE = {
  member: { table: sql`member`, seen: memberSeen },
  group: { table: sql`farmer_group`, seen: groupSeen },
};

export interface RecordAsked {
  formId: number;
  /** Of any revision. */
  instanceId: string;
}

/** Whether the row `r` that was derived from a record is seen in one of these ways. */
export async function isRowSeen(
  db: Db,
  table: RawBuilder<unknown>,
  { formId, instanceId }: RecordAsked,
  ways: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const { rows } = await sql<{ isSeen: boolean }>`
    select exists (select 1 from ${table} r
      where r.id = (select v.submission_id from submission_revision v where v.project_id = r.project_id
          and v.form_id = r.form_id and v.instance_id = ${instanceId})
        and r.form_id = ${formId} and (${sql.join(ways, sql` or `)})) as "isSeen"`.execute(db);
  return rows[0]?.isSeen ?? false;
}

export const isPersonSeen = (
  db: Db,
  registry: keyof typeof PEOPLE,
  record: RecordAsked,
  sights: readonly Sight[],
): Promise<boolean> => {
  const { table, seen } = PEOPLE[registry];
  return isRowSeen(
    db,
    table,
    record,
    sights.map((sight) => seen(sight)),
  );
};
