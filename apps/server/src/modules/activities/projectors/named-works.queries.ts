import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { RecordNamer } from '#modules/collection/index.ts';
import { inLanguage } from '../activity-summary.queries.ts';

interface NamedWork {
  id: number;
  what: string;
  heldOn: string | null;
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The work that a record tells of: what it is about, else its sub-activity or its form, and the day. */
export const nameWorks: RecordNamer = async (db, { projectId, ids, language }) => {
  const { rows } = await sql<NamedWork>`
    select a.id, coalesce(nullif(trim(a.name), ''), ${inLanguage(sql`sa.label`, language)}, f.title) as what,
      a.held_on as "heldOn"
    from activity a join form f on f.project_id = a.project_id and f.id = a.form_id
    left join sub_activity sa on sa.id = a.sub_activity_id
    where a.project_id = ${projectId} and a.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, what, heldOn }) => [id, [what, heldOn && dayIn(language, heldOn)].filter(Boolean).join(', ')]),
  );
};
