import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ProjectedSubmission } from '../projections/projector.ts';
import type { Judgement } from './judgement.ts';

/**
 * One statement for all of them: only records that wait can be approved or rejected, only decided ones be reopened, and
 * the decision names the revision it was made about. Held in the order of their ids, as deleting holds them.
 */
export async function applyDecisions(db: Db, judgement: Judgement): Promise<ProjectedSubmission[]> {
  const { projectId, userId, decisions } = judgement;
  const asked = sql`jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
    as d ("formId" int, "submissionId" bigint, verdict text, reason text, question text)`;
  const { rows } = await sql<ProjectedSubmission>`
    with held as (
      select s.project_id, s.form_id, s.id, d.verdict, d.reason, d.question
      from ${asked} join submission s on s.project_id = ${projectId} and s.form_id = d."formId" and s.id = d."submissionId"
      where s.deleted_at is null and (s.state = 'received') = (d.verdict <> 'reopened')
      order by s.form_id, s.id for no key update of s),
    judged as (
      update submission s set state = case h.verdict when 'reopened' then 'received' else h.verdict end, updated_at = now()
      from held h where s.project_id = h.project_id and s.form_id = h.form_id and s.id = h.id
      returning s.*, h.verdict, h.reason, h.question),
    reviewed as (
      insert into submission_review (project_id, form_id, submission_id, revision, verdict, reason, question, user_id)
      select project_id, form_id, id, revision, verdict, reason, question, ${userId}::int from judged order by form_id, id)
    select project_id as "projectId", form_id as "formId", xform_id as "xformId", id as "submissionId", instance_id as "instanceId",
      revision, version, user_id as "userId", organization_id as "organizationId", received_at as "receivedAt", state, latitude, longitude, accuracy, answers
    from judged order by form_id, id`.execute(db);
  return rows;
}
