import { createHash, randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { type Decision, type GivenRecord, judge, storeGiven } from '#modules/collection/index.ts';
import { STANDARD_FORMS } from '#modules/registry/index.ts';
import { authorOf } from '../forms.queries.ts';
import { groupOfMember, groupValues, memberValues, type Scale, scatter } from './people-records.ts';
import { picture } from './picture.ts';
import * as queries from './registry.queries.ts';
import { workRecord } from './work-records.ts';

const [UNIONS, GROUPS, MEMBERS, ACTIVITIES, LISTED] = [10, 20, 300, 80, 12];
const PICTURES = 4;
const DAY_MS = 86_400_000;

export const formOf = (registry: string) => {
  const form = STANDARD_FORMS.find((one) => one.registry === registry);
  if (!form) throw new Error(`no standard form fills ${registry}`);
  return { id: form.formId, projectId: PROJECT_PROGRAMME, xformId: form.xformId, isArchived: false };
};
/** The same on every installation. */
export const instanceIdOf = (formId: number, n: number): string =>
  `uuid:00000000-0000-4000-8000-${String(formId).padStart(4, '0')}${String(n).padStart(8, '0')}`;

async function putPictures(files: FileStore | undefined) {
  if (!files) return [];
  const put = [];
  for (let n = 0; n < PICTURES; n++) {
    const [bytes, key] = [picture(n), randomUUID()];
    await files.put(key, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    put.push({ name: `field-${n + 1}.png`, key, size: bytes.length, mediaType: 'image/png', hash });
  }
  return put;
}

const REASONS = [
  ['The position is not in the union that is named. Please check it on the spot.', 'gps'],
  ['Please name the participants one by one; the list is missing.', 'people/listing'],
  ['The date does not agree with the attendance sheet.', 'held_on'],
  ['The photo shows another place. Please send one of the activity itself.', 'photos/photo_1'],
] as const;

/** Most are approved, some wait, some went back to their authors. */
function decisionOf(formId: number, submissionId: number, a: number): Decision | undefined {
  const fate = scatter(a, 61) % 10;
  if (fate < 5) return { formId, submissionId, verdict: 'approved' };
  if (fate > 5) return undefined;
  const [reason, question] = REASONS[a % REASONS.length] as (typeof REASONS)[number];
  return { formId, submissionId, verdict: 'rejected', reason, question };
}

/** People, groups and work of the demonstration: real records, sent by its collectors, reviewed by its validator. */
export async function loadRegistry(db: Db, files: FileStore | undefined): Promise<void> {
  const senders = await queries.demoSenders(db, PROJECT_PROGRAMME);
  const userIds = senders.map((sender) => sender.userId);
  await queries.letCollect(
    db,
    PROJECT_PROGRAMME,
    STANDARD_FORMS.map((form) => form.formId),
    userIds,
  );
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const scale: Scale = { unions: await queries.demoUnions(db, UNIONS), groups: GROUPS, members: MEMBERS, today };
  const given = (
    formId: number,
    n: number,
    before: number,
    record: Pick<GivenRecord, 'values' | 'items'>,
  ): GivenRecord => ({
    ...record,
    instanceId: instanceIdOf(formId, n + 1),
    sender: { ...(senders[n % senders.length] as queries.DemoSender), deviceTokenId: null },
    receivedAt: new Date(today.getTime() - before * DAY_MS + 4 * 3_600_000 + n * 60_000),
  });

  const groups = formOf('group');
  const groupIds = await storeGiven(
    db,
    groups,
    Array.from({ length: GROUPS }, (_, g) => given(groups.id, g, 180, { values: groupValues(scale, g) })),
  );
  const members = formOf('member');
  const memberIds = await storeGiven(
    db,
    members,
    Array.from({ length: MEMBERS }, (_, n) =>
      given(members.id, n, 170, { values: memberValues(scale, n, groupIds[groupOfMember(scale, n)] ?? null) }),
    ),
  );
  const pictures = await putPictures(files);
  const catalogue = await queries.demoCatalogue(db);
  const byForm = new Map<number, { a: number; record: GivenRecord }[]>();
  for (let a = 0; a < ACTIVITIES; a++) {
    const photo = pictures[a % PICTURES];
    const work = workRecord({ ...scale, catalogue, memberIds, listed: LISTED, photo: photo?.name ?? null }, a);
    const { id } = formOf(work.kind);
    const record = { ...given(id, a, work.heldBefore - 2, work), ...(photo ? { files: [photo] } : {}) };
    byForm.set(id, [...(byForm.get(id) ?? []), { a, record }]);
  }
  const decisions: Decision[] = [];
  for (const [formId, works] of byForm) {
    const form = STANDARD_FORMS.find((one) => one.formId === formId);
    const ids = await storeGiven(
      db,
      formOf(form?.registry ?? ''),
      works.map((work) => work.record),
    );
    for (const [i, { a }] of works.entries()) {
      const decision = decisionOf(formId, ids[i] as number, a);
      if (decision) decisions.push(decision);
    }
  }
  await judge(db, { projectId: PROJECT_PROGRAMME, decisions, userId: await authorOf(db, 'validator') });
  await queries.backdateReviews(db, PROJECT_PROGRAMME);
}
