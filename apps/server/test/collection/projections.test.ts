import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rebuildAll } from '../../src/modules/collection/index.ts';
import { retryProjections } from '../../src/modules/collection/projections/retry.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { waitingJobs } from '../support/state.queries.ts';
import { alsoDerives } from './support/also-derives.ts';
import type { CollectClient } from './support/collect.ts';
import type { TestForm } from './support/forms.queries.ts';
import { newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf } from './support/phone.ts';
import { makeRegister, registered, registerProjector } from './support/register.queries.ts';
import { projectionFailures, submissionsOf } from './support/state.queries.ts';

let server: TestServer;
let form: TestForm;
let phone: CollectClient;
let unregister = () => {};
const db = () => server.context.database.db;
const send = (name: string, more = {}) => phone.post({ xml: recordOf(form, { name, ...more }) });

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  ({ phone } = await phoneOf(server, address, 'collector'));
  await makeRegister(db());
});
afterEach(() => unregister());
afterAll(() => server?.close());

describe('projections', () => {
  it('are written with the record, follow its edits, and are the same after a rebuild', async () => {
    unregister = alsoDerives(registerProjector(form.formId));
    const instanceId = newInstanceId();
    await send('Rahim', { instanceId });
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => send(name)));
    await send('Karim', { deprecatedId: instanceId });
    const before = await registered(db());
    expect(before.map((r) => r.name).sort()).toEqual(['A', 'B', 'C', 'D', 'Karim']);
    const lines: string[] = [];
    const [result] = await rebuildAll(server.context.database, form.projectId, (line) => lines.push(line));
    expect(result).toMatchObject({ records: 5, failed: 0, projectors: ['register'] });
    expect(lines.some((line) => line.includes('5 of 5'))).toBe(true);
    expect(await registered(db())).toEqual(before);
  });

  it('that fail lose no record: one that cannot be taken is recorded, its neighbours are not held up', async () => {
    let broken = true;
    unregister = alsoDerives(registerProjector(form.formId, (name) => broken && name === 'poison'));
    const before = (await submissionsOf(db(), form.formId)).length;
    const answers = await Promise.all(['x1', 'poison', 'x2', 'x3'].map((name) => send(name)));
    expect(answers.map((a) => a.status)).toEqual([201, 201, 201, 201]);
    expect(await submissionsOf(db(), form.formId)).toHaveLength(before + 4);
    const names = async () => (await registered(db())).map((r) => r.name);
    expect(await names()).toEqual(expect.arrayContaining(['x1', 'x2', 'x3']));
    expect(await names()).not.toContain('poison');
    expect(await projectionFailures(db())).toMatchObject([{ projector: 'register', attempts: 1 }]);
    expect(await waitingJobs(db())).toBe(1);

    await retryProjections(server.context);
    expect(await projectionFailures(db())).toMatchObject([{ attempts: 2 }]);
    broken = false;
    await retryProjections(server.context);
    expect(await projectionFailures(db())).toEqual([]);
    expect(await names()).toContain('poison');
  });

  it('that break the database’s transaction do not take the record with them', async () => {
    unregister = alsoDerives({
      name: 'breaks',
      matches: () => true,
      project: async (handle) =>
        void (await handle
          .selectFrom('no_such_table' as never)
          .selectAll()
          .execute()),
      forget: async () => {},
      clear: async () => {},
    });
    const before = (await submissionsOf(db(), form.formId)).length;
    expect((await send('still there')).status).toBe(201);
    expect(await submissionsOf(db(), form.formId)).toHaveLength(before + 1);
    expect((await projectionFailures(db())).map((f) => f.projector)).toEqual(['breaks']);
  });
});
