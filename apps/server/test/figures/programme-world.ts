import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { demoSenders } from '../../src/demo/registry/registry.queries.ts';
import type { FormOfProject } from '../../src/http/project-gate.queries.ts';
import { makePrepared } from '../../src/modules/collection/index.ts';
import type { Arrived, Sender } from '../../src/modules/collection/ingest/arrived.ts';
import { saveBinding } from '../../src/modules/registry/bindings/binding.queries.ts';
import { STANDARD_FORMS } from '../../src/modules/registry/index.ts';
import { useForm } from '../../src/modules/forms/index.ts';
import type { Actor, TestServer } from '../support/cast.ts';
import { noIndicators } from '../indicators/numbers.queries.ts';
import type { Answered } from './programme-answers.ts';
import * as queries from './programme.queries.ts';

/** A form as programmes use it: what it fills at first, and how its records are made. */
export interface WorldForm {
  form: FormOfProject;
  registry: string;
  /** Column → path without the root. */
  bound: Readonly<Record<string, string>>;
  make(instanceId: string, answered: Answered, sender: Sender): Arrived;
}

export interface World {
  server: TestServer;
  /** Of two organisations. */
  senders: Sender[];
  forms: WorldForm[];
  admin: Actor;
}

/** Members come by two forms, so that the first of those who share a number may be of either. */
const SECOND_MEMBERS = 9151;

const questionsOf = (bound: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(bound).map(([column, path]) => [column, `/data/${path}`]));

/** As the forms are bound at the beginning of every programme. */
export async function bindAll({ server, forms }: Pick<World, 'server' | 'forms'>): Promise<void> {
  for (const { form, registry, bound } of forms)
    await saveBinding(server.context.database.db, {
      projectId: form.projectId,
      formId: form.id,
      registry: registry as never,
      questions: questionsOf(bound),
      isMain: form.id !== SECOND_MEMBERS,
    });
}

async function worldForm(
  server: TestServer,
  standard: (typeof STANDARD_FORMS)[number],
  formId: number,
): Promise<WorldForm> {
  const { xformId, registry, bound } = standard;
  const form = { id: formId, projectId: PROJECT_PROGRAMME, xformId, isArchived: false };
  const given = await makePrepared(server.context.database.db, form);
  const byPath = (values: Answered['values']) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([column, value]) => (bound[column] ? [[bound[column], value]] : [])),
    );
  return {
    form,
    registry,
    bound,
    make: (instanceId, { values, participants }, sender) =>
      given({
        instanceId,
        values: byPath(values),
        items: bound.participants ? { [bound.participants]: participants.map(byPath) } : {},
        sender,
        receivedAt: new Date(),
      }),
  };
}

/** Once for all programmes of a test: a small country, a small catalogue, and the forms. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { db } = server.context.database;
  await queries.clearRecords(db);
  await queries.smallGeography(db);
  // What was counted of other records is no figure of these.
  await noIndicators(db);
  const all = await demoSenders(db, PROJECT_PROGRAMME);
  const first = all[0];
  const other = all.find((one) => one.organizationId !== first?.organizationId);
  if (!first || !other) throw new Error('the demonstration has no collectors of two organisations');
  const senders = [first, other].map((one) => ({ ...one, deviceTokenId: null }));
  const members = STANDARD_FORMS.find((one) => one.registry === 'member') as (typeof STANDARD_FORMS)[number];
  await useForm(db, {
    id: SECOND_MEMBERS,
    projectId: PROJECT_PROGRAMME,
    xformId: members.xformId,
    title: 'Members, another form',
    createdBy: null,
    userIds: senders.map((one) => one.userId),
    target: null,
    isPublished: true,
    isActive: true,
  });
  const forms = await Promise.all([
    ...STANDARD_FORMS.map((standard) => worldForm(server, standard, standard.formId)),
    worldForm(server, members, SECOND_MEMBERS),
  ]);
  return { server, senders, forms, admin: await server.as('superadmin') };
}
