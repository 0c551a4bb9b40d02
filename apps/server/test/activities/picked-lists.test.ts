import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLists } from '../../src/modules/forms/index.ts';
import { subActivityOf } from '../registry/door.queries.ts';
import { idOf, personIn } from '../registry/support/door.ts';
import { webSender } from '../collection/support/web.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { loadWebForm, type WebForm } from '../support/web-form.ts';
import * as made from './picked-lists.queries.ts';
import { countsOf, participantsOf } from './support/participants.queries.ts';

const FORM = 160;
let server: TestServer;
let web: WebForm;
let who: Actor;
let group: made.PlacedGroup;
const db = () => server.context.database.db;
const send = webSender(() => server);

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  web = await loadWebForm();
  who = await personIn(server, PROJECT_PROGRAMME, ['Project/View', 'Project Activity/View', 'Project Activity/Create']);
  group = await made.largestGroup(db(), PROJECT_PROGRAMME, PROJECT_SACP);
  await made.workIn(db(), PROJECT_PROGRAMME, idOf(who), group.unionId);
});
beforeEach(forgetLists);
afterAll(() => server?.close());

/** The form as the browser opens it, with its person's lists, answered as far as the place. */
async function opened() {
  const { body } = await who.call('entryForm', { query: { formId: FORM } });
  const headers = { authorization: `Bearer ${who.token}` };
  const lists = new Map<string, string>();
  for (const { name, path } of body.data.media)
    lists.set(name, (await server.app.inject({ url: path, headers })).payload);
  const result = await web.openForm(body.data.xml, {
    attachments: async (name) => new Blob([lists.get(name) ?? ''], { type: 'text/csv' }),
  });
  if (result.status !== 'opened') throw new Error(`${result.reason}: ${result.detail}`);
  const { form } = result;
  const at = (path: string) => web.findNode(form.root, `/data/${path}`);
  const answer = (path: string, text: string | number) => web.setAnswer(at(path), String(text));
  const offered = (path: string) => at(path)?.currentState.valueOptions.map(({ value }) => value) ?? [];
  const place = await made.above(db(), group.unionId);
  for (const [level, id] of Object.entries({ ...place, union: group.unionId })) answer(`place/${level}`, id);
  const sub = await subActivityOf(db(), 'SACP');
  answer('agency', offered('agency')[0] ?? '');
  for (const agency of offered('agency')) {
    answer('agency', agency);
    if (offered('sub_activity').includes(String(sub))) break;
  }
  answer('sub_activity', sub);
  answer('held_on', '2026-02-03');
  return { form, at, answer, offered };
}

describe('the members of a group in the project activity form', () => {
  it('are offered once their group is chosen, those of the person’s own places, with father, group and number', async () => {
    const { at, answer, offered } = await opened();
    expect(offered('people/picked/picked_members')).toEqual([]);
    expect(offered('people/picked/picked_groups')).toContain(group.id);
    answer('people/picked/picked_groups', group.id);
    expect(offered('people/picked/picked_members')).toEqual(group.members);
    const label = at('people/picked/picked_members')?.currentState.valueOptions[0]?.label.asString ?? '';
    expect(label.split(' · ')).toContain(group.name);
  });

  it('who live out of reach are not offered', async () => {
    const [gone = '', ...others] = group.members;
    await made.moveAway(db(), PROJECT_PROGRAMME, gone);
    const { answer, offered } = await opened();
    answer('people/picked/picked_groups', group.id);
    expect(offered('people/picked/picked_members')).toEqual(others);
  });

  it('are the same rows, ticked together or listed one by one', async () => {
    const sent = async (fill: (entry: Awaited<ReturnType<typeof opened>>) => void) => {
      const entry = await opened();
      fill(entry);
      const result = await web.serializeSubmission(entry.form);
      if (result.status !== 'complete') throw new Error(JSON.stringify(result.violations));
      const { xml } = result.submission;
      const instanceId = /<instanceID>(.+?)<\/instanceID>/.exec(xml)?.[1] ?? '';
      expect((await send(who, { formId: FORM }, { xml })).status).toBe(201);
      return { rows: await participantsOf(db(), instanceId), counts: await countsOf(db(), instanceId) };
    };
    const first = group.members[1] ?? '';
    const ticked = await sent(({ answer }) => {
      answer('people/picked/picked_groups', group.id);
      answer('people/picked/picked_members', first);
    });
    const listed = await sent(({ answer }) => {
      answer('people/listing', 'listed');
      answer('people/participant[1]/participant_member', first);
    });
    expect(ticked.rows).toHaveLength(1);
    expect(ticked.rows[0]?.name).toMatch(/\S/);
    expect(ticked).toEqual(listed);
    const all = await sent(({ answer, offered }) => {
      answer('people/picked/picked_groups', group.id);
      answer('people/picked/picked_members', offered('people/picked/picked_members').join(' '));
    });
    expect(all.rows.map(({ memberId }) => String(memberId)).toSorted()).toEqual(group.members.slice(1).toSorted());
    expect(all.counts?.members).toBe(all.rows.length);
  });
});
