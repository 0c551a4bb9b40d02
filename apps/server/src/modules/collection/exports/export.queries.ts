import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';
import { ARRIVAL, type RecordFilter, recordsAsked } from '../data/filter.queries.ts';
import { answerPaths, SEPARATOR } from './export-row.ts';
import type { ExportPlan } from './plan.ts';

/** A statement for the thread that writes: its last three parameters are the cursor (time and id) and the limit. */
export interface BatchStatement {
  text: string;
  values: unknown[];
}

/** A moment as milliseconds that read on UTC's clock what the programme's clock shows. */
const wall = (column: string) =>
  sql`(extract(epoch from date_trunc('second', ${sql.ref(column)}) at time zone ${sql.lit(PROGRAMME_TIME_ZONE)}) * 1000)::bigint`;
const plain = (text: RawBuilder<unknown>) => sql`replace(${text}, ${sql.lit(SEPARATOR)}, '')`;

/** In the order of `RecordValues`. What people may have typed outside a record is freed of the separator. */
const RECORD = [
  sql`s.received_at`,
  sql`s.id`,
  sql`s.instance_id`,
  plain(sql`s.instance_name`),
  plain(sql`u.username`),
  plain(sql`trim(u.first_name || ' ' || u.last_name)`),
  sql`s.source`,
  sql`s.version`,
  wall('s.received_at'),
  wall('s.updated_at'),
  wall('s.started_at'),
  wall('s.ended_at'),
  sql`s.state`,
  sql`s.latitude`,
  sql`s.longitude`,
  sql`s.accuracy`,
  sql`s.missing_files`,
  sql`coalesce(jsonb_array_length(s.faults), 0)`,
];

/** A function takes a hundred arguments. */
const AT_ONCE = 90;

/** One text of all values: an unknown one is empty. */
function joined(values: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (values.length > AT_ONCE) {
    const parts = Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, i) =>
      joined(values.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
    );
    return joined(parts);
  }
  return sql`concat_ws(${sql.lit(SEPARATOR)}, ${sql.join(values.map((value) => sql`coalesce(${value}::text, '')`))})`;
}

/**
 * In the order of arrival, and none that came after the export was begun. A record is one text, which the thread takes
 * apart: reading it field by field and its answers from JSON took a third more of the whole time. `|| '{}'` unpacks
 * stored answers once instead of for every question.
 */
export function batchStatement(db: Db, filter: RecordFilter, until: Date, plan: ExportPlan): BatchStatement {
  const answers = answerPaths(plan).map((path) => sql`s.plain ->> ${sql.lit(path)}`);
  const { sql: text, parameters } = sql`
    select ${joined([...RECORD, ...answers])}
    from (select s.*, s.answers || '{}'::jsonb as plain from submission s where ${recordsAsked(filter)}
      and s.received_at <= ${until} and (s.received_at, s.id) > (${'-infinity'}::timestamptz, ${'0'}::bigint)
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
