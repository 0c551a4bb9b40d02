import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';
import { ARRIVAL, type RecordFilter, recordsAsked } from '../data/filter.queries.ts';

/** A statement for the thread that writes: its last three parameters are the cursor (time and id) and the limit. */
export interface BatchStatement {
  text: string;
  values: unknown[];
}

/** A moment as milliseconds that read on UTC's clock what the programme's clock shows. */
const wall = (column: string) =>
  sql`extract(epoch from date_trunc('second', ${sql.ref(column)}) at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::float8 * 1000`;

/** In the order of arrival, and none that came after the export was begun. Columns in the order of `ExportRow`. */
export function batchStatement(db: Db, filter: RecordFilter, until: Date): BatchStatement {
  const { sql: text, parameters } = sql`
    select s.received_at::text, s.id::text, s.instance_id, s.instance_name, u.username, trim(u.first_name || ' ' || u.last_name),
      s.source, s.version, ${wall('s.received_at')}, ${wall('s.updated_at')}, ${wall('s.started_at')}, ${wall('s.ended_at')},
      s.state, s.latitude, s.longitude, s.accuracy, s.missing_files, coalesce(jsonb_array_length(s.faults), 0), s.answers
    from (select s.* from submission s where ${recordsAsked(filter)} and s.received_at <= ${until}
      and (s.received_at, s.id) > (${'-infinity'}::timestamptz, ${'0'}::bigint)
      order by ${ARRIVAL} limit ${1}) s
    join app_user u on u.id = s.user_id order by ${ARRIVAL}`.compile(db);
  return { text, values: [...parameters] };
}

export interface ExportNames {
  form: string;
  project: string;
  idString: string;
  exportedBy: string;
  exportedAt: string;
  userName: string | null;
}

export async function exportNames(
  db: Db,
  key: FormKey,
  exporterId: number,
  userId: number | null,
): Promise<ExportNames | undefined> {
  const name = (id: number | null) =>
    sql`(select trim(first_name || ' ' || last_name) || ' (' || username || ')' from app_user where id = ${id})`;
  const { rows } = await sql<ExportNames>`
    select f.title as form, p.name as project, x.id_string as "idString", ${name(exporterId)} as "exportedBy",
      ${name(userId)} as "userName",
      to_char(now() at time zone ${sql.lit(PROGRAMME_TIME_ZONE)}, 'YYYY-MM-DD HH24:MI:SS') as "exportedAt"
    from form f join project p on p.id = f.project_id join xform x on x.id = f.xform_id
    where f.project_id = ${key.projectId} and f.id = ${key.formId}`.execute(db);
  return rows[0];
}
