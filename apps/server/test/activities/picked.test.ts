import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildAll } from '../../src/modules/collection/index.ts';
import { memberOf, otherMemberOf } from '../census/umbrella.queries.ts';
import { unionsFor, subActivityOf } from '../registry/door.queries.ts';
import { personIn, standardSender } from '../registry/support/door.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { countsOf, participantsOf } from './support/participants.queries.ts';

let server: TestServer;
let who: Actor;
let start = '';
let people: { id: string }[] = [];
const db = () => server.context.database.db;
const send = standardSender(() => server);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  who = await personIn(server, 61, ['Project/View', 'Project Activity/View', 'Project Activity/Create']);
  const [union] = await unionsFor(db());
  start = `<sub_activity>${await subActivityOf(db(), 'SACP')}</sub_activity><held_on>2026-02-03</held_on><place><union>${union}</union></place>`;
  const first = await memberOf(db(), 1);
  people = [first, await otherMemberOf(db(), 1, first.id)];
});
afterAll(() => server?.close());

const listed = (rows: [id: string, name: string, sex: string][]) =>
  `<people><listing>listed</listing>${rows
    .map(
      ([id, name, sex]) =>
        `<participant><participant_member>${id}</participant_member><participant_name>${name}</participant_name><participant_sex>${sex}</participant_sex></participant>`,
    )
    .join('')}</people>`;
const picked = (chosen: string, ids: string, names: string, sexes: string) =>
  `<people><listing>picked</listing><picked><picked_members>${chosen}</picked_members><picked_ids>${ids}</picked_ids><picked_names>${names}</picked_names><picked_sexes>${sexes}</picked_sexes></picked></people>`;
/** Beside those who are picked, others are listed. */
const beside = (chosen: string, numbers: string, others: string) =>
  `<people><listing>picked</listing><picked><picked_members>${chosen}</picked_members><picked_ids>${chosen}</picked_ids><picked_names>Rahima|Karim</picked_names><picked_sexes>female|male</picked_sexes><picked_numbers>${numbers}</picked_numbers></picked><others>yes</others>${others}</people>`;
const other = (fields: Record<string, string>) =>
  `<participant>${Object.entries(fields)
    .map(([name, value]) => `<participant_${name}>${value}</participant_${name}>`)
    .join('')}</participant>`;
const sent = async (body: string, registry = 'activity') => {
  const { status, instanceId } = await send(who, registry, start + body);
  expect(status).toBe(201);
  return { rows: await participantsOf(db(), instanceId), counts: await countsOf(db(), instanceId), instanceId };
};

describe('participants picked from the members of groups', () => {
  it('give the same rows and counts as when they are listed one by one', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const one = await sent(
      listed([
        [a, 'Rahima Begum', 'female'],
        [b, 'Karim Mia', 'male'],
      ]),
    );
    // The list has them in another order than they were ticked in.
    const many = await sent(picked(`${a} ${b}`, `${b} ${a}`, 'Karim Mia|Rahima Begum', 'male|female'));
    expect(one.rows).toHaveLength(2);
    expect(many.rows).toEqual(one.rows);
    expect(many.counts).toEqual(one.counts);
    expect(many.counts).toMatchObject({ members: 2, male: 1, female: 1 });
  });

  it('are counted once each, however often they are named, and hundreds are all there', async () => {
    const [a] = people.map(({ id }) => id) as [string];
    expect((await sent(picked(`${a} ${a}`, a, 'Rahima', 'female'))).rows).toHaveLength(1);
    const ids = Array.from({ length: 400 }, (_, i) => String(900_000_000 + i));
    const names = ids.map((id) => `Member ${id}`).join('|');
    const { rows } = await sent(picked(ids.join(' '), ids.join(' '), names, ids.map(() => 'male').join('|')));
    expect(rows).toHaveLength(400);
    expect(rows.at(-1)).toMatchObject({ name: 'Member 900000399', sex: 'male' });
  });

  it('say nothing of anybody where names and numbers do not belong together', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const { rows } = await sent(picked(`${a} ${b}`, `${a} ${b}`, 'Only one name', 'female|male'));
    expect(rows.map(({ name, sex }) => [name, sex])).toEqual([
      [null, 'female'],
      [null, 'male'],
    ]);
  });

  it('stand beside guests who are typed, each once', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const guest = other({ name: 'Guest of the union', sex: 'male' });
    const { rows, counts } = await sent(beside(`${a} ${b}`, 'P-1|P-2', guest));
    expect(rows.map(({ name }) => name)).toEqual(['Guest of the union', 'Rahima', 'Karim']);
    expect(counts).toMatchObject({ members: 3, male: 2, female: 1 });
  });

  it('are there once who are listed as well, by the list or by their number', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const twice =
      other({ member: a, name: 'Rahima Begum', sex: 'female' }) + other({ member_no: 'P-2', name: 'Karim' });
    const { rows, counts, instanceId } = await sent(beside(`${a} ${b}`, 'P-1|P-2', twice));
    expect(rows.map(({ memberId, memberNo, name }) => [memberId, memberNo, name])).toEqual([
      [Number(a), null, 'Rahima Begum'],
      [null, 'P-2', 'Karim'],
    ]);
    expect(counts).toMatchObject({ members: 2 });
    await rebuildAll(server.context.database, null, () => {});
    expect(await participantsOf(db(), instanceId)).toEqual(rows);
  });

  it('receive the same, and who is listed what is said of them', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const alike =
      '<picked_item>seed</picked_item><picked_amount>5</picked_amount><picked_unit>kg</picked_unit></picked>';
    const own = other({ member: a, name: 'Rahima Begum', sex: 'female' }).replace(
      '</participant>',
      '<item>sprayer</item><amount>1</amount><unit>piece</unit></participant>',
    );
    const { rows } = await sent(beside(`${a} ${b}`, '|', own).replace('</picked>', alike), 'input');
    expect(rows.map(({ memberId, item, quantity, unit }) => [memberId, item, Number(quantity), unit])).toEqual([
      [Number(a), 'sprayer', 1, 'piece'],
      [Number(b), 'seed', 5, 'kg'],
    ]);
  });

  it('are the same after a rebuild', async () => {
    const [a, b] = people.map(({ id }) => id) as [string, string];
    const { instanceId, rows } = await sent(picked(`${a} ${b}`, `${a} ${b}`, 'Rahima|Karim', 'female|male'));
    expect(rows).toHaveLength(2);
    await rebuildAll(server.context.database, null, () => {});
    expect(await participantsOf(db(), instanceId)).toEqual(rows);
  });
});
