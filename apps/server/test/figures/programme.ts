import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Sender } from '../../src/modules/collection/ingest/arrived.ts';
import { write } from '../../src/modules/collection/ingest/write.ts';
import { insertPrepared } from '../../src/modules/collection/index.ts';
import { type Answered, followUp, group, MOMENTS, person, work } from './programme-answers.ts';
import { clearRecords, setYouth, smallCatalogue } from './programme.queries.ts';
import { bindAll, type World, type WorldForm } from './programme-world.ts';
import { type Random, randomOf } from './random.ts';

export const WORKS = ['activity', 'training', 'input', 'demonstration', 'infrastructure'];
export const FOLLOW_UPS = ['production', 'position'];

/** A record that was sent, as far as later steps need to know it. */
export interface SentRecord {
  id: number;
  instanceId: string;
  form: WorldForm;
  sender: Sender;
  answered: Answered;
  state: 'received' | 'approved' | 'rejected';
  isDeleted: boolean;
}

/** A small programme and all that was done to it, in the order in which it was. */
export interface Programme {
  seed: number;
  world: World;
  random: Random;
  records: SentRecord[];
  merges: { id: number; kept: number; merged: number }[];
  /** Forms whose binding is not the one they began with. */
  rebound: Set<WorldForm>;
  steps: string[];
}

export const recordsOf = ({ records }: Programme, ...registries: string[]): SentRecord[] =>
  records.filter((record) => registries.includes(record.form.registry));
export const formsOf = ({ world }: Programme, ...registries: string[]): WorldForm[] =>
  world.forms.filter((form) => registries.includes(form.registry));

export function answersFor(programme: Programme, registry: string): Answered {
  const { random } = programme;
  const idsOf = (...registries: string[]) => recordsOf(programme, ...registries).map(({ id }) => id);
  const known = { memberIds: idsOf('member'), followedIds: idsOf('demonstration', 'infrastructure', 'activity') };
  if (registry === 'member') return person(random, idsOf('group'));
  if (registry === 'group') return group(random);
  return FOLLOW_UPS.includes(registry) ? followUp(random, known) : work(random, known);
}

/** Through the door of every record; some on a day long ago, as files of old records bring them. */
export async function send(programme: Programme, forms: readonly WorldForm[]): Promise<SentRecord[]> {
  const { random, world } = programme;
  const { context } = world.server;
  const fresh = forms.map((form) => {
    const [answered, sender] = [answersFor(programme, form.registry), random.one(world.senders)];
    const instanceId = `uuid:${randomUUID()}`;
    return { form, answered, sender, instanceId, arrived: form.make(instanceId, answered, sender) };
  });
  const arrived = fresh.map((one) => one.arrived);
  let ids: number[];
  if (random.chance(0.4)) {
    const receivedAt = new Date(random.one(MOMENTS));
    const given = arrived.map((one) => ({ arrived: one, receivedAt }));
    ids = await context.database.transaction(({ db }) => insertPrepared(db, given));
  } else {
    const options = { pool: context.database.pool, statementMs: 60_000, onProjectionFailure: notDerived };
    ids = (await write(options, arrived)).map((result) => {
      if (result.status === 'rejected') throw result.reason;
      if (result.value.outcome !== 'stored') throw new Error(`a record was ${result.value.outcome}`);
      return result.value.submissionId;
    });
  }
  const sent = fresh.map(({ arrived: _, ...record }, i) => ({
    ...record,
    id: ids[i] as number,
    state: 'received' as const,
    isDeleted: false,
  }));
  programme.records.push(...sent);
  return sent;
}

export const notDerived = async (): Promise<void> => {
  throw new Error('something could not be derived from a record');
};

/** Some groups, fifteen members and ten activities; all programmes of one seed are the same but for their ids. */
export async function newProgramme(world: World, seed: number): Promise<Programme> {
  const { db } = world.server.context.database;
  await clearRecords(db);
  await smallCatalogue(db);
  await setYouth(db, PROJECT_PROGRAMME, 18, 35);
  await bindAll(world);
  const random = randomOf(seed);
  const programme: Programme = { seed, world, random, records: [], merges: [], rebound: new Set(), steps: [] };
  const several = (n: number, ...registries: string[]) =>
    Array.from({ length: n }, () => random.one(formsOf(programme, ...registries)));
  await send(programme, several(3, 'group'));
  await send(programme, several(15, 'member'));
  await send(programme, several(10, ...WORKS));
  return programme;
}
