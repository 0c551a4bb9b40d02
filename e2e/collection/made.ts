import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { type MadeForm, newForm, setStatus, upload } from '../forms/made.ts';
import { newPerson, type Person } from '../session/people.ts';
import { type Farm, farmForm } from './farm-form.ts';

export interface MadeCollection extends MadeForm {
  people: Person[];
  /** What a record of the newest version begins with: its element, and which form and version it names. */
  root: string;
  phoneId: string;
  version: string;
}

const OPENROSA = '/msurvey/openrosa';
const basic = ({ username }: Person) => `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString('base64')}`;

export async function post(url: string, { token }: MadeForm, path: string, body: object): Promise<unknown> {
  const answer = await call<{ data: unknown }>(url, token, 'POST', path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.data;
}

/** People of its team who do not have the form yet. */
export async function addToTeam(url: string, form: MadeForm, howMany: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < howMany; n++) people.push(await newPerson(url));
  await post(url, form, '/project/members', { projectId: form.id, projectmembers: people.map(({ id }) => id) });
  return people;
}

/** A project with an open form and people who collect with it. */
export async function newCollection(url: string, howMany = 2): Promise<MadeCollection> {
  const form = await newForm(url, await upload(url, farmForm()));
  await setStatus(url, form, { isPublished: true });
  await setStatus(url, form, { isActive: true });
  if (howMany === 0) return { ...form, people: [], root: '', phoneId: '', version: '' };
  const people = await addToTeam(url, form, howMany);
  await post(url, form, '/project/form/users/add', { formId: form.formId, userIds: people.map(({ id }) => id) });
  return { ...form, people, ...(await identity(url, form, people[0] as Person)) };
}

/** Only who collects with a form may add records to it, also by a file. */
export async function giveFormTo(url: string, form: MadeForm, username: string): Promise<void> {
  const { formId } = form;
  const found = (await post(url, form, '/project/form/users/candidates', { formId, username })) as { userId: number }[];
  await post(url, form, '/project/form/users/add', { formId, userIds: found.map(({ userId }) => userId) });
}

/** How the form calls itself, asked as a phone asks. */
async function identity(url: string, { formId }: MadeForm, person: Person) {
  const response = await fetch(`${url}${OPENROSA}/forms/${formId}/form.xml`, {
    headers: { authorization: basic(person), 'x-openrosa-version': '1.0' },
  });
  const xml = await response.text();
  expect(response.status, xml).toBe(200);
  const [, root = '', attributes = ''] = /<instance>\s*<([\w.-]+)([^>]*)>/.exec(xml) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  expect(root, xml.slice(0, 2000)).not.toBe('');
  return { root, phoneId: attribute('id'), version: attribute('version') };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, value: string | number | undefined) =>
  value === undefined ? `<${name}/>` : `<${name}>${escaped(String(value))}</${name}>`;

export function recordXml(
  form: MadeCollection,
  farm: Farm,
  ids: { instanceId: string; deprecatedId?: string },
): string {
  const { plots = [] } = farm;
  return [
    `<?xml version='1.0' ?><${form.root} id="${form.phoneId}" version="${form.version}">`,
    ...(['farmer', 'age', 'crop', 'inputs', 'visited', 'spot', 'photo'] as const).map((name) =>
      element(name, farm[name]),
    ),
    `<house>${element('village', farm.village)}</house>`,
    ...plots.map(({ grows, area }) => `<plots>${element('grows', grows)}${element('area', area)}</plots>`),
    `<meta>${element('instanceID', ids.instanceId)}${element('instanceName', farm.farmer)}`,
    ids.deprecatedId ? element('deprecatedID', ids.deprecatedId) : '',
    `</meta></${form.root}>`,
  ].join('');
}

interface Sent {
  files?: { name: string; bytes: Buffer; type: string }[];
  /** The record that this one corrects. */
  deprecatedId?: string;
}

/** Sends a record as Collect does; answers with its id. */
export async function send(
  url: string,
  form: MadeCollection,
  person: Person,
  farm: Farm,
  { files = [], deprecatedId }: Sent = {},
): Promise<string> {
  const instanceId = `uuid:${randomUUID()}`;
  const body = new FormData();
  const xml = recordXml(form, farm, { instanceId, deprecatedId });
  body.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'farm.xml');
  for (const { name, bytes, type } of files) body.append(name, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${url}${OPENROSA}/submission?deviceID=collect%3Ae2e`, {
    method: 'POST',
    headers: { authorization: basic(person), 'x-openrosa-version': '1.0' },
    body,
  });
  expect(response.status, await response.text()).toBe(201);
  return instanceId;
}

/** A picture of one green dot. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const formPage = (form: MadeForm, rest = ''): string =>
  `/project/${form.id}/form/${form.formId}/${form.xform.id}${rest}`;
export const recordPage = (form: MadeForm, instanceId: string): string =>
  formPage(form, `/details/${encodeURIComponent(instanceId)}`);
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
