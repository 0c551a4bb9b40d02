import type { Check } from '@msurvey/domain';
import { sql } from 'kysely';
import { type Changing, writing } from '#changed/changed.ts';
import { deleting, idsOfForm } from '#changed/derived.queries.ts';
import { upsert } from '#db/upsert.queries.ts';
import { DERIVED_COLUMNS, PLACE_COLUMNS, PLACE_TABLES } from '#modules/registry/index.ts';
import { ACTIVITY_ROWS, PARTICIPANT_ROWS } from '../changed-activity.ts';
import { producedOf } from '../follow-ups/produced.queries.ts';
import { PROGRAMME, subActivityOf, workTypeOf } from '../work-type.queries.ts';
import type { ActivityRow } from './activity-row.ts';

export type CheckedRow = ActivityRow & { checks: Check[]; is_clean: boolean };

const type = workTypeOf('r');
const produced = producedOf({
  projectId: sql`r.project_id`,
  id: sql`r.id`,
  kind: sql`r.kind`,
  type,
  own: sql`r.own_produced`,
});

const writeActivities = writing(
  'activity',
  upsert({
    into: 'activity',
    key: ['project_id', 'id'],
    columns: {
      ...DERIVED_COLUMNS,
      organization_id: 'int',
      kind: 'text',
      // A number that the catalogue does not have is no sub-activity: it would be of no type and in no plan.
      sub_activity_id: sql`sa.id`,
      programme_id: PROGRAMME,
      agency_id: 'int',
      name: 'text',
      infrastructure_type: 'text',
      work_state: 'text',
      type,
      crop_kind: 'text',
      crop: 'text',
      area: 'numeric',
      own_produced: 'numeric',
      produced,
      length: 'numeric',
      households: 'int',
      held_on: 'date',
      ended_on: 'date',
      village: 'text',
      latitude: 'float8',
      longitude: 'float8',
      accuracy: 'float8',
      member_count: 'int',
      male_count: 'int',
      female_count: 'int',
      stated_count: 'int',
      quantity: 'numeric',
      quantity_unit: 'text',
      photos: 'text[]',
      checks: 'jsonb',
      is_clean: 'boolean',
      search: 'text',
      ...PLACE_COLUMNS,
    },
    beside: { unit_id: 'int', sub_activity_id: 'int' },
    joined: sql`${PLACE_TABLES} ${subActivityOf('r')}`,
  }),
);

export const upsertActivities = (db: Changing<'activity'>, rows: readonly CheckedRow[]): Promise<void> =>
  writeActivities(
    db,
    rows.map(({ participants: _, ...row }) => row),
  );

const upsertParticipants = writing(
  'participant',
  upsert({
    into: 'activity_participant',
    key: ['project_id', 'activity_id', 'position'],
    columns: {
      project_id: 'int',
      activity_id: 'bigint',
      position: 'int',
      member_id: 'bigint',
      member_no: 'text',
      name: 'text',
      sex: 'text',
      item: 'text',
      quantity: 'numeric',
      unit: 'text',
    },
    onlyChanged: true,
  }),
);

/** Where a list of people ends, and the places before it at which nobody is named. */
function emptyPlaces({ project_id, id, participants }: ActivityRow) {
  const last = participants.at(-1)?.position ?? 0;
  const named = new Set(participants.map((one) => one.position));
  const gaps = named.size === last ? [] : Array.from({ length: last }, (_, i) => i + 1).filter((n) => !named.has(n));
  return { project_id, id, last, gaps };
}

/** Those that an edit took off the list go; those that are as they were are not written again. */
async function deleteSurplus(db: Changing<'participant'>, rows: readonly ActivityRow[]): Promise<void> {
  await sql`
    delete from activity_participant p
    using jsonb_to_recordset(${JSON.stringify(rows.map(emptyPlaces))}::jsonb) as r (project_id int, id bigint, last int, gaps int[])
    where p.project_id = r.project_id and p.activity_id = r.id and (p.position > r.last or p.position = any(r.gaps))`.execute(
    db,
  );
}

/** `areNew`: nobody can stand in these activities yet. */
export async function writeParticipants(
  db: Changing<'participant'>,
  rows: readonly ActivityRow[],
  areNew: boolean,
): Promise<void> {
  if (!areNew) await deleteSurplus(db, rows);
  const people = rows.flatMap((row) =>
    row.participants.map((one) => ({ project_id: row.project_id, activity_id: row.id, ...one })),
  );
  await upsertParticipants(db, people);
}

export const deleteParticipants = deleting('participant', PARTICIPANT_ROWS);
export const deleteActivities = deleting('activity', ACTIVITY_ROWS);
export const activitiesOfForm = idsOfForm(ACTIVITY_ROWS);
