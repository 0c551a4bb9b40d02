import { auditWords, type Language, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { NEWEST, pagedStatement } from '#tables/paged-statement.queries.ts';
import type { PagedStatement } from '#tables/table-file.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import { type AuditText, auditText } from './export-texts.ts';

const MOMENT = sql`to_char(a.at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)}, 'YYYY-MM-DD HH24:MI:SS')`;

/** A code in words. The words stand in the text of the statement, so that they are read once and not with each row. */
const worded = (kind: 'action' | 'entity', language: Language): RawBuilder<unknown> => {
  const code = sql.ref(`a.${kind}`);
  return sql`coalesce(${sql.lit(JSON.stringify(auditWords(kind, language)))}::jsonb ->> ${code}, ${code})`;
};

/** In the order of the sheet: what it is called, how wide, what fills it from the entries `a`. */
const columnsIn = (language: Language): readonly (readonly [AuditText, number, RawBuilder<unknown>])[] => [
  ['when', 20, MOMENT],
  ['who', 26, sql`a.actor_name`],
  ['organisation', 34, sql`o.name`],
  ['action', 22, worded('action', language)],
  ['entity', 18, worded('entity', language)],
  ['record', 14, sql`a.entity_id`],
  ['project', 16, sql`p.name`],
  ['from', 18, sql`a.address`],
  ['device', 30, sql`a.user_agent`],
  ['request', 38, sql`a.request_id`],
  ['before', 60, sql`a.before::text`],
  ['after', 60, sql`a.after::text`],
];

export const auditColumns = (language: Language): ValuedColumn[] =>
  columnsIn(language).map(([name, width, label]) => ({ heading: auditText(name, language), width, label }));

/** Newest first: reading begins after everything there is. The cursor is time and id. */
export const AFTER_ALL = ['infinity', NEWEST];

export const auditStatement = (
  db: Db,
  asked: RawBuilder<unknown>,
  values: readonly RawBuilder<unknown>[],
): PagedStatement =>
  pagedStatement(
    db,
    sql`select a.at::text, a.id::text, ${sql.join(values)}
    from audit_entry a left join organization o on o.id = a.organization_id left join project p on p.id = a.project_id
    where ${asked} and (a.at, a.id) < (${'infinity'}::timestamptz, ${'0'}::bigint)
    order by a.at desc, a.id desc limit ${1}`,
  );
