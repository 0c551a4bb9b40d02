import { randomUUID } from 'node:crypto';
import type { Permission, Reach } from '@msurvey/domain';
import type { FieldWork } from '../activities/support/field-work.ts';
import { activityOf, joinProject, type Place } from '../activities/support/state.queries.ts';
import { multipartOf } from '../collection/support/collect.ts';
import { addFormUsers } from '../collection/support/forms.queries.ts';
import { newInstanceId } from '../collection/support/household.ts';
import { picture } from '../collection/support/phone.ts';
import { giveSite } from '../geography/reach.queries.ts';
import { type Actor, actor } from '../support/cast.ts';
import { insertPersonWithSession } from '../support/people.queries.ts';

/** Everything that can be done with records; what bounds the reader is reach alone. */
const EVERYTHING: Permission[] = [
  'Form/View',
  'Form Data/View',
  'Form Data/Create',
  'Form Data/Edit',
  'Form Data/Delete',
  'Form Data/Export',
  'Form User/View',
  'Validation/View',
  'Validation/Validate',
];

export const WHICH = ['own', 'same organisation', 'in sites', 'elsewhere'] as const;
export type Which = (typeof WHICH)[number];

export interface Sent {
  which: Which;
  instance: string;
  id: number;
}
export interface Reader extends Actor {
  id: number;
  reach: Reach;
  /** To be read, changed and deleted; and to be judged. */
  records: Sent[];
  judged: Sent[];
}

/** What each reach has to show, and nothing else. */
export const REACHED: Record<Reach, Which[]> = {
  own: ['own'],
  sites: ['own', 'in sites'],
  organization: ['own', 'same organisation'],
  all: [...WHICH],
};

const FILES = [{ name: 'field.jpg', bytes: picture(100) }];

/** As the console's web form sends it; an edit names the record in its address. */
export async function postRecord(field: FieldWork, who: Actor, xml: string, of = '') {
  const { boundary, body } = multipartOf({ xml, files: of ? [] : FILES });
  const response = await field.server.app.inject({
    method: 'POST',
    url: `/msurvey/api/project/form/${field.form.formId}/submission${of && `/${encodeURIComponent(of)}`}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: body,
  });
  return response.statusCode;
}

/**
 * Four records: the reader's own, one of somebody of the same organisation, one of a stranger in the reader's sites, one of a
 * stranger elsewhere. The first two lie elsewhere too, so that each is told apart by one thing alone.
 */
async function sendFour(field: FieldWork, who: Actor): Promise<Sent[]> {
  const [inside, outside] = field.places as [Place, Place];
  const far = { union: outside.unionId, gps: `${outside.latitude} ${outside.longitude} 0 5`, files: FILES };
  const own = newInstanceId();
  const status = await postRecord(field, who, field.xml({ ...far, instanceId: own }));
  if (status !== 201) throw new Error(`one’s own record was answered ${status}`);
  const sent: [Which, string][] = [
    ['own', own],
    ['same organisation', await field.send(far)],
    ['in sites', await field.sendAsOther({ union: inside.unionId, files: FILES })],
    ['elsewhere', await field.sendAsOther(far)],
  ];
  return Promise.all(
    sent.map(async ([which, instance]) => {
      const activity = await activityOf(field.server.context.database.db, instance);
      return { which, instance, id: activity?.id as number };
    }),
  );
}

/** Of the first organisation of the demonstration, like the collector; the other collector is of another one. */
export async function readerWith(field: FieldWork, reach: Reach): Promise<Reader> {
  const { server, form } = field;
  const { db } = server.context.database;
  const sessionId = randomUUID();
  const id = await insertPersonWithSession(db, EVERYTHING, sessionId, { records: reach, people: reach });
  await joinProject(db, form.projectId, id);
  await addFormUsers(db, form.projectId, form.formId, [id]);
  await giveSite(db, form.projectId, id, (field.places[0] as Place).upazilaId);
  const who = actor(server, await server.context.tokens.sign(id, sessionId));
  return { ...who, id, reach, records: await sendFour(field, who), judged: await sendFour(field, who) };
}
