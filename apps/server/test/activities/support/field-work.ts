import type { Db } from '../../../src/db/tables.ts';
import { installCatalogue } from '../../../src/modules/activities/index.ts';
import { saveBinding } from '../../../src/modules/registry/bindings/binding.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { userId } from '../../support/state.queries.ts';
import type { CollectClient, PhoneFile } from '../../collection/support/collect.ts';
import { type FormSource, insertForm, type TestForm } from '../../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../../collection/support/household.ts';
import { listen, phoneOf } from '../../collection/support/phone.ts';
import { putUnder } from '../../registry/door.queries.ts';
import { type Place, somePlaces } from './state.queries.ts';

/** A small activity form: everything that a binding of an activity can fill. */
const FIELD_WORK: FormSource = {
  idString: 'field_work',
  version: '2026-1',
  survey: [
    { type: 'select_one_from_file sub_activities.csv', name: 'sub_activity', label: 'Sub-activity' },
    { type: 'select_one_from_file agencies.csv', name: 'agency', label: 'Agency' },
    { type: 'date', name: 'held', label: 'Day' },
    { type: 'begin group', name: 'where', label: 'Place' },
    { type: 'select_one_from_file geo_unions.csv', name: 'union', label: 'Union' },
    { type: 'text', name: 'village', label: 'Village' },
    { type: 'geopoint', name: 'gps', label: 'Position' },
    { type: 'end group' },
    { type: 'select_one crop', name: 'crop', label: 'Crop' },
    { type: 'integer', name: 'stated', label: 'How many came' },
    { type: 'decimal', name: 'quantity', label: 'Quantity' },
    { type: 'begin repeat', name: 'people', label: 'Participant' },
    { type: 'select_one_from_file members.csv', name: 'member', label: 'Member' },
    { type: 'text', name: 'who', label: 'Name' },
    { type: 'end repeat' },
    { type: 'image', name: 'photo', label: 'Photo' },
  ],
  choices: [
    { list_name: 'crop', name: 'mung', label: 'Mung bean' },
    { list_name: 'crop', name: 'okra', label: 'Okra' },
  ],
};

const QUESTIONS = {
  sub_activity_id: '/data/sub_activity',
  agency_id: '/data/agency',
  held_on: '/data/held',
  union_id: '/data/where/union',
  village: '/data/where/village',
  position: '/data/where/gps',
  stated_count: '/data/stated',
  quantity: '/data/quantity',
  participants: '/data/people',
  participant_member: '/data/people/member',
  participant_name: '/data/people/who',
  photos: '/data/photo',
};

export interface Work {
  instanceId?: string;
  deprecatedId?: string;
  subActivity?: number | null;
  agency?: number;
  held?: string | null;
  union?: number;
  village?: string;
  gps?: string;
  crop?: string;
  stated?: number;
  quantity?: number;
  people?: { member?: number; who?: string }[];
  photo?: string;
  files?: PhoneFile[];
}

export interface FieldWork {
  server: TestServer;
  form: TestForm;
  /** Unions with positions, each of another upazila. */
  places: Place[];
  validator: Actor;
  collector: Actor;
  /** The XML of such a record, for whoever sends it another way. */
  xml(work: Work & { instanceId: string }): string;
  /** Sends a record as the collector's phone does; answers its instance id. */
  send(work?: Work): Promise<string>;
  /** The same of another collector. */
  sendAsOther(work?: Work): Promise<string>;
}

const tag = (name: string, value: unknown): string =>
  value === undefined || value === null ? '' : `<${name}>${String(value)}</${name}>`;

/** Yesterday's training with a photo, in a place of its own, with nothing striking about it unless it is told so. */
const xmlOf = (form: TestForm, place: Place, work: Work): string =>
  recordOf(form, {
    ...(work.instanceId ? { instanceId: work.instanceId } : {}),
    ...(work.deprecatedId ? { deprecatedId: work.deprecatedId } : {}),
    name: 'field work',
    body:
      tag('sub_activity', work.subActivity === undefined ? 73 : work.subActivity) +
      tag('agency', work.agency ?? 3) +
      tag('held', work.held === undefined ? '2026-03-01' : work.held) +
      `<where>${tag('union', work.union ?? place.unionId)}${tag('village', work.village)}${tag('gps', work.gps ?? `${place.latitude} ${place.longitude} 0 5`)}</where>` +
      tag('crop', work.crop) +
      tag('stated', work.stated) +
      tag('quantity', work.quantity) +
      (work.people ?? []).map((one) => `<people>${tag('member', one.member)}${tag('who', one.who)}</people>`).join('') +
      tag('photo', work.photo ?? 'field.jpg'),
  });

async function sender(phone: CollectClient, form: TestForm, place: Place, work: Work): Promise<string> {
  const instanceId = work.instanceId ?? newInstanceId();
  const files = work.files ?? [];
  const answer = await phone.post({ xml: xmlOf(form, place, { ...work, instanceId }), files });
  if (answer.status !== 201 && answer.status !== 202)
    throw new Error(`not accepted: ${answer.status} ${answer.message}`);
  return instanceId;
}

/** A server with a form whose records become activities of a project, its collectors and its validator. */
export async function startFieldWork(
  options: { jobs?: boolean; projectId?: number; newProject?: (db: Db) => Promise<number> } = {},
): Promise<FieldWork> {
  const server = await startTestServer({ jobs: options.jobs ?? false });
  const { db } = server.context.database;
  await installCatalogue(db);
  const projectId = (await options.newProject?.(db)) ?? options.projectId ?? 1;
  // Its forms fill registries of its own.
  await putUnder(db, projectId, null);
  const userIds = await Promise.all(['collector', 'collector2', 'validator'].map((name) => userId(db, name)));
  const form = await insertForm(db, FIELD_WORK, { userIds, projectId, title: 'Field work' });
  await saveBinding(db, { projectId, formId: form.formId, registry: 'activity', questions: QUESTIONS, isMain: true });
  const places = await somePlaces(db);
  const address = await listen(server);
  const { phone, person: collector } = await phoneOf(server, address, 'collector');
  const { phone: other } = await phoneOf(server, address, 'collector2');
  return {
    server,
    form,
    places,
    collector,
    xml: (work) => xmlOf(form, places[0] as Place, work),
    validator: await server.as('validator'),
    send: (work = {}) => sender(phone, form, places[0] as Place, work),
    sendAsOther: (work = {}) => sender(other, form, places[0] as Place, work),
  };
}
