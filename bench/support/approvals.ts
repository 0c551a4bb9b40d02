import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Database } from '../../apps/server/src/db/database.ts';
import { demoSenders } from '../../apps/server/src/demo/registry/registry.queries.ts';
import { insertPrepared, makePrepared } from '../../apps/server/src/modules/collection/index.ts';
import { STANDARD_FORMS } from '../../apps/server/src/modules/registry/index.ts';
import type { Report } from './bench.ts';
import { placesOfTrainings, type TrainingPlace } from './approvals.queries.ts';
import type { InProcess } from './in-process.ts';
import { percentile } from './percentile.ts';

const AT_ONCE = 200;

interface Waiting {
  id: number;
  revision: number;
}

/** Trainings that wait, as collectors send them: each with so many registered people who live around. */
export async function sendTrainings(database: Database, count: number, people: number): Promise<Waiting[]> {
  const standard = STANDARD_FORMS.find(({ registry }) => registry === 'training') as (typeof STANDARD_FORMS)[number];
  const { bound, xformId, formId } = standard;
  const form = { id: formId, projectId: PROJECT_PROGRAMME, xformId, isArchived: false };
  const make = await makePrepared(database.db, form);
  const places = await placesOfTrainings(database.db, PROJECT_PROGRAMME, count, people);
  const sender = (await demoSenders(database.db, PROJECT_PROGRAMME))[0];
  if (!sender) throw new Error('nobody collects');
  const path = (column: string) => bound[column] as string;
  const given = places.map((place: TrainingPlace, n) => {
    const receivedAt = new Date(Date.now() - n * 1000);
    const arrived = make({
      instanceId: `uuid:${randomUUID()}`,
      values: {
        [path('sub_activity_id')]: place.subActivityId,
        [path('name')]: `Safe use of pesticides ${n}`,
        [path('held_on')]: place.heldOn,
        [path('union_id')]: place.unionId,
      },
      items: { [path('participants')]: place.members.map((id) => ({ [path('participant_member')]: id })) },
      sender: { ...sender, deviceTokenId: null },
      receivedAt,
    });
    return { arrived, receivedAt };
  });
  const ids: number[] = [];
  for (let from = 0; from < given.length; from += AT_ONCE)
    ids.push(...(await database.transaction(({ db }) => insertPrepared(db, given.slice(from, from + AT_ONCE)))));
  return ids.map((id) => ({ id, revision: 1 }));
}

/** One after the other, as a reviewer does; then the rest as the desk sends what was marked. */
export async function approveAll(report: Report, server: InProcess, waiting: readonly Waiting[], single: number) {
  const times: number[] = [];
  for (const record of waiting.slice(0, single))
    times.push(
      await server.timeOf({
        name: 'approve',
        call: 'approveActivity',
        body: { projectId: PROJECT_PROGRAMME, ...record },
      }),
    );
  report.figure('approval of an activity with 30 people, server p95', percentile(times, 0.95), 'ms', { atMost: 40 });
  const marked = waiting.slice(single);
  let whole = 0;
  for (let from = 0; from < marked.length; from += AT_ONCE) {
    const records = marked.slice(from, from + AT_ONCE);
    whole += await server.timeOf({
      name: 'approve those marked',
      call: 'approveActivities',
      body: { projectId: PROJECT_PROGRAMME, records },
    });
  }
  report.figure(`${marked.length} approvals in bulk`, whole / 1000, 's', { atMost: 20 });
}
