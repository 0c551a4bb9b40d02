import type { Permission } from '@msurvey/domain';
import { join } from '../projects/project.queries.ts';
import { idOf } from '../registry/support/door.ts';
import type { Actor, TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { projectWithLevels } from '../logframe/support.ts';

const VALIDATES: Permission[] = ['Log Frame/View', 'Validation/View', 'Validation/Validate'];

/** Somebody of these teams with these switches. */
export async function memberWith(server: TestServer, projectIds: number[], permissions: Permission[]): Promise<Actor> {
  const person = await personWithPermissions(server, permissions);
  for (const projectId of projectIds) await join(server.context.database.db, projectId, [idOf(person)]);
  return person;
}

/** A project with a goal, an outcome and as many indicators as one asks for; one who edits and one who validates. */
export async function projectWithIndicators(server: TestServer, name: string) {
  const project = await projectWithLevels(server, name);
  const { projectId, officer, ids, add } = project;
  const goal = (await add(null, ids.g, '1')).id;
  const outcome = (await add(goal, ids.o, '1.1')).id;
  let count = 0;
  const indicator = async (more: object = {}) => {
    count += 1;
    return (await add(outcome, ids.i, `1.1.${count}`, more)).id;
  };
  const validator = await memberWith(server, [projectId], VALIDATES);
  const frequencies = (await officer.call('indicatorFrequencies', { query: { projectId } })).body.data;
  const frequencyId = (code: string) => frequencies.find((one) => one.code === code)?.id as number;

  const set = (logframeId: number, setting: object, more: object = {}) =>
    officer.call('saveIndicatorSettings', { body: { projectId, logframeId, setting: setting as never, ...more } });
  const collect = (logframeId: number, collectedData: object[], more: object = {}, who = officer) =>
    who.call('saveIndicatorCollection', {
      body: { projectId, logframeId, collectedData: collectedData as never, ...more },
    });
  const plan = (logframeId: number, lopValue: number | null, targets: object[], more: object = {}) =>
    officer.call('saveIndicatorTargets', {
      body: { projectId, logframeId, lopValue, targets: targets as never, ...more },
    });
  const collection = async (logframeId: number, who = officer) =>
    (await who.call('indicatorCollection', { query: { projectId, logframeId } })).body.data;
  const detail = async (logframeId: number) =>
    (await officer.call('indicatorDetail', { query: { projectId, logframeId } })).body.data;
  /** Types it, hands it in and has it accepted. */
  const accept = async (logframeId: number, rows: object[]) => {
    await collect(logframeId, rows);
    for (const move of ['submitIndicatorValues', 'acceptIndicatorValues'] as const) {
      const { jsonData } = await collection(logframeId);
      const meant = jsonData.collectedData.filter(({ can, state }) => can.submit || state === 'submitted');
      const answer = await (move === 'submitIndicatorValues' ? officer : validator).call(move, {
        body: { projectId, logframeId, rows: meant.map(({ date, version }) => ({ date, version })) },
      });
      if (answer.status !== 200) throw new Error(`${move}: ${answer.codes.join(', ')}`);
    }
  };
  /** A type with items, the ids of these by their codes. */
  const split = async (typeName: string, codes: string[], more: { dimension?: 'sex' | 'age' | 'agency' } = {}) => {
    const made = await officer.call('createDisaggregationType', { body: { projectId, name: typeName, ...more } });
    const disaggregationId = Number(made.body.data.id);
    const items = codes.map((code) => ({ item: `Item ${code}`, code, value: more.dimension ? code : null }));
    const { body } = await officer.call('createDisaggregationItems', { body: { projectId, disaggregationId, items } });
    const byCode = Object.fromEntries(body.data.disaggregationItems.map(({ code, id }) => [code, id]));
    return { id: disaggregationId, items: byCode as Record<string, number> };
  };
  return { ...project, indicator, validator, frequencyId, set, collect, plan, collection, detail, accept, split };
}

export const total = (date: string | number, value: number | null, more: object = {}) => ({
  date,
  data: { total: value },
  ...more,
});
