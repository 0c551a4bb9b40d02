import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Label by code, by the form that the code was answered with: another form may mean something else by it. */
export type BoundLabels = Record<string, Record<string, string>>;

export interface BoundForm {
  formId: number;
  xformId: number;
  /** Without the root. */
  path: string;
}

/** The forms, of whatever project, that fill a column, and with which question. */
export async function boundForms(db: Db, column: string): Promise<BoundForm[]> {
  const { rows } = await sql<BoundForm>`
    select b.form_id as "formId", f.xform_id as "xformId", regexp_replace(b.questions ->> ${column}, '^/[^/]+/', '') as path
    from form_binding b join form f on f.project_id = b.project_id and f.id = b.form_id
    where b.questions ? ${column}`.execute(db);
  return rows;
}

/** What a code means, in a statement. Literals, because the last parameters of an export's statement are the cursor and the limit. */
const labelOf = (labels: BoundLabels, form: RawBuilder<unknown>, code: RawBuilder<unknown>): RawBuilder<unknown> => {
  const known = sql`(${sql.lit(JSON.stringify(labels))}::jsonb -> ${form}::text)`;
  const one = sql.ref('one.code');
  // Several may be chosen: then they stand in a row.
  return sql`coalesce(${known} ->> ${code}, (select string_agg(${known} ->> ${one}, ', ' order by one.n)
    from unnest(string_to_array(${code}, ' ')) with ordinality one (code, n) having bool_and(${known} ? ${one})), ${code})`;
};

/** Of a column that was filled by a form's own choice: what it means in the words of the form, and the code. */
export const boundCode = (
  labels: BoundLabels,
  form: string,
  column: string,
): [label: RawBuilder<unknown>, code: RawBuilder<unknown>] => {
  const code = sql.ref(column);
  return [labelOf(labels, sql.ref(form), code), code];
};
