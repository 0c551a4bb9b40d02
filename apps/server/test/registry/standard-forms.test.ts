import { PROJECT_PROGRAMME, PROJECT_SACP, QUESTION_BLOCKS } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBasicsOnce } from '../../src/demo/index.ts';
import type { TestForm } from '../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../collection/support/household.ts';
import { submissionsOf } from '../collection/support/state.queries.ts';
import { webSender } from '../collection/support/web.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { unionsFor } from './door.queries.ts';
import {
  beginDraft,
  boundOf,
  deleteForm,
  makeOld,
  rebind,
  replaceByHand,
  versionsOf,
} from './standard-forms.queries.ts';
import { personIn } from './support/door.ts';

const GROUP = { xformId: 527, formId: 150 };
const ACTIVITY = { xformId: 538, formId: 160 };
const TRAINING = { xformId: 539, formId: 161 };
const INPUT = { xformId: 540, formId: 162 };
const MEMBER = { xformId: 528, formId: 151 };
const DEMONSTRATION = { xformId: 541, formId: 163 };

let server: TestServer;
const db = () => server.context.database.db;
const send = webSender(() => server);
const start = () => loadBasicsOnce(server.context.database.pool);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  await makeOld(db(), GROUP.xformId, GROUP.formId, ['projects']);
  for (const { xformId, formId } of [ACTIVITY, TRAINING, INPUT, DEMONSTRATION])
    await makeOld(db(), xformId, formId, ['programme']);
  // What staff did with theirs before the upgrade.
  await rebind(db(), ACTIVITY.formId, 'quantity', null);
  await rebind(db(), ACTIVITY.formId, 'village', '/data/remarks');
  await replaceByHand(db(), TRAINING.xformId);
  await beginDraft(db(), INPUT.xformId);
  await deleteForm(db(), DEMONSTRATION.xformId);
  await start();
});
afterAll(() => server?.close());

describe('an installation from before forms asked for the project', () => {
  it('gets the version that asks for it, beside the one that it has', async () => {
    for (const { xformId } of [GROUP, ACTIVITY])
      expect(await versionsOf(db(), xformId)).toMatchObject([
        { number: 1, version: '2026110101', isNewest: false, asksProgramme: false },
        { number: 2, isNewest: true, asksProgramme: true },
      ]);
    const programme = await server.as('superadmin');
    const { body } = await programme.call('registryForms', { query: { projectId: PROJECT_SACP } });
    const group = body.data.find((form) => form.registry === 'group');
    expect(group).toMatchObject({ projectId: PROJECT_PROGRAMME, questions: { projects: '/data/programmes' } });
  });

  it('keeps what staff bound, and binds only what is new', async () => {
    const bound = await boundOf(db(), ACTIVITY.formId);
    expect(bound).toMatchObject({ programme: '/data/programme', village: '/data/remarks' });
    expect(bound).not.toHaveProperty('quantity');
  });

  it('keeps a form that staff replaced, are changing or deleted', async () => {
    const versions = (await versionsOf(db(), TRAINING.xformId)).map(({ version }) => version);
    expect(versions).toEqual(['2026110101', '2026110102']);
    for (const { xformId } of [INPUT, DEMONSTRATION]) expect(await versionsOf(db(), xformId)).toHaveLength(1);
    expect(await boundOf(db(), TRAINING.formId)).not.toHaveProperty('programme');
  });

  it('is asked once: another start changes nothing, and forms that are as they were get no version', async () => {
    const before = await Promise.all([GROUP, ACTIVITY, MEMBER].map(({ xformId }) => versionsOf(db(), xformId)));
    await Promise.all([start(), start()]);
    const after = await Promise.all([GROUP, ACTIVITY, MEMBER].map(({ xformId }) => versionsOf(db(), xformId)));
    expect(after).toEqual(before);
    expect(before[2]).toHaveLength(1);
  });

  it('takes records of either version', async () => {
    const admin = await server.as('superadmin');
    const { body } = await admin.call('entryForm', { query: { formId: GROUP.formId } });
    expect(body.data).toMatchObject({ number: 2 });
    expect(body.data.xml).toContain('programmes');
    const permissions = ['Project/View', 'Group Register/View', 'Group Register/Create'] as const;
    const who = await personIn(server, PROJECT_PROGRAMME, [...permissions]);
    const [union] = await unionsFor(db());
    for (const { number, version } of await versionsOf(db(), GROUP.xformId)) {
      const [instanceId, name] = [newInstanceId(), `Of version ${number}`];
      const answers = `<name>${name}</name><place><union>${union}</union></place>`;
      const form = { ...GROUP, idString: 'msurvey_group', version } as TestForm;
      expect((await send(who, form, { xml: recordOf(form, { instanceId, name, body: answers }) })).status).toBe(201);
      const stored = (await submissionsOf(db(), GROUP.formId)).find((one) => one.instanceId === instanceId);
      expect(stored?.version).toBe(number);
      const listed = await who.call('groups', { body: { projectId: PROJECT_PROGRAMME, firstName: name } });
      expect(listed.body.data.data.map((row) => row.name)).toEqual([name]);
    }
  });
});

describe('the questions of the programme', () => {
  it('are offered to whoever may see forms, with the lists that they use', async () => {
    const designer = await personIn(server, PROJECT_PROGRAMME, ['Form/View']);
    const { status, body } = await designer.call('questionBlocks');
    expect(status).toBe(200);
    expect(body.data.map(({ id }) => id)).toEqual([...QUESTION_BLOCKS]);
    const person = body.data.find(({ id }) => id === 'person');
    expect(person?.survey[0]).toMatchObject({
      type: 'begin group',
      name: 'person',
      'label::English (en)': 'The member',
    });
    expect(new Set(person?.choices.map((choice) => choice.list_name))).toEqual(new Set(['yes_no', 'sex', 'birth']));
    const other = await personIn(server, PROJECT_PROGRAMME, ['Group Register/View']);
    expect((await other.call('questionBlocks')).status).toBe(403);
  });
});
