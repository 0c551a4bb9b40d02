import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';

/** The umbrella programme: the project activity form fills its list, and its demonstration has work of every kind. */
export const PROJECT = 61;
const FORM = 160;
export const activities = (rest = ''): string => `/project/${PROJECT}?tabIndex=3&index=3${rest}`;
export const validation = `/project/${PROJECT}?tabIndex=3&index=7`;
export const deskOf = ({ id }: Pick<SubActivity, 'id'>): string => `/project/${PROJECT}/sacp/validation/${id}`;

export interface SubActivity {
  id: number;
  code: string;
  agencyId: number;
  agency: string;
  label: { en: string };
}
export interface Activity {
  id: number;
  instance: string;
  form_id: number;
  sub_activity_id: number | null;
  member_count: number | null;
  is_validate: boolean;
  project_id: number | null;
}

export async function ask<T>(
  url: string,
  who: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const token = await tokenFor(url, who);
  const answer = await call<T>(url, token, method, path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}

export const listed = async (url: string, filter: object = {}): Promise<Activity[]> =>
  (
    await ask<{ data: { data: Activity[] } }>(url, 'fao.admin', 'POST', '/project/activity/list', {
      projectId: PROJECT,
      pageSize: 100,
      ...filter,
    })
  ).data.data;

/** One of the demonstration on the validator's first page, with members who took part, a position and a photo. */
export async function demonstrated(url: string): Promise<Activity> {
  const first = { projectId: PROJECT, pageSize: 30 };
  const page = await ask<{ data: { data: Activity[] } }>(url, 'validator', 'POST', '/project/activity/list', first);
  for (const row of page.data.data.filter(({ instance }) => instance.startsWith('uuid:00000000-'))) {
    const query = new URLSearchParams({ projectId: String(PROJECT), instance: row.instance });
    const profile = await ask<{ data: { photos: unknown[] } }>(
      url,
      'validator',
      'GET',
      `/project/activity/profile?${query}`,
    );
    if (profile.data.photos.length === 0) continue;
    const { meta } = await ask<{ meta: { count: number } }>(
      url,
      'fao.admin',
      'POST',
      '/project/activity/participants',
      {
        projectId: PROJECT,
        instance: row.instance,
      },
    );
    if (meta.count > 5) return row;
  }
  throw new Error('the demonstration has no activity with participants');
}

/** By any record, however old. */
async function usedSubActivities(url: string): Promise<Set<number | null>> {
  const used = new Set<number | null>();
  for (let page = 1; ; page++) {
    const rows = await listed(url, { page });
    for (const row of rows) used.add(row.sub_activity_id);
    if (rows.length < 100) return used;
  }
}

/** Of the collector and the validator: an agency's records are decided by its own organisation. */
const DAE = 3;
const taken = new Map<string, Set<number>>();
/** One of DAE that no record names: what waits under it is the test's own. */
export async function freshSubActivity(url: string): Promise<SubActivity> {
  const { data } = await ask<{ data: SubActivity[] }>(url, 'fao.admin', 'GET', '/sub-activity/list');
  const used = await usedSubActivities(url);
  const mine = taken.get(url) ?? new Set();
  taken.set(url, mine);
  // those whose words hold no others' words: a search for the code finds this one only
  const free = data.find(({ id, agencyId }) => agencyId === DAE && !used.has(id) && !mine.has(id));
  if (!free) throw new Error('every sub-activity is used');
  mine.add(free.id);
  return free;
}

let placed: { id: number; name: string }[] | undefined;
async function somePlace(url: string): Promise<number[]> {
  if (!placed) {
    const row = (await listed(url)).find((one) => one.instance);
    const query = new URLSearchParams({ projectId: String(PROJECT), instance: row?.instance ?? '' });
    placed = (
      await ask<{ data: { places: { id: number; name: string }[] } }>(
        url,
        'fao.admin',
        'GET',
        `/project/activity/profile?${query}`,
      )
    ).data.places;
  }
  return placed.map(({ id }) => id);
}

const OPENROSA = '/msurvey/openrosa';
const headersOf = (who: string) => ({
  authorization: `Basic ${Buffer.from(`${who}:${PASSWORD}`).toString('base64')}`,
  'x-openrosa-version': '1.0',
});
/** A picture of one green dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let days = 0;
/** Every record is of another day, so that none is the twin of another. */
const nextDay = (): string => new Date(Date.UTC(2026, 8, 30 - ++days)).toISOString().slice(0, 10);

interface Work {
  author?: string;
  /** A photo is asked for; without it the checks find something. */
  photo?: boolean;
  heldOn?: string;
  remarks?: string;
}

/** A record of the project activity form, sent as Collect sends it; with nothing said it is clean. */
export async function newActivity(url: string, item: SubActivity, work: Work = {}): Promise<string> {
  const { author = 'collector', photo = true, heldOn = nextDay(), remarks = '' } = work;
  const headers = headersOf(author);
  const form = await fetch(`${url}${OPENROSA}/forms/${FORM}/form.xml`, { headers });
  const xml = await form.text();
  expect(form.status, xml).toBe(200);
  const [, root = '', attributes = ''] = /<instance>\s*<([\w.-]+)([^>]*)>/.exec(xml) ?? [];
  const [division, district, upazila, union] = await somePlace(url);
  const instanceId = `uuid:${randomUUID()}`;
  const record = `<${root}${attributes}><agency>${item.agencyId}</agency><sub_activity>${item.id}</sub_activity>
    <held_on>${heldOn}</held_on><place><division>${division}</division><district>${district}</district>
    <upazila>${upazila}</upazila><union>${union}</union><village>Char Kalmi</village></place>
    <people><listing>counted</listing><counted><male>12</male><female>13</female></counted><stated>25</stated></people>
    <photos>${photo ? '<photo_1>field.png</photo_1>' : ''}</photos><remarks>${remarks}</remarks>
    <meta><instanceID>${instanceId}</instanceID></meta></${root}>`;
  const body = new FormData();
  body.append('xml_submission_file', new Blob([record], { type: 'text/xml' }), 'record.xml');
  if (photo) body.append('field.png', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'field.png');
  const response = await fetch(`${url}${OPENROSA}/submission?deviceID=collect%3Ae2e`, {
    method: 'POST',
    headers,
    body,
  });
  expect(response.status, await response.text()).toBe(201);
  await expect
    .poll(async () => (await listed(url)).some((row) => row.instance === instanceId), { message: 'in the list' })
    .toBe(true);
  return instanceId;
}

/** Lets somebody of the team collect with the form. */
export async function letCollect(url: string, username: string): Promise<void> {
  const found = await ask<{ data: { userId: number }[] }>(url, 'superadmin', 'POST', '/project/form/users/candidates', {
    formId: FORM,
    username,
  });
  if (found.data.length > 0)
    await ask(url, 'superadmin', 'POST', '/project/form/users/add', {
      formId: FORM,
      userIds: found.data.map(({ userId }) => userId),
    });
}

interface Waiting {
  id: number;
  instance: string;
  revision: number;
}
export const waiting = async (url: string, { id }: SubActivity): Promise<Waiting[]> =>
  (
    await ask<{ data: Waiting[] }>(url, 'validator', 'POST', '/project/validation/queue', {
      projectId: PROJECT,
      subActivityId: id,
    })
  ).data;

export async function approve(url: string, who: string, { id, revision }: Waiting): Promise<void> {
  await ask(url, who, 'POST', '/project/validation/approve', { projectId: PROJECT, id, revision });
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const queueOf = (page: Page) => page.getByRole('navigation', { name: 'Records that wait' });
export const recordsOf = (page: Page) => queueOf(page).getByRole('listitem');
