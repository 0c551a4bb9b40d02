import type { ActivityDetail } from '@msurvey/contract';
import type { Check, Language, WorkState } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Door } from '#modules/registry/index.ts';
import { placeName, SUMMARY_JOINS, summaryColumns, type ActivitySummary } from '../activity-summary.queries.ts';
import { activityThrough } from '../sight.queries.ts';
import { QUANTITY_UNIT } from '../work-type.queries.ts';

export interface DetailRow extends ActivitySummary {
  kind: ActivityDetail['kind'];
  formTitle: string;
  author: string;
  authorOrganization: string;
  receivedAt: Date;
  updatedAt: Date;
  infrastructureType: string | null;
  workState: WorkState | null;
  cropKind: string | null;
  crop: string | null;
  area: number | null;
  length: number | null;
  households: number | null;
  endedOn: string | null;
  divisionId: number | null;
  division: string | null;
  districtId: number | null;
  district: string | null;
  upazilaId: number | null;
  upazila: string | null;
  unionId: number | null;
  union: string | null;
  village: string | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  maleCount: number | null;
  femaleCount: number | null;
  statedCount: number | null;
  listedCount: number;
  quantity: number | null;
  unit: string | null;
  photos: { name: string; present: boolean }[];
  checks: Check[];
  missingFiles: number;
}

/** Everything in one statement: a profile is one trip to the database, whatever it shows. */
export async function activityDetail(
  db: Db,
  door: Door,
  id: number,
  language: Language,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${summaryColumns(language)}, a.kind, f.title as "formTitle",
      trim(u.first_name || ' ' || u.last_name) as author, o.name as "authorOrganization",
      a.received_at as "receivedAt", s.updated_at as "updatedAt", a.infrastructure_type as "infrastructureType",
      a.work_state as "workState", a.crop_kind as "cropKind", a.crop, a.area::float8 as area, a.length::float8 as length,
      a.households,
      a.ended_on as "endedOn", a.division_id as "divisionId", ${placeName('dv', language)} as division,
      a.district_id as "districtId", ${placeName('di', language)} as district,
      a.upazila_id as "upazilaId", ${placeName('up', language)} as upazila,
      a.union_id as "unionId", ${placeName('un', language)} as union, a.village, a.latitude, a.longitude, a.accuracy,
      a.male_count as "maleCount", a.female_count as "femaleCount", a.stated_count as "statedCount",
      (select count(*)::int from activity_participant p where p.project_id = a.project_id and p.activity_id = a.id) as "listedCount",
      a.quantity::float8 as quantity, ${QUANTITY_UNIT} as unit,
      coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'present', x.file_key is not null) order by n.position)
        from unnest(a.photos) with ordinality as n (name, position)
        left join submission_file x on x.project_id = a.project_id and x.form_id = a.form_id and x.submission_id = a.id
          and x.name = n.name), '[]') as photos,
      a.checks, s.missing_files as "missingFiles"
    from activity a
    join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
    join app_user u on u.id = a.user_id join organization o on o.id = u.organization_id
    ${SUMMARY_JOINS} left join geo_unit dv on dv.id = a.division_id
    where ${activityThrough(door)} and a.id = ${id}`.execute(db);
  return rows[0];
}

export interface ReviewRow {
  id: number;
  revision: number;
  verdict: 'approved' | 'rejected' | 'reopened';
  reason: string | null;
  question: string | null;
  userName: string;
  at: Date;
}

/** A record goes to and fro a few times; nobody reads more than so many decisions. */
const MOST_REVIEWS = 100;

export async function reviewsOf(
  db: Db,
  { projectId, formId, id }: { projectId: number; formId: number; id: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.revision, r.verdict, r.reason, r.question, r.at, trim(u.first_name || ' ' || u.last_name) as "userName"
    from submission_review r join app_user u on u.id = r.user_id
    where r.project_id = ${projectId} and r.form_id = ${formId} and r.submission_id = ${id}
    order by r.id desc limit ${MOST_REVIEWS}`.execute(db);
  return rows;
}
