import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';

/** A text of several languages in one of them, else in English. */
export const inLanguage = (labels: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
  language === 'en' ? sql`${labels} ->> 'en'` : sql`coalesce(${labels} ->> ${language}, ${labels} ->> 'en')`;

/** Bengali readers get the Bengali name of a place, where it has one. */
export const placeName = (unit: string, language: Language): RawBuilder<unknown> =>
  language === 'bn'
    ? sql`coalesce(${sql.ref(`${unit}.name_bn`)}, ${sql.ref(`${unit}.name`)})`
    : sql.ref(`${unit}.name`);

/** What every view of an activity says first. */
export interface ActivitySummary {
  id: number;
  instanceId: string;
  formId: number;
  xformId: number;
  userId: number;
  revision: number;
  state: 'received' | 'approved' | 'rejected';
  subActivityId: number | null;
  subActivityCode: string | null;
  subActivityName: string | null;
  subActivityType: string | null;
  agency: string | null;
  /** What it is about, in the form's words. */
  name: string | null;
  heldOn: string | null;
  location: string | null;
  memberCount: number | null;
}

/** Of the activity `a`, with what is joined by `saidJoins`. */
export const summaryColumns = (language: Language): RawBuilder<unknown> => sql`
  a.id, a.instance_id as "instanceId", a.form_id as "formId", f.xform_id as "xformId", a.user_id as "userId", a.revision,
  a.state, a.sub_activity_id as "subActivityId", sa.code as "subActivityCode",
  ${inLanguage(sql`sa.label`, language)} as "subActivityName", a.type as "subActivityType",
  ${inLanguage(sql`ag.name`, language)} as agency, a.name, a.held_on as "heldOn",
  nullif(concat_ws(', ', ${placeName('un', language)}, ${placeName('up', language)}, ${placeName('di', language)}), '') as location,
  a.member_count as "memberCount"`;

/**
 * Looked up for the rows of a page only: nothing here may decide which rows there are. The form is always there, as one
 * that has records is never removed.
 */
export const SUMMARY_JOINS = sql`
  join form f on f.project_id = a.project_id and f.id = a.form_id
  left join sub_activity sa on sa.id = a.sub_activity_id
  left join agency ag on ag.id = a.agency_id
  left join geo_unit un on un.id = a.union_id
  left join geo_unit up on up.id = a.upazila_id
  left join geo_unit di on di.id = a.district_id`;
