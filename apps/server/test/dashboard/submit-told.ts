import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { judge } from '../../src/modules/collection/index.ts';
import { write } from '../../src/modules/collection/ingest/write.ts';
import type { Answered, Values } from '../figures/programme-answers.ts';
import { smallCatalogue } from '../figures/programme.queries.ts';
import { notDerived } from '../figures/programme.ts';
import { bindAll, makeWorld, type World } from '../figures/programme-world.ts';
import type { TestServer } from '../support/cast.ts';
import { setAgencies } from './agency.queries.ts';
import { AGENCY_OF } from './recounted.ts';
import { type Person, type Told, TOLD, type Work } from './told.ts';

const REVIEWER = 4;
const LEVELS = ['division_id', 'district_id', 'upazila_id', 'union_id'];
const placed = (unit: number | null): Values =>
  unit === null ? {} : { [LEVELS[String(unit).length - 1] as string]: unit };
const known = (values: Record<string, string | number | null | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Values;
const yesNo = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no');

const ofPerson = (one: Person): Answered => ({
  values: known({
    name: one.key,
    registered_on: one.day,
    projects: one.projects.join(' ') || null,
    sex: one.sex,
    age: one.age,
    is_ethnic: yesNo(one.isEthnic),
    household_no: one.household,
    is_household_head: yesNo(one.isHead),
    household_males: one.males,
    household_females: one.females,
    land_decimals: one.land,
    ...placed(one.unit),
  }),
  participants: [],
});

/** A plot or a structure is of one person, who is asked for directly. */
const isOfOne = ({ registry }: Work) => registry === 'demonstration' || registry === 'infrastructure';
const taking = (
  as: 'participant' | 'beneficiary',
  key: string,
  people: readonly Person[],
  ids: ReadonlyMap<string, number>,
): Values => known({ [`${as}_member`]: ids.get(key), [`${as}_sex`]: people.find((person) => person.key === key)?.sex });

const ofWork = (one: Work, people: readonly Person[], ids: ReadonlyMap<string, number>): Answered => ({
  values: known({
    name: 'Work',
    sub_activity_id: one.sub,
    held_on: one.day,
    male_count: one.counted?.[0],
    female_count: one.counted?.[1],
    crop_kind: one.registry === 'demonstration' ? one.kind : null,
    infrastructure_type: one.registry === 'infrastructure' ? one.kind : null,
    crop: one.crop,
    area: one.area,
    quantity: one.quantity,
    length: one.length,
    households: one.households,
    ...(isOfOne(one) && one.who?.[0] && taking('beneficiary', one.who[0], people, ids)),
    ...placed(one.unit),
  }),
  participants: (isOfOne(one) ? [] : (one.who ?? [])).map((key) => taking('participant', key, people, ids)),
});

/** Sends all of it by the standard forms, decides as it is told, and merges. */
async function submitTold(world: World, { people, works }: Told): Promise<void> {
  const { database } = world.server.context;
  const sender = world.senders[0] as (typeof world.senders)[number];
  const formOf = (registry: string) =>
    world.forms.find((one) => one.registry === registry) as (typeof world.forms)[number];
  const send = async (sent: { registry: string; answered: Answered }[]): Promise<number[]> => {
    const records = sent.map(({ registry, answered }) =>
      formOf(registry).make(`uuid:${randomUUID()}`, answered, sender),
    );
    const options = { pool: database.pool, statementMs: 60_000, onProjectionFailure: notDerived };
    return (await write(options, records)).map((result) => {
      if (result.status === 'rejected' || result.value.outcome !== 'stored') throw new Error('a record was not stored');
      return result.value.submissionId;
    });
  };
  const decide = (made: { registry: string; id: number; verdict: 'approved' | 'rejected' }[]) =>
    database.transaction(({ db }) =>
      judge(db, {
        projectId: PROJECT_PROGRAMME,
        userId: REVIEWER,
        decisions: made.map(({ registry, id, verdict }) => ({
          formId: formOf(registry).form.id,
          submissionId: id,
          reason: 'Because',
          verdict,
        })),
      }),
    );

  const memberIds = await send(people.map((one) => ({ registry: 'member', answered: ofPerson(one) })));
  const ids = new Map(people.map(({ key }, i) => [key, memberIds[i] as number]));
  const workIds = await send(works.map((one) => ({ registry: one.registry, answered: ofWork(one, people, ids) })));
  await decide([
    ...people.flatMap((one, i) =>
      one.isRejected ? [{ registry: 'member', id: memberIds[i] as number, verdict: 'rejected' as const }] : [],
    ),
    ...works.flatMap(({ registry, state }, i) =>
      state === 'received' ? [] : [{ registry, id: workIds[i] as number, verdict: state }],
    ),
  ]);
  for (const { key, mergedInto } of people.filter((one) => one.mergedInto)) {
    const body = { keptId: String(ids.get(mergedInto as string)), mergedId: String(ids.get(key)) };
    const { status } = await world.admin.call('mergeMembers', { body: { projectId: PROJECT_PROGRAMME, ...body } });
    if (status !== 200) throw new Error(`${key} was not merged`);
  }
}

/** A small country and a small catalogue with all that is told; answers when it was received. */
export async function tellAll(server: TestServer): Promise<Date> {
  const world = await makeWorld(server);
  const { db } = server.context.database;
  await smallCatalogue(db);
  await setAgencies(db, AGENCY_OF);
  await bindAll(world);
  const receivedAt = new Date();
  await submitTold(world, TOLD);
  return receivedAt;
}
