import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';

/** The umbrella programme: its forms fill the registries, its demonstration has people, groups and work. */
export const PROJECT = 61;
export const TAB = { members: 1, groups: 2, demonstrations: 5, infrastructure: 6 } as const;
export const tab = (name: keyof typeof TAB, rest = ''): string =>
  `/project/${PROJECT}?tabIndex=3&index=${TAB[name]}${rest}`;

const OPENROSA = '/msurvey/openrosa';
const COLLECTOR = 'collector';
const FORMS = { member: 151, group: 150, demonstration: 163 };
const headers = {
  authorization: `Basic ${Buffer.from(`${COLLECTOR}:${PASSWORD}`).toString('base64')}`,
  'x-openrosa-version': '1.0',
};

export interface MemberRow {
  id: string;
  instance: string;
  formId: number;
  name: string;
  nameBn: string | null;
  member_id: string | null;
  fithersname: string | null;
  contact: string | null;
  address: string;
  group: string | null;
  groupId: string | null;
  projectCount: number;
  sex: string;
}
interface List<Row> {
  data: { data: Row[]; totalCount: number };
}

/** The first rows of a list, as its office reads them, or somebody else. */
export async function listed<Row = MemberRow>(
  url: string,
  path: string,
  filter: object = {},
  username = 'fao.admin',
): Promise<List<Row>['data']> {
  const token = await tokenFor(url, username);
  const { status, body } = await call<List<Row>>(url, token, 'POST', `/project/registry/${path}/list`, {
    projectId: PROJECT,
    ...filter,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Somebody of the demonstration, with a number: what other tests have added stands before them. Or one in whose place somebody works. */
export async function somebody(url: string, username?: string): Promise<MemberRow & { member_id: string }> {
  const { data } = await listed(url, 'members', { limit: 100 }, username);
  const found = data.find(({ member_id }) => member_id !== null && (!username || /^M\d{8}$/.test(member_id)));
  if (!found?.member_id) throw new Error('nobody has a number');
  return { ...found, member_id: found.member_id };
}

export interface Place {
  division_id: number;
  district_id: number;
  upazila_id: number;
  union_id: number;
}

/** Where somebody of the demonstration lives. */
export async function placeOf(url: string, instance: string): Promise<Place> {
  const token = await tokenFor(url, 'fao.admin');
  const query = new URLSearchParams({ projectId: String(PROJECT), instance });
  const { body } = await call<{ data: { placeIds: Place } }>(
    url,
    token,
    'GET',
    `/project/registry/members/profile?${query}`,
  );
  return body.data.placeIds;
}

type Answers = { [name: string]: string | number | Answers };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const elements = (answers: Answers): string =>
  Object.entries(answers)
    .map(
      ([name, value]) => `<${name}>${typeof value === 'object' ? elements(value) : escaped(String(value))}</${name}>`,
    )
    .join('');

/** Sends a record of a standard form as Collect does; answers with its id. */
export async function send(url: string, registry: keyof typeof FORMS, answers: Answers): Promise<string> {
  const form = await fetch(`${url}${OPENROSA}/forms/${FORMS[registry]}/form.xml`, { headers });
  const xml = await form.text();
  expect(form.status, xml).toBe(200);
  const [, root = '', attributes = ''] = /<instance>\s*<([\w.-]+)([^>]*)>/.exec(xml) ?? [];
  const instanceId = `uuid:${randomUUID()}`;
  const record = `<${root}${attributes}>${elements({ ...answers, meta: { instanceID: instanceId } })}</${root}>`;
  const body = new FormData();
  body.append('xml_submission_file', new Blob([record], { type: 'text/xml' }), 'record.xml');
  const response = await fetch(`${url}${OPENROSA}/submission?deviceID=collect%3Ae2e`, {
    method: 'POST',
    headers,
    body,
  });
  expect(response.status, await response.text()).toBe(201);
  return instanceId;
}

export interface NewMember {
  name: string;
  nameBn?: string;
  father: string;
  phone?: string;
  nationalId?: string;
  programmes?: string;
  /** Id of their group in the register. */
  groupId?: string;
  number?: string;
}

/** A member of a test's own, in a union of the demonstration. */
export async function newMember(url: string, place: Place, member: NewMember): Promise<string> {
  return send(url, 'member', {
    registered_on: '2026-10-01',
    programmes: member.programmes ?? '1',
    place: {
      division: place.division_id,
      district: place.district_id,
      upazila: place.upazila_id,
      union: place.union_id,
      village: 'Char Kalmi',
    },
    person: {
      name: member.name,
      name_bn: member.nameBn ?? '',
      father_name: member.father,
      sex: 'female',
      birth: 'date',
      born_on: '1988-04-12',
      phone: member.phone ?? '',
      national_id: member.nationalId ?? '',
    },
    household: { household_no: 'H-1', land: '33' },
    membership: { group: member.groupId ?? '', designation: 'member', member_no: member.number ?? '' },
  });
}

/** A name that nobody else has: whoever looks for it finds this one only. */
let counter = 0;
const LETTERS = 'bdfgjklmnprstz';
export function newWord(): string {
  let n = Date.now() * 100 + (process.pid % 97) + ++counter;
  let word = '';
  while (n > 0 && word.length < 12) {
    word += `${LETTERS[n % LETTERS.length]}a`;
    n = Math.floor(n / LETTERS.length);
  }
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}
/** Eleven digits that nobody else has. */
export const newPhone = (): string => `017${String(Date.now() * 10 + (++counter % 10)).slice(-8)}`;

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const search = (page: Page) => page.getByRole('searchbox');
