import { type Permission, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, reachAs, submissionsOf } from '../census/umbrella.queries.ts';
import { recordOf, newInstanceId } from '../collection/support/household.ts';
import { webSender } from '../collection/support/web.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { newestXml, unionsFor } from './door.queries.ts';
import { idOf, personIn as joined } from './support/door.ts';

/** The main form of members, which lives in the umbrella. */
const MEMBERS = { formId: 151, idString: 'msurvey_member', version: '2026110101' };
const READER: Permission[] = ['Member Register/View', 'Project/View'];

let server: TestServer;
const db = () => server.context.database.db;
const send = webSender(() => server);
const personIn = (projectId: number, permissions: Permission[]) => joined(server, projectId, permissions);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

const newMember = (instanceId: string, union: number, programmes: string) =>
  recordOf(MEMBERS as never, {
    instanceId,
    name: 'Nasima Begum',
    body: `<registered_on>2026-03-01</registered_on><programmes>${programmes}</programmes><place><union>${union}</union></place><person><name>Nasima Begum</name><sex>female</sex></person>`,
  });

describe('the registry’s Create', () => {
  it('is enough to add with its main form, for who is no form user and only of a project beneath', async () => {
    const adder = await personIn(PROJECT_SACP, [...READER, 'Member Register/Create']);
    const { body } = await adder.call('entryForm', { query: { formId: MEMBERS.formId } });
    expect(body.data).toMatchObject({ closed: null, can: { submit: true, edit: false } });
    expect(body.data.doors).toContain(PROJECT_SACP);
    const instanceId = newInstanceId();
    const [union = 0] = await unionsFor(db());
    const sent = await send(adder, MEMBERS, { xml: newMember(instanceId, union, '1') });
    expect(sent).toMatchObject({ status: 201, data: { revision: 1 } });
    const found = await adder.call('member', { query: { projectId: PROJECT_SACP, instance: instanceId } });
    expect(found.body.data).toMatchObject({ name: 'Nasima Begum', formId: MEMBERS.formId });
    // Sent twice, it is there once.
    expect((await send(adder, MEMBERS, { xml: newMember(instanceId, union, '1') })).status).toBe(201);
    expect(await submissionsOf(db(), instanceId)).toBe(1);
  });

  it('is needed: seeing the registry is not enough, nor is Create without a team', async () => {
    const [union = 0] = await unionsFor(db());
    const reader = await personIn(PROJECT_SACP, READER);
    expect((await reader.call('entryForm', { query: { formId: MEMBERS.formId } })).status).toBe(404);
    const instanceId = newInstanceId();
    expect((await send(reader, MEMBERS, { xml: newMember(instanceId, union, '1') })).status).toBeGreaterThanOrEqual(
      400,
    );
    const stranger = await personWithPermissions(server, [...READER, 'Member Register/Create']);
    expect((await stranger.call('entryForm', { query: { formId: MEMBERS.formId } })).status).toBe(404);
    expect((await send(stranger, MEMBERS, { xml: newMember(instanceId, union, '1') })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await submissionsOf(db(), instanceId)).toBe(0);
  });

  it('opens no form that fills no registry, and none of the form’s own pages', async () => {
    const adder = await personIn(PROJECT_SACP, [...READER, 'Member Register/Create', 'Form Data/View']);
    expect((await adder.call('entryForm', { query: { formId: 160 } })).status).toBe(404);
    expect((await adder.call('submissions', { body: { formId: MEMBERS.formId } as never })).status).toBe(404);
  });
});

describe('the registry’s Edit', () => {
  const edited = (xml: string, to: string) =>
    xml
      .replace(/<name>[^<]*<\/name>/, `<name>${to}</name>`)
      .replace(
        /<(orx:)?instanceID>([^<]*)<\/(orx:)?instanceID>/,
        (_, prefix = '', old) =>
          `<${prefix}instanceID>${newInstanceId()}</${prefix}instanceID><${prefix}deprecatedID>${old}</${prefix}deprecatedID>`,
      );

  it('is enough to edit what one sees of the programme, and nothing of the other', async () => {
    const editor = await personIn(PROJECT_SACP, [...READER, 'Member Register/Edit']);
    const [mine, theirs] = [await memberOf(db(), PROJECT_SACP), await memberOf(db(), PROJECT_RAINS)];
    const open = (instanceId: string) => editor.call('entryRecord', { query: { formId: MEMBERS.formId, instanceId } });
    const { body } = await open(mine.instance);
    expect(body.data).toMatchObject({ instanceId: mine.instance });
    expect((await open(theirs.instance)).status).toBe(404);
    const save = async (of: string) =>
      send(
        editor,
        MEMBERS,
        { xml: edited(await newestXml(db(), of), 'Corrected Name') },
        `/${encodeURIComponent(of)}?base=1`,
      );
    expect(await save(mine.instance)).toMatchObject({ status: 201, data: { revision: 2 } });
    expect((await save(theirs.instance)).status).toBeGreaterThanOrEqual(400);
    const profile = await editor.call('member', { query: { projectId: PROJECT_SACP, instance: mine.instance } });
    expect(profile.body.data.name).toBe('Corrected Name');
  });

  it('does not reach, by what the XML names, what the address does not', async () => {
    const editor = await personIn(PROJECT_SACP, [...READER, 'Member Register/Edit', 'Member Register/Create']);
    const theirs = await memberOf(db(), PROJECT_RAINS);
    const xml = edited(await newestXml(db(), theirs.instance), 'Smuggled');
    const sent = await send(editor, MEMBERS, { xml });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(await newestXml(db(), theirs.instance)).not.toContain('Smuggled');
  });

  it('stays within reach in the umbrella itself', async () => {
    const editor = await personIn(PROJECT_PROGRAMME, [...READER, 'Member Register/Edit']);
    const theirs = await memberOf(db(), PROJECT_RAINS);
    const open = () => editor.call('entryRecord', { query: { formId: MEMBERS.formId, instanceId: theirs.instance } });
    expect((await open()).status).toBe(200);
    await reachAs(db(), idOf(editor), { records: 'own', people: 'own' }, 1);
    await server.context.database.transaction((tx) => server.context.access.changed(tx));
    expect((await open()).status).toBe(404);
  });
});
