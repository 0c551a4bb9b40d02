import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import type { ClientBase } from 'pg';
import { textArray } from '#db/text-array.ts';
import { type Arrived, missingFiles } from './arrived.ts';

/**
 * A whole batch in one statement: the records, their first revisions and files, what lists count, and the audit. Whether
 * a record may be written is decided here and not by what the process remembers; the form and its project are held until
 * the commit, so that nothing slips in while either is being closed.
 */
const WRITE = `
with input as (
  select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[],
    $10::timestamptz[], $11::timestamptz[], $12::text[], $13::float8[], $14::float8[], $15::float8[], $16::text[], $17::int[],
    $18::text[], $19::text[], $20::int[], $21::text[], $22::text[], $31::boolean[]) with ordinality
  as t(project_id, form_id, xform_id, instance_id, version, user_id, source, device_id, user_agent,
    started_at, ended_at, instance_name, latitude, longitude, accuracy, faults, missing_files,
    answers, xml, device_token_id, address, request_id, by_registry, n)
),
open_form as materialized (
  select f.project_id, f.id
  from unnest($29::int[], $30::int[]) as x(project_id, form_id)
    join form f on f.project_id = x.project_id and f.id = x.form_id
    join project p on p.id = f.project_id
  where f.is_active and f.is_published and f.deleted_at is null and not p.is_archived
  for share of f, p
),
allowed as materialized (
  select i.*, u.first_name || ' ' || u.last_name as user_name, u.organization_id
  from input i
    join open_form f on f.project_id = i.project_id and f.id = i.form_id
    left join form_user fu on fu.project_id = i.project_id and fu.form_id = i.form_id and fu.user_id = i.user_id and fu.is_active
    join app_user u on u.id = i.user_id and u.status = 'active'
    join organization o on o.id = u.organization_id and o.is_active
  where (fu.user_id is not null or i.by_registry) and (i.device_token_id is null
    or exists (select 1 from device_token d where d.id = i.device_token_id and d.user_id = i.user_id and d.revoked_at is null))
),
fresh as (
  insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, device_id, started_at, ended_at,
    instance_name, latitude, longitude, accuracy, faults, missing_files, answers)
  select project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, device_id, started_at, ended_at,
    instance_name, latitude, longitude, accuracy, faults::jsonb, missing_files, answers::jsonb
  from allowed order by n
  on conflict (project_id, form_id, instance_id) do nothing
  returning project_id, form_id, id, instance_id, user_id, received_at
),
placed as materialized (
  select a.*, f.id as submission_id, f.received_at from fresh f join allowed a using (project_id, form_id, instance_id)
),
revision as (
  insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, version, user_id, source, device_id, user_agent, xml)
  select project_id, form_id, submission_id, 1, instance_id, version, user_id, source, device_id, user_agent, xml from placed
),
file as (
  insert into submission_file (project_id, form_id, submission_id, name, file_key, size, media_type, hash, received_at)
  select p.project_id, p.form_id, p.submission_id, x.name, x.file_key, x.size, x.media_type, x.hash,
    case when x.file_key is not null then p.received_at end
  from unnest($23::int[], $24::text[], $25::uuid[], $26::int[], $27::text[], $28::text[]) as x(n, name, file_key, size, media_type, hash)
    join placed p on p.n = x.n
),
actor as (
  insert into audit_actor (actor_id, name) select distinct user_id, user_name from placed order by user_id
  on conflict do nothing
),
audit as (
  insert into audit_entry (project_id, actor_id, actor_name, organization_id, action, entity, entity_id, after, address, user_agent, request_id)
  select project_id, user_id, user_name, organization_id, 'submit', 'submission', submission_id::text,
    json_build_object('form', form_id, 'instance', instance_id, 'version', version, 'source', source)::jsonb,
    address, user_agent, request_id from placed
),
surveyor as (
  insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
  select project_id, form_id, user_id, count(*), min(received_at), max(received_at) from fresh
  group by project_id, form_id, user_id order by project_id, form_id, user_id
  on conflict (project_id, form_id, user_id) do update
  set submissions = form_surveyor.submissions + excluded.submissions, last_at = greatest(form_surveyor.last_at, excluded.last_at)
),
day as (
  insert into form_day (project_id, form_id, day, user_id, submissions)
  select project_id, form_id, (received_at at time zone '${PROGRAMME_TIME_ZONE}')::date, user_id, count(*) from fresh
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (project_id, form_id, day, user_id) do update set submissions = form_day.submissions + excluded.submissions
)
select i.n::int as n, (a.n is not null) as allowed, p.submission_id as id, p.received_at as "receivedAt",
  p.organization_id as "organizationId"
from input i left join allowed a on a.n = i.n left join placed p on p.n = i.n order by i.n`;

export interface WrittenRow {
  n: number;
  allowed: boolean;
  /** Null when the record was there already. */
  id: number | null;
  receivedAt: Date | null;
  /** Of the sender, as it was written with the record. */
  organizationId: number | null;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function valuesOf(batch: readonly Arrived[]): unknown[] {
  const column = <T>(read: (a: Arrived) => T): T[] => batch.map(read);
  const files = batch.flatMap((a, i) => a.files.map((file) => ({ n: i + 1, ...file })));
  const forms = [...new Map(batch.map((a) => [a.formId, a])).values()].sort((a, b) => a.formId - b.formId);
  return [
    column((a) => a.projectId),
    column((a) => a.formId),
    column((a) => a.xformId),
    column((a) => a.instanceId),
    column((a) => a.version),
    column((a) => a.sender.userId),
    column((a) => a.source),
    column((a) => a.deviceId),
    column((a) => a.origin.userAgent),
    column((a) => iso(a.startedAt)),
    column((a) => iso(a.endedAt)),
    column((a) => a.instanceName),
    column((a) => a.latitude),
    column((a) => a.longitude),
    column((a) => a.accuracy),
    column((a) => (a.faults ? JSON.stringify(a.faults) : null)),
    column((a) => missingFiles(a.files)),
    textArray(column((a) => JSON.stringify(a.answers))),
    textArray(column((a) => a.xml)),
    column((a) => a.sender.deviceTokenId),
    column((a) => a.origin.address),
    column((a) => a.origin.requestId),
    files.map((f) => f.n),
    files.map((f) => f.name),
    files.map((f) => f.loose?.key ?? null),
    files.map((f) => f.loose?.size ?? null),
    files.map((f) => f.loose?.mediaType ?? null),
    files.map((f) => f.loose?.hash ?? null),
    forms.map((a) => a.projectId),
    forms.map((a) => a.formId),
    column((a) => a.byRegistry ?? false),
  ];
}

/** By name, so that it is planned once per connection and not once per batch. */
export async function writeBatch(client: ClientBase, batch: readonly Arrived[]): Promise<WrittenRow[]> {
  const { rows } = await client.query<WrittenRow>({ name: 'write-submissions', text: WRITE, values: valuesOf(batch) });
  return rows;
}

export const begin = (client: ClientBase, statementMs: number): Promise<unknown> =>
  client.query(
    `begin; set local plan_cache_mode = force_generic_plan; set local statement_timeout = ${Math.round(statementMs)}`,
  );
export const commit = (client: ClientBase): Promise<unknown> => client.query('commit');
export const rollback = (client: ClientBase): Promise<unknown> => client.query('rollback');
