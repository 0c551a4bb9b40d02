import { ALL_PERMISSIONS, type Registry } from '@msurvey/domain';
import { saveBinding } from '../../../src/modules/registry/bindings/binding.queries.ts';
import type { CollectClient } from '../../collection/support/collect.ts';
import { type FormSource, insertForm, type TestForm } from '../../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../../collection/support/household.ts';
import { listen, phoneOf } from '../../collection/support/phone.ts';
import { idsOf, join, newProject } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { personWithPermissions } from '../../support/people.ts';
import { type Place, rowOf, somePlaces } from './registry.queries.ts';

/** Columns that a small form fills, each by a question of the same name. */
const COLUMNS = {
  member:
    'name name_bn member_no father_name mother_name sex born_on phone national_id household_no land_decimals group_code designation projects union_id village',
  group: 'name name_bn code type formed_on union_id village remarks',
  demonstration:
    'sub_activity_id name held_on union_id position crop_kind area beneficiary_member beneficiary_name beneficiary_quantity',
  infrastructure:
    'sub_activity_id name held_on infrastructure_type work_state quantity length households union_id position beneficiary_member beneficiary_name',
  activity: 'sub_activity_id name held_on union_id quantity picked_members',
  production: 'followed_id held_on produced sold income',
  position: 'followed_id held_on position work_state',
} as const satisfies Partial<Record<Registry, string>>;
type Kind = keyof typeof COLUMNS;

const TYPES: Record<string, string> = {
  born_on: 'date',
  formed_on: 'date',
  held_on: 'date',
  land_decimals: 'decimal',
  beneficiary_quantity: 'decimal',
  quantity: 'decimal',
  area: 'decimal',
  length: 'decimal',
  households: 'integer',
  union_id: 'integer',
  sub_activity_id: 'integer',
  followed_id: 'integer',
  produced: 'decimal',
  sold: 'decimal',
  income: 'decimal',
  position: 'geopoint',
};
const columnsOf = (kind: Kind) => COLUMNS[kind].split(' ');
const sourceOf = (kind: Kind): FormSource => ({
  idString: `small_${kind}`,
  version: '1',
  survey: columnsOf(kind).map((name) => ({ type: TYPES[name] ?? 'text', name, label: name })),
});

export type Answers = Record<string, string | number | undefined>;

export interface TestRegistry {
  server: TestServer;
  projectId: number;
  forms: Record<Kind, TestForm>;
  /** Unions of different upazilas, districts and divisions. */
  places: Place[];
  faoAdmin: Actor;
  collector: Actor;
  /** Holds every switch, and is of another project. */
  stranger: Actor;
  /** Sends a record as a phone does; answers its instance id. */
  send(kind: Kind, answers: Answers, instanceId?: string): Promise<string>;
  /** The id of the row that was derived from a record. */
  idOf(kind: Kind, instanceId: string): Promise<string>;
}

async function makeForms(server: TestServer, projectId: number, userIds: number[]): Promise<Record<Kind, TestForm>> {
  const { db } = server.context.database;
  const forms = {} as Record<Kind, TestForm>;
  for (const kind of Object.keys(COLUMNS) as Kind[]) {
    const form = await insertForm(db, sourceOf(kind), { projectId, userIds, title: `Small ${kind}` });
    const questions = Object.fromEntries(columnsOf(kind).map((column) => [column, `/data/${column}`]));
    await saveBinding(db, { projectId, formId: form.formId, registry: kind, questions, isMain: true });
    forms[kind] = form;
  }
  return forms;
}

async function sendRecord(phone: CollectClient, form: TestForm, instanceId: string, answers: Answers): Promise<string> {
  const body = Object.entries(answers)
    .map(([name, value]) => (value === undefined ? '' : `<${name}>${value}</${name}>`))
    .join('');
  const answer = await phone.post({ xml: recordOf(form, { instanceId, body, name: 'small' }) });
  if (answer.status !== 201) throw new Error(`not accepted: ${answer.status} ${answer.message}`);
  return instanceId;
}

/** A project of its own whose small forms fill its registries; whatever a test sees came from a record. */
export async function startRegistry(options: { jobs?: boolean } = {}): Promise<TestRegistry> {
  const server = await startTestServer({ jobs: options.jobs ?? false });
  const { db } = server.context.database;
  const projectId = await newProject(db, 'Registry test');
  const userIds = await idsOf(db, ['collector', 'me.officer']);
  await join(db, projectId, userIds);
  const forms = await makeForms(server, projectId, userIds);
  const { phone, person } = await phoneOf(server, await listen(server), 'collector');
  return {
    server,
    projectId,
    forms,
    places: await somePlaces(db),
    faoAdmin: await server.as('fao.admin'),
    collector: person,
    stranger: await personWithPermissions(server, ALL_PERMISSIONS),
    send: (kind, answers, instanceId = newInstanceId()) => sendRecord(phone, forms[kind], instanceId, answers),
    idOf: (kind, instanceId) => rowOf(db, kind, projectId, instanceId),
  };
}
