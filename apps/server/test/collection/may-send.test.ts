import { masterPrivileges } from '@msurvey/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { CollectClient } from './support/collect.ts';
import type { TestForm } from './support/forms.queries.ts';
import { newInstanceId, recordOf } from './support/household.ts';
import { householdForm, listen, phoneOf, picture } from './support/phone.ts';
import { rolesOf } from './support/record-state.queries.ts';
import { auditLines } from '../support/state.queries.ts';
import { filesOf, submissionsOf } from './support/state.queries.ts';
import { webSender } from './support/web.ts';

let server: TestServer;
let form: TestForm;
let byKey: CollectClient;
let byPassword: CollectClient;
let collector: Actor;
let admin: Actor;
let roleId: number;
const db = () => server.context.database.db;
const web = webSender(() => server);

async function turn(permission: 'Form Data/Create' | 'Form Data/Edit', on: boolean): Promise<void> {
  const { body } = await admin.call('permissionList', { query: { role_id: roleId } });
  const [module, action] = permission.split('/');
  const row = body.data.find((m) => m.module_name === module)?.activity.find((a) => a.action_name === action);
  const id = row?.module_action_role_id as number;
  expect((await admin.call('permissionChange', { body: { id, permission: on } })).status).toBe(200);
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  form = await householdForm(server, 'collector');
  admin = await server.as('superadmin');
  ({ phone: byKey, person: collector } = await phoneOf(server, address, 'collector'));
  byPassword = new CollectClient(address, `${address}/msurvey/openrosa`, {
    name: 'collector',
    password: DEMONSTRATION_PASSWORD,
  });
  [roleId] = (await rolesOf(db(), 'collector')) as [number];
});
afterAll(() => server?.close());
beforeEach(async () => {
  await turn('Form Data/Create', true);
  await turn('Form Data/Edit', true);
});

const count = async () => (await submissionsOf(db(), form.formId)).length;

/** The three ways into the same store. */
const ways: [string, (xml: string, of?: string) => Promise<number>][] = [
  ['a phone with its key', async (xml) => (await byKey.post({ xml })).status],
  ['a phone with a password', async (xml) => (await byPassword.post({ xml })).status],
  ['the web form', async (xml, of) => (await web(collector, form, { xml }, of ? `/${of}` : '')).status],
];

describe.each(ways)('%s', (_way, send) => {
  it('sends new records only with Form Data/Create, at the moment of sending', async () => {
    expect(await send(recordOf(form))).toBe(201);
    const before = await count();
    await turn('Form Data/Create', false);
    expect(await send(recordOf(form))).toBe(403);
    expect(await count()).toBe(before);
    await turn('Form Data/Create', true);
    expect(await send(recordOf(form))).toBe(201);
  });

  it('sends revisions, also of the sender’s own record, only with Form Data/Edit', async () => {
    const first = newInstanceId();
    expect(await send(recordOf(form, { instanceId: first }))).toBe(201);
    await turn('Form Data/Edit', false);
    const edit = recordOf(form, { deprecatedId: first, name: 'Edited' });
    expect(await send(edit, first)).toBe(403);
    expect((await submissionsOf(db(), form.formId)).at(-1)).toMatchObject({ revision: 1 });
    expect(await send(recordOf(form))).toBe(201);
    await turn('Form Data/Edit', true);
    expect(await send(edit, first)).toBe(201);
  });
});

describe('who may not send any more', () => {
  it('leaves a line in the audit, from a phone and from the browser, without the phone’s key', async () => {
    await turn('Form Data/Edit', false);
    const first = newInstanceId();
    expect((await byKey.post({ xml: recordOf(form, { instanceId: first }) })).status).toBe(201);
    const edit = recordOf(form, { deprecatedId: first, name: 'Edited' });
    const lines = async () =>
      (await auditLines(db(), 'permission', 'submission.may-not-edit')).map(({ actorName, after }) => ({
        actorName,
        ...(after as { path: string }),
      }));
    await byKey.post({ xml: edit });
    await web(collector, form, { xml: edit }, `/${first}`);
    const actorName = expect.any(String);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        { actorName, method: 'POST', path: '/msurvey/openrosa/key/:key/submission' },
        { actorName, method: 'POST', path: '/msurvey/api/project/form/:formId/submission/:instanceId' },
      ]),
    );
  });

  it('sends no files either for what was sent before, and is told what to do', async () => {
    const xml = recordOf(form, { photo: 'p.jpg' });
    const files = [{ name: 'p.jpg', bytes: picture(100) }];
    expect((await byKey.post({ xml, isIncomplete: true })).status).toBe(201);
    await turn('Form Data/Create', false);
    const refused = await byKey.post({ xml, files });
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('Keep the record');
    expect((await filesOf(db(), form.formId)).at(-1)).toMatchObject({ name: 'p.jpg', key: null });
    await turn('Form Data/Create', true);
    expect((await byKey.post({ xml, files })).status).toBe(201);
  });
});

describe('the template of data collectors', () => {
  it('lets them send, and correct what was returned to them', () => {
    const given = masterPrivileges('data-collector');
    expect([given.has('Form Data/Create'), given.has('Form Data/Edit')]).toEqual([true, true]);
  });
});
