import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Database } from '#db/database.ts';
import { type GivenRecord, insertGiven, makeGiven, recountForm } from '#modules/collection/index.ts';
import { formOf, instanceIdOf } from './load.ts';
import { groupOfMember, groupValues, memberValues, type Scale } from './people-records.ts';
import * as queries from './registry.queries.ts';
import { kindOf, type WorkScale, workRecord } from './work-records.ts';

export interface Many {
  groups: number;
  members: number;
  activities: number;
  participations: number;
}

const AT_ONCE = 1000;
const DAY_MS = 86_400_000;
/** Beyond the numbers of the small demonstration. */
const FIRST = 1_000_000;

type Record = Pick<GivenRecord, 'values' | 'items'> & { before: number };

class Loader {
  private readonly today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);

  constructor(
    private readonly database: Database,
    private readonly senders: readonly queries.DemoSender[],
    private readonly say: (line: string) => void,
  ) {}

  /** Record by record as it would have come, many in one transaction; answers their ids in order. */
  async load(registry: string, count: number, numbers: (i: number) => number, record: (n: number) => Record) {
    const form = formOf(registry);
    const make = await makeGiven(this.database.db, form);
    const ids = new Float64Array(count);
    const began = Date.now();
    for (let at = 0; at < count; at += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, i) => {
        const n = numbers(at + i);
        const { before, ...values } = record(n);
        const sender = { ...(this.senders[n % this.senders.length] as queries.DemoSender), deviceTokenId: null };
        const receivedAt = new Date(this.today.getTime() - before * DAY_MS + (n % 600) * 60_000);
        return {
          arrived: make({ ...values, instanceId: instanceIdOf(form.id, FIRST + n), sender, receivedAt }),
          receivedAt,
        };
      });
      const stored = await this.database.transaction(({ db }) => insertGiven(db, batch));
      ids.set(stored, at);
      if (at % 20_000 === 0)
        this.say(`${registry}: ${at + batch.length} of ${count}, ${Math.round((Date.now() - began) / 1000)} s`);
    }
    await this.database.transaction(({ db }) => recountForm(db, form));
    this.say(`${registry}: ${count} in ${Math.round((Date.now() - began) / 1000)} s`);
    return ids;
  }
}

/**
 * The registries of a large programme. Every record is real: its XML, its answers, and what is derived from it are what
 * taking it in would have given, and a rebuild gives the same. Run on a database that holds the demonstration.
 */
export async function loadMany(database: Database, many: Many, say: (line: string) => void): Promise<void> {
  const { db } = database;
  const senders = await queries.demoSenders(db, PROJECT_PROGRAMME);
  if (senders.length === 0) throw new Error('the demonstration programme is not in this database');
  const loader = new Loader(database, senders, say);
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const unions = await queries.demoUnions(db, 1000);
  const scale: Scale = { unions, groups: many.groups, members: many.members, today };
  const same = (i: number) => i;
  const groupIds = await loader.load('group', many.groups, same, (g) => ({
    values: groupValues(scale, g),
    before: 300 + (g % 400),
  }));
  const memberIds = await loader.load('member', many.members, same, (n) => ({
    values: memberValues(scale, n, groupIds[groupOfMember(scale, n)] ?? null),
    before: 30 + (n % 250),
  }));
  const listed = many.activities === 0 ? 0 : Math.round((many.participations / many.activities) * 1.9);
  const work: WorkScale = { ...scale, catalogue: await queries.demoCatalogue(db), memberIds, listed, photo: null };
  const numbers = new Map<string, number[]>();
  for (let a = 0; a < many.activities; a++) {
    const its = numbers.get(kindOf(a));
    if (its) its.push(a);
    else numbers.set(kindOf(a), [a]);
  }
  for (const [kind, its] of numbers)
    await loader.load(
      kind,
      its.length,
      (i) => its[i] as number,
      (a) => {
        const { kind: _, heldBefore, ...record } = workRecord(work, a);
        return { ...record, before: Math.max(0, heldBefore - 2) };
      },
    );
  await queries.analyze(db);
}
