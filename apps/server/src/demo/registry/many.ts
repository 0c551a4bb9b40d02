import { DAY_MS, dayInDhaka, PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Database } from '#db/database.ts';
import { type PreparedRecord, insertPrepared, makePrepared, recountForm } from '#modules/collection/index.ts';
import { dayOfText } from './calendar.ts';
import { countPeopleAfterwards } from './count-afterwards.ts';
import { decided, type FollowUp, type FoundLater, harvestsOf } from './follow-ups.ts';
import { formOf, instanceIdOf, receivedAt } from './record-keys.ts';
import { type Layout, layOut } from './groups.ts';
import { People } from './people.ts';
import { groupValues, memberValues } from './people-records.ts';
import { LISTED_UNIONS } from './places.ts';
import { isCounted, type Planned, Planner, planWorks } from './plan.ts';
import * as queries from './registry.queries.ts';
import { decisionOf, Reviewers } from './reviewers.ts';
import { type Fate, type Scheduled, schedule } from './schedule.ts';
import { registrarOf, Senders } from './senders.ts';
import { receivedOn, type WorkContext, workRecord } from './work-records.ts';
import { type WorkForm, worksOf } from './work-kinds.ts';

export interface Many {
  groups: number;
  members: number;
  activities: number;
  participations: number;
}

const AT_ONCE = 1000;
/** Beyond the numbers of the small demonstration. */
const FIRST = 1_000_000;
const FORMS: readonly WorkForm[] = ['activity', 'training', 'input', 'demonstration', 'infrastructure'];

interface Made extends Pick<PreparedRecord, 'values' | 'items'> {
  /** Of whatever its record is about: what is drawn for it is drawn by this. */
  n: number;
  agency: string;
  district: number;
  day: number;
  /** Of records that nobody decides on, none. */
  fate?: Fate;
}

class Loader {
  constructor(
    private readonly database: Database,
    private readonly senders: Senders,
    private readonly reviewers: Reviewers,
    private readonly say: (line: string) => void,
  ) {}

  private decided(formId: number, { n, agency, fate = 'waiting' }: Made, at: Date) {
    if (fate === 'waiting') return undefined;
    const { verdict, reason, question } = decisionOf({ formId, submissionId: 0, fate, organization: agency, n });
    if (verdict === 'reopened') return undefined;
    const decidedAt = new Date(Math.min(at.getTime() + 2 * DAY_MS, Date.now()));
    const userId = this.reviewers.of(agency);
    return { verdict, userId, at: decidedAt, reason: reason ?? null, question: question ?? null };
  }

  /** Record by record as it would have come, many in one transaction; answers their ids in order. */
  async load(registry: string, count: number, made: Iterable<Made>): Promise<Float64Array> {
    const form = formOf(registry);
    const make = await makePrepared(this.database.db, form);
    const ids = new Float64Array(count);
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    let [at, batch]: [number, Made[]] = [0, []];
    const write = async () => {
      const rows = batch.map((one, i) => {
        const sender = { ...this.senders.pick(one.agency, one.district, one.n), deviceTokenId: null };
        const [received, instanceId] = [receivedAt(one.day, one.n), instanceIdOf(form.id, FIRST + at + i)];
        const { values, items } = one;
        const record = { values, ...(items ? { items } : {}), instanceId, sender, receivedAt: received };
        return { arrived: make(record), receivedAt: received, decided: this.decided(form.id, one, received) };
      });
      ids.set(await this.database.transaction(({ db }) => insertPrepared(db, rows)), at);
      at += batch.length;
      if (at % 20_000 < AT_ONCE) this.say(`${registry}: ${at} of ${count}, ${seconds()} s`);
      batch = [];
    };
    for (const one of made) if (batch.push(one) === AT_ONCE) await write();
    if (batch.length > 0) await write();
    await this.database.transaction(({ db }) => recountForm(db, form));
    this.say(`${registry}: ${count} in ${seconds()} s`);
    return ids;
  }
}

/** How many more than usual come to each, so that there are about as many participations as were asked for. */
function crowdFor(scheduled: readonly Scheduled[], participations: number): number {
  const usual = scheduled.reduce(
    (sum, { work }) => sum + (isCounted(work) ? 0 : (work.people[0] + work.people[1]) / 2),
    0,
  );
  return usual === 0 ? 1 : Math.max(0.1, participations / usual / 0.93);
}

function* groupRecords({ groups }: Layout): Generator<Made> {
  for (const group of groups) {
    const { g: n, formedOn, union } = group;
    yield { n, agency: registrarOf(n), district: union.district, day: formedOn + 2, values: groupValues(group, FIRST) };
  }
}

function* memberRecords(people: People, groupIds: Float64Array): Generator<Made> {
  for (const group of people.layout.groups)
    for (const member of people.of(group)) {
      const values = memberValues(group, member, groupIds[group.g] ?? null);
      yield {
        n: member.n,
        agency: registrarOf(group.g),
        district: group.union.district,
        day: member.registeredOn + 1,
        values,
      };
    }
}

function* workRecords(context: WorkContext, planner: Planner, planned: readonly Planned[]): Generator<Made> {
  for (const one of planned) {
    const { a: n, work, union, fate } = one;
    const day = receivedOn(one, context.today);
    yield {
      n,
      agency: work.agency,
      district: union.district,
      day,
      fate,
      ...workRecord(context, planner.attended(one), null),
    };
  }
}

function* harvestRecords(followUps: readonly FollowUp[]): Generator<Made> {
  for (const { of, day, values, fate } of followUps)
    yield { n: of.a, agency: of.work.agency, district: of.union.district, day: day + 1, fate, values };
}

/**
 * The registries of a large programme, of the same shapes as the small one. Every record is real: its XML, its answers, what
 * was decided, and what is derived from it are what taking it in would have given, and a rebuild gives the same. Run on a
 * database that holds the demonstration.
 */
export async function loadMany(database: Database, many: Many, say: (line: string) => void): Promise<void> {
  const { db } = database;
  const found = await queries.demoSenders(db, PROJECT_PROGRAMME);
  if (found.length === 0) throw new Error('the demonstration programme is not in this database');
  const loader = new Loader(database, new Senders(found), await Reviewers.find(db), say);
  const unions = await queries.demoUnions(db, LISTED_UNIONS);
  const today = dayOfText(dayInDhaka(new Date()));
  const layout = layOut({ unions, groups: many.groups, members: many.members, today });
  const people = new People(layout, FIRST);
  const groupIds = await loader.load('group', layout.groups.length, groupRecords(layout));
  const memberIds = await loader.load('member', layout.members, memberRecords(people, groupIds));
  const scheduled = schedule(worksOf(await queries.demoCatalogue(db)), many.activities, today);
  const planner = new Planner(people, unions, crowdFor(scheduled, many.participations));
  const planned = planWorks(planner, scheduled, today);
  const context = { today, memberId: (n: number) => memberIds[n], groupId: (g: number) => groupIds[g] };
  const followUps: FoundLater[] = [];
  const load = async () => {
    for (const kind of FORMS) {
      const its = planned.filter(({ work }) => work.form === kind);
      const ids = await loader.load(kind, its.length, workRecords(context, planner, its));
      for (const [i, one] of its.entries()) followUps.push(...harvestsOf(one, ids[i] as number, today));
    }
    await loader.load('production', followUps.length, harvestRecords(decided(followUps, today)));
  };
  await countPeopleAfterwards((count) => database.transaction(({ db }) => count(db)), load);
  await queries.analyze(db);
}
