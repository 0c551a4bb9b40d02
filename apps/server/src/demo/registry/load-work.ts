import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { type PreparedRecord, storePrepared } from '#modules/collection/index.ts';
import { decided, type FoundLater, harvestsOf, visitsOf } from './follow-ups.ts';
import { formOf, instanceIdOf, receivedAt } from './record-keys.ts';
import { type Judged, Reviewers } from './reviewers.ts';
import type { People } from './people.ts';
import { pictureFor, putPictures } from './pictures.ts';
import type { DemoUnion } from './places.ts';
import { type Planned, Planner, planWorks } from './plan.ts';
import * as queries from './registry.queries.ts';
import { schedule } from './schedule.ts';
import type { Senders } from './senders.ts';
import { receivedOn, workRecord } from './work-records.ts';
import { type WorkForm, worksOf } from './work-kinds.ts';

export interface WorkToLoad {
  files: FileStore | undefined;
  unions: readonly DemoUnion[];
  people: People;
  senders: Senders;
  groupIds: readonly number[];
  memberIds: readonly number[];
  activities: number;
}

/** Those of which many come every week last: the newest numbers are theirs. */
const FORMS: readonly WorkForm[] = ['infrastructure', 'demonstration', 'input', 'activity', 'training'];

/** So many of all forms, then the next: records have their numbers about in the order in which they came. */
const AT_ONCE = 180;

/** What was done, from the first on, so that records have their numbers in the order in which they came; then what followed. */
export async function loadWork(db: Db, load: WorkToLoad): Promise<void> {
  const { people, senders, groupIds, memberIds } = load;
  const { today } = people.layout;
  const works = worksOf(await queries.demoCatalogue(db));
  const planner = new Planner(people, load.unions);
  const planned = planWorks(planner, schedule(works, load.activities, today), today);
  const pictures = await putPictures(load.files);
  const reviewers = await Reviewers.find(db);
  const context = { today, memberId: (n: number) => memberIds[n], groupId: (g: number) => groupIds[g] };
  const followUps: FoundLater[] = [];

  const recordOf = (formId: number, one: Planned): PreparedRecord => {
    const photo = pictureFor(pictures, one);
    const sender = senders.pick(one.work.agency, one.union.district, one.a);
    return {
      ...workRecord(context, planner.attended(one), photo?.name ?? null),
      instanceId: instanceIdOf(formId, one.a + 1),
      sender: { ...sender, deviceTokenId: null },
      receivedAt: receivedAt(receivedOn(one, today), one.a),
      ...(photo ? { files: [photo] } : {}),
    };
  };
  const judged: Judged[] = [];
  for (let at = 0; at < planned.length; at += AT_ONCE) {
    const some = planned.slice(at, at + AT_ONCE);
    for (const kind of FORMS) {
      const its = some.filter(({ work }) => work.form === kind);
      if (its.length === 0) continue;
      const form = formOf(kind);
      const ids = await storePrepared(
        db,
        form,
        its.map((one) => recordOf(form.id, one)),
      );
      for (const [i, one] of its.entries()) {
        const submissionId = ids[i] as number;
        judged.push({ formId: form.id, submissionId, fate: one.fate, organization: one.work.agency, n: one.a });
        followUps.push(...harvestsOf(one, submissionId, today), ...visitsOf(one, submissionId, today));
      }
    }
  }
  judged.push(...(await loadFollowUps(db, load, followUps)));
  await reviewers.judge(db, judged);
  await queries.backdateReviews(db, PROJECT_PROGRAMME);
}

async function loadFollowUps(db: Db, load: WorkToLoad, all: readonly FoundLater[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const kind of ['production', 'position'] as const) {
    const form = formOf(kind);
    const its = decided(
      all.filter((one) => one.kind === kind),
      load.people.layout.today,
    );
    const records = its.map(({ of, day, values }, n): PreparedRecord => {
      const sender = load.senders.pick(of.work.agency, of.union.district, of.a);
      const instanceId = instanceIdOf(form.id, n + 1);
      return { values, instanceId, sender: { ...sender, deviceTokenId: null }, receivedAt: receivedAt(day + 1, n) };
    });
    const ids = await storePrepared(db, form, records);
    for (const [n, { fate, of }] of its.entries())
      judged.push({ formId: form.id, submissionId: ids[n] as number, fate, organization: of.work.agency, n });
  }
  return judged;
}
