import type { Registry } from '@msurvey/domain';
import { changed } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import type { ProjectedSubmission, Projector } from '#modules/collection/index.ts';
import { byProject, fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '#modules/registry/index.ts';
import { check, type CheckedActivity } from '../checks/index.ts';
import { type ActivityRow, activityRow } from './activity-row.ts';
import * as queries from './activity-write.queries.ts';
import { membersByNumber } from './participant.queries.ts';
import { removeActivities, removeActivitiesOf } from './remove-activities.ts';

const KINDS: readonly Registry[] = ['activity', 'training', 'input', 'demonstration', 'infrastructure'];
const bindingOf = (record: ProjectedSubmission) => knownBinding(record.formId) as KnownBinding;

/** Who was named by their number becomes the member who has it. */
async function findMembers(db: Db, projectId: number, rows: readonly ActivityRow[]): Promise<void> {
  const typed = rows.flatMap((row) => row.participants.filter((one) => one.member_no !== null));
  const members = await membersByNumber(db, projectId, [...new Set(typed.map((one) => one.member_no as string))]);
  for (const one of typed) one.member_id = members.get(one.member_no as string) ?? null;
}

const toCheck = (record: ProjectedSubmission, row: ActivityRow): CheckedActivity => ({
  projectId: row.project_id,
  id: row.id,
  userId: row.user_id,
  receivedAt: record.receivedAt,
  subActivityId: row.sub_activity_id,
  heldOn: row.held_on,
  endedOn: row.ended_on,
  unionId: row.unit_id,
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy: row.accuracy,
  participants: row.participants.map((one) => one.member_id),
  statedCount: row.stated_count,
  memberCount: row.member_count,
  quantity: row.quantity,
  photos: row.photos,
  followUp: null,
  questions: bindingOf(record).questions,
});

async function write(db: Db, projectId: number, records: ProjectedSubmission[]): Promise<void> {
  const rows = records.map((record) => activityRow(record, bindingOf(record)));
  await findMembers(db, projectId, rows);
  const found = await check(
    db,
    records.map((record, i) => toCheck(record, rows[i] as ActivityRow)),
  );
  const checked = rows.map((row) => {
    const checks = found.get(row.id) ?? [];
    return { ...row, checks, is_clean: checks.length === 0 };
  });
  const areNew = records.every((record) => record.isNew);
  const written = { projectId, ids: rows.map((row) => row.id), areNew };
  await changed(db, 'activity', written, (held) => queries.upsertActivities(held, checked));
  await changed(db, 'participant', written, (held) => queries.writeParticipants(held, rows, areNew));
}

/** Activities of all five kinds and who took part in them. */
export const activityProjector: Projector = {
  name: 'activity',
  places: 'activity',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, ...KINDS),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) await write(db, projectId, its);
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records))
      await removeActivities(
        db,
        projectId,
        its.map((record) => record.submissionId),
      );
  },
  clear: removeActivitiesOf,
};
