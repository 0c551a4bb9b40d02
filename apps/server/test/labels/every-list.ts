import { randomUUID } from 'node:crypto';
import type { Registry } from '@msurvey/domain';
import { installCatalogue } from '../../src/modules/activities/index.ts';
import { saveBinding } from '../../src/modules/registry/bindings/binding.queries.ts';
import { setLanguages } from '../collection/exports/export.queries.ts';
import { LANGUAGES } from '../collection/exports/export.support.ts';
import { type FormSource, insertForm, insertMedia, type TestForm } from '../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../collection/support/household.ts';
import { listen, phoneOf } from '../collection/support/phone.ts';
import { aDivision } from '../collection/data/data.queries.ts';
import { insertGroup, insertMember, somePlaces } from '../activities/support/state.queries.ts';
import { idsOf, newProject } from '../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';

const [EN, BN] = LANGUAGES as [string, string];
const both = (en: string, bn: string) => ({ [`label::${EN}`]: en, [`label::${BN}`]: bn });

/** A question of every kind of list: bound to a column of the registry and bound to none. */
const PLOT: FormSource = {
  idString: 'every_list',
  version: '1',
  instanceName: "concat(${crop}, ' / ', ${held})",
  survey: [
    { type: 'select_one_from_file sub_activities.csv', name: 'work', ...both('Work', 'কাজ') },
    { type: 'date', name: 'held', ...both('Day', 'দিন') },
    { type: 'select_one_from_file geo_unions.csv', name: 'union', ...both('Union', 'ইউনিয়ন') },
    { type: 'select_one_from_file crops.csv', name: 'crop', ...both('Crop', 'ফসল') },
    { type: 'geopoint', name: 'gps', ...both('Position', 'অবস্থান') },
    { type: 'text', name: 'title', ...both('Title', 'নাম') },
    { type: 'text', name: 'owner', ...both('Owner', 'মালিক') },
    { type: 'select_one soil', name: 'soil', ...both('Soil', 'মাটি') },
    { type: 'select_multiple soil', name: 'soils', ...both('Soils', 'মাটিগুলি') },
    { type: 'select_one_from_file crops.csv', name: 'after', ...both('Next crop', 'পরের ফসল') },
    { type: 'select_multiple_from_file crops.csv', name: 'beside', ...both('Beside', 'পাশে') },
    { type: 'select_one_from_file geo_divisions.csv', name: 'division', ...both('Market', 'বাজার') },
    { type: 'select_one_from_file groups.csv', name: 'group', ...both('Group', 'দল') },
    { type: 'select_one_from_file members.csv', name: 'helper', ...both('Helper', 'সহায়ক') },
    { type: 'select_one_from_file agencies.csv', name: 'adviser', ...both('Adviser', 'পরামর্শক') },
    { type: 'select_one_from_file sub_activities.csv', name: 'next', ...both('Next work', 'পরের কাজ') },
    { type: 'select_one_from_file followed.csv', name: 'model', ...both('Model', 'আদর্শ') },
  ],
  choices: [
    { list_name: 'soil', name: 'clay', ...both('Clay', 'এঁটেল') },
    { list_name: 'soil', name: 'sand', ...both('Sand', 'বেলে') },
  ],
};
const HANDED: FormSource = {
  idString: 'handed_out',
  version: '1',
  survey: [
    { type: 'select_one_from_file sub_activities.csv', name: 'work', ...both('Work', 'কাজ') },
    { type: 'date', name: 'held', ...both('Day', 'দিন') },
    { type: 'select_one_from_file geo_unions.csv', name: 'union', ...both('Union', 'ইউনিয়ন') },
    { type: 'begin repeat', name: 'people', ...both('Recipient', 'গ্রহীতা') },
    { type: 'select_one_from_file members.csv', name: 'member', ...both('Member', 'সদস্য') },
    { type: 'select_multiple_from_file crops.csv', name: 'item', ...both('Received', 'যা পেয়েছেন') },
    { type: 'end repeat' },
  ],
};
const TEAM: FormSource = {
  idString: 'team',
  version: '1',
  instanceName: '${type}',
  survey: [
    { type: 'text', name: 'name', ...both('Name', 'নাম') },
    { type: 'text', name: 'code', ...both('Code', 'কোড') },
    { type: 'select_one_from_file types.csv', name: 'type', ...both('Type', 'ধরন') },
    { type: 'select_one_from_file geo_unions.csv', name: 'union', ...both('Union', 'ইউনিয়ন') },
  ],
};
const CROPS = `name,label,label::${BN}\r\nc1,Mung bean,মুগ\r\nc2,Okra,ঢেঁড়স\r\n`;
const TYPES = `name,label,label::${BN}\r\nt7,Seed club,বীজ সংঘ\r\n`;

export interface EveryList {
  server: TestServer;
  admin: Actor;
  projectId: number;
  plot: TestForm;
  team: TestForm;
  instances: { plot: string; handed: string; team: string };
  /** By question: what is kept and what it means. */
  codes: Record<string, string>;
  division: { id: number; en: string; bn: string };
}

async function giveFile(server: TestServer, form: TestForm, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const key = randomUUID();
  await server.context.files.put(key, bytes);
  await insertMedia(server.context.database.db, form, { name, key, bytes, mediaType: 'text/csv' });
}

const root = (columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([column, path]) => [column, `/data/${path}`]));

/** A project whose registries are filled by forms with lists of every kind, and a record of each form. */
export async function startEveryList(): Promise<EveryList> {
  const server = await startTestServer({ jobs: true });
  const { db } = server.context.database;
  await installCatalogue(db);
  const projectId = await newProject(db, 'Every list');
  const userIds = await idsOf(db, ['collector']);
  const make = async (source: FormSource, registry: Registry, columns: Record<string, string>) => {
    const form = await insertForm(db, source, { projectId, userIds });
    await setLanguages(db, form.xformId, [...LANGUAGES]);
    await saveBinding(db, { projectId, formId: form.formId, registry, questions: root(columns), isMain: true });
    return form;
  };
  const work = { sub_activity_id: 'work', held_on: 'held', union_id: 'union' };
  const own = { name: 'title', crop: 'crop', beneficiary_name: 'owner', beneficiary_item: 'crop', position: 'gps' };
  const plot = await make(PLOT, 'demonstration', { ...work, ...own });
  const people = { participants: 'people', participant_member: 'people/member', participant_item: 'people/item' };
  const handed = await make(HANDED, 'input', { ...work, ...people });
  const team = await make(TEAM, 'group', { name: 'name', code: 'code', type: 'type', union_id: 'union' });
  await giveFile(server, plot, 'crops.csv', CROPS);
  await giveFile(server, handed, 'crops.csv', CROPS);
  await giveFile(server, team, 'types.csv', TYPES);

  const [place] = await somePlaces(db);
  if (!place) throw new Error('no places');
  const division = await aDivision(db);
  const group = await insertGroup(db, projectId, 'Char Women Group');
  const member = await insertMember(db, { projectId, name: 'Abdur Rahim', unionId: place.unionId, groupId: group });
  const { phone } = await phoneOf(server, await listen(server), 'collector');
  const send = async (form: TestForm, answers: Record<string, string>, name: string, instanceId = newInstanceId()) => {
    const body = Object.entries(answers)
      .map(([question, value]) => `<${question}>${value}</${question}>`)
      .join('');
    const answer = await phone.post({ xml: recordOf(form, { instanceId, body, name }) });
    if (answer.status !== 201) throw new Error(`not accepted: ${answer.status} ${answer.message}`);
    return instanceId;
  };
  const codes = {
    work: '73',
    held: '2026-03-01',
    union: String(place.unionId),
    crop: 'c1',
    gps: `${place.latitude} ${place.longitude} 0 5`,
    title: 'Second plot',
    owner: 'Karim',
    soil: 'clay',
    soils: 'sand clay',
    after: 'c2',
    beside: 'c2 c1 c9',
    division: String(division.id),
    group: String(group),
    helper: String(member),
    adviser: '3',
    next: '73',
  };
  const admin = await server.as('superadmin');
  await send(plot, { ...codes, title: 'First plot' }, 'First of all');
  const first = (await admin.call('submissions', { body: { formId: plot.formId } })).body.data[0]?.id ?? '';
  const instances = {
    plot: await send(plot, { ...codes, model: first }, 'c1 / 2026-03-01'),
    handed: await send(
      handed,
      {
        work: '33',
        held: codes.held,
        union: codes.union,
        people: `<member>${member}</member><item>c1 c2</item>`,
      },
      'handed out',
    ),
    team: await send(team, { name: 'Seed women', code: 'S-1', type: 't7', union: codes.union }, 't7'),
  };
  return { server, admin, projectId, plot, team, instances, codes: { ...codes, model: first }, division };
}
