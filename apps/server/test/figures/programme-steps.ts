import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME, WORK_TYPES } from '@msurvey/domain';
import { gatherTallies } from '../../src/tally/tally.jobs.ts';
import { revise } from '../../src/modules/collection/ingest/revise.ts';
import { removeRecords, judge, derivingFrom } from '../../src/modules/collection/index.ts';
import { getReady } from '../../src/modules/collection/projections/projector.ts';
import { rebuild } from '../../src/modules/collection/projections/rebuild.ts';
import { TALLIES } from '../../src/modules/index.ts';
import { removeBinding, saveBinding } from '../../src/modules/registry/bindings/binding.queries.ts';
import { applyYouthBounds } from '../../src/modules/registry/youth/youth-task.ts';
import { Problem } from '../../src/problem/problem.ts';
import { rebuildEverything } from '../../src/projections/rebuild.ts';
import { people, SUB_ACTIVITIES } from './programme-answers.ts';
import { setSubActivity } from './programme.queries.ts';
import {
  answersFor,
  FOLLOW_UPS,
  formsOf,
  notDerived,
  type Programme,
  recordsOf,
  type SentRecord,
  send,
  WORKS,
} from './programme.ts';
import type { WorldForm } from './programme-world.ts';

/** Does it and says what was done; undefined: there was nothing to do it to. */
type Step = (programme: Programme) => Promise<string | undefined>;

const named = (record: SentRecord): string => `${record.form.registry} ${record.id}`;
const REVIEWER = 4;

const sendingOf =
  (most: number, ...registries: string[]): Step =>
  async (programme) => {
    const { random } = programme;
    const forms = Array.from({ length: 1 + random.below(most) }, () => random.one(formsOf(programme, ...registries)));
    return (await send(programme, forms)).map(named).join(', ');
  };

/** A new revision; a rejected record waits again with it. */
async function edit(programme: Programme, record: SentRecord, answered: SentRecord['answered']): Promise<string> {
  const { context } = programme.world.server;
  const arrived = record.form.make(`uuid:${randomUUID()}`, answered, record.sender);
  const rights = { create: true, edit: true };
  const how = { from: record.instanceId, record: null, base: null, refuseStale: false, rights };
  const editor = { mayEditAll: true, entersAll: true, person: null };
  const revised = await revise(context, arrived, { ...how, ...editor }, notDerived);
  if (!revised || revised instanceof Problem) throw new Error(`${named(record)} was not revised`);
  Object.assign(record, { answered, state: 'received' });
  return named(record);
}

const editable = (records: readonly SentRecord[]) => records.filter((one) => one.state !== 'approved');

/** Some of the answers become others, or none. */
const change =
  (...registries: string[]): Step =>
  async (programme) => {
    const { random } = programme;
    const among = editable(recordsOf(programme, ...registries));
    if (among.length === 0) return undefined;
    const record = random.one(among);
    const other = answersFor(programme, record.form.registry);
    const values = { ...record.answered.values };
    const columns = [...new Set([...Object.keys(values), ...Object.keys(other.values)])];
    const changed = random.some(columns, 1 + random.below(3));
    for (const column of changed) {
      const value = other.values[column];
      if (value === undefined) delete values[column];
      else values[column] = value;
    }
    return `${await edit(programme, record, { ...record.answered, values })}: ${changed.join(', ')}`;
  };

const relist: Step = async (programme) => {
  const { random } = programme;
  const among = editable(recordsOf(programme, 'activity', 'training', 'input'));
  if (among.length === 0) return undefined;
  const record = random.one(among);
  const memberIds = recordsOf(programme, 'member').map(({ id }) => id);
  const { values, participants } = people(random, { memberIds, followedIds: [] });
  return edit(programme, record, { values: { ...record.answered.values, ...values }, participants });
};

const decide =
  (most: number, ...registries: string[]): Step =>
  async (programme) => {
    const { random, world } = programme;
    const among = recordsOf(programme, ...registries).filter((one) => !one.isDeleted);
    const records = random.some(among, 1 + random.below(most));
    if (records.length === 0) return undefined;
    const decisions = records.map((record) => ({
      formId: record.form.form.id,
      submissionId: record.id,
      reason: 'Because',
      verdict:
        record.state === 'received' ? random.one(['approved', 'approved', 'rejected'] as const) : ('reopened' as const),
    }));
    const judged = await world.server.context.database.transaction(({ db }) =>
      judge(db, { projectId: PROJECT_PROGRAMME, userId: REVIEWER, decisions }),
    );
    if (judged.length !== records.length) throw new Error('not every decision was taken');
    for (const { submissionId, state } of judged)
      for (const record of records) if (record.id === submissionId) record.state = state;
    return records.map((record) => `${named(record)} ${record.state}`).join(', ');
  };

const remove =
  (isDeleted: boolean): Step =>
  async (programme) => {
    const { random, world } = programme;
    const among = programme.records.filter((one) => one.isDeleted !== isDeleted && one.state !== 'approved');
    if (among.length === 0) return undefined;
    const first = random.one(among);
    const records = random.some(
      among.filter((one) => one.form === first.form),
      1 + random.below(3),
    );
    const instances = records.map((one) => one.instanceId);
    const removed = await world.server.context.database.transaction(({ db }) =>
      removeRecords(db, first.form.form, instances, isDeleted),
    );
    if (removed instanceof Problem) throw new Error(removed.code);
    for (const record of records) record.isDeleted = isDeleted;
    return records.map(named).join(', ');
  };

/** Two who stand are one; refused where one of them does not, which is as right. */
const merge: Step = async (programme) => {
  const { random, world } = programme;
  const among = recordsOf(programme, 'member').filter((one) => !one.isDeleted);
  const [kept, merged] = random.some(among, 2);
  if (!kept || !merged) return undefined;
  const body = { projectId: PROJECT_PROGRAMME, keptId: String(kept.id), mergedId: String(merged.id) };
  const answer = await world.admin.call('mergeMembers', { body });
  if (answer.status !== 200) return `${merged.id} into ${kept.id}: ${answer.codes.join()}`;
  programme.merges.push({ id: answer.body.data.mergeId, kept: kept.id, merged: merged.id });
  return `${merged.id} into ${kept.id}`;
};

const part: Step = async (programme) => {
  const { random, world, merges } = programme;
  if (merges.length === 0) return undefined;
  const undone = random.one(merges);
  const answer = await world.admin.call('undoMerge', { body: { projectId: PROJECT_PROGRAMME, mergeId: undone.id } });
  if (answer.status < 300) merges.splice(merges.indexOf(undone), 1);
  return `${undone.merged} from ${undone.kept}: ${answer.status}`;
};

/** A form is bound otherwise, or to nothing, or as at first; what comes from it is derived anew, as the task does. */
const bind: Step = async (programme) => {
  const { random, world, rebound } = programme;
  const { database } = world.server.context;
  const isBack = rebound.size > 0 && random.chance(0.6);
  const which: WorldForm = isBack ? random.one([...rebound]) : random.one(world.forms);
  const { form, registry, bound } = which;
  const key = { projectId: form.projectId, formId: form.id, xformId: form.xformId };
  await getReady(database.db);
  const formerly = derivingFrom(key);
  const questions = Object.fromEntries(Object.entries(bound).map(([column, path]) => [column, `/data/${path}`]));
  let said = 'as at first';
  const binding = { projectId: form.projectId, formId: form.id, isMain: false, questions, registry: registry as never };
  if (isBack) {
    await saveBinding(database.db, binding);
    rebound.delete(which);
  } else if (random.chance(0.3)) {
    await removeBinding(database.db, { projectId: form.projectId, id: form.id });
    said = 'to nothing';
    rebound.add(which);
  } else {
    const left = random.one(Object.keys(questions));
    delete binding.questions[left];
    const other = WORKS.includes(registry) && random.chance(0.3) ? random.one(WORKS) : registry;
    await saveBinding(database.db, { ...binding, registry: other as never });
    said = `as ${other} without ${left}`;
    rebound.add(which);
  }
  await rebuild(database, key, () => {}, formerly);
  return `form ${form.id} ${said}`;
};

/** What is counted is defined otherwise: after that everything is derived anew. Seldom, because it takes long. */
const redefine: Step = async ({ random, world }) => {
  if (!random.chance(0.2)) return undefined;
  const { database } = world.server.context;
  const [id, type, programme] = [random.one(SUB_ACTIVITIES), random.one(WORK_TYPES), random.one(['SACP', 'RAINS'])];
  await setSubActivity(database.db, id, type, programme);
  await rebuildEverything(database, PROJECT_PROGRAMME, () => {});
  return `sub-activity ${id}: ${type} of ${programme}`;
};

/** As the task does it. */
const chooseYouth: Step = async ({ random, world }) => {
  const bounds = { youthFrom: random.one([15, 18, 20]), youthTo: random.one([25, 30, 35, 60]) };
  const work = { signal: new AbortController().signal, progress: () => {} };
  await applyYouthBounds(world.server.context.database, PROJECT_PROGRAMME, bounds, work);
  return `${bounds.youthFrom} to ${bounds.youthTo}`;
};

const gather: Step = async ({ world }) => {
  await gatherTallies(world.server.context.database, TALLIES);
  return 'all';
};

const STEPS: Record<string, Step> = {
  enter: sendingOf(3, 'member'),
  found: sendingOf(2, 'group'),
  hold: sendingOf(2, ...WORKS),
  follow: sendingOf(2, ...FOLLOW_UPS),
  correct: change('member'),
  amend: change('group', ...WORKS, ...FOLLOW_UPS),
  relist,
  decide: decide(1, ...WORKS, ...FOLLOW_UPS),
  bulk: decide(6, ...WORKS, ...FOLLOW_UPS),
  review: decide(2, 'member', 'group'),
  remove: remove(true),
  restore: remove(false),
  merge,
  part,
  bind,
  redefine,
  youth: chooseYouth,
  gather,
};
/** How often each of them happens. */
const OFTEN: Record<string, number> = { correct: 4, amend: 3, decide: 4, bulk: 3, relist: 2, merge: 2, hold: 2 };
const LOT = Object.keys(STEPS).flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));

/** Something that people do to a programme, by the product's own ways. What fails says how it came to it. */
export async function step(programme: Programme): Promise<void> {
  for (;;) {
    const name = programme.random.one(LOT);
    const said = await STEPS[name]?.(programme).catch((error: unknown) => {
      const history = [...programme.steps, name].join('\n');
      throw new Error(`seed ${programme.seed}: ${(error as Error).message}, after\n${history}`, { cause: error });
    });
    if (said === undefined) continue;
    programme.steps.push(`${name} ${said}`);
    return;
  }
}
