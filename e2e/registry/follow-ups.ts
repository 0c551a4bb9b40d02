import { expect } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';
import { PROJECT } from './made.ts';

interface Profile {
  data: { id: number; revision: number };
}
const query = (instance: string) => new URLSearchParams({ projectId: String(PROJECT), instance });

/** Approves a record as a validator does, by its instance. */
export async function reviewer(url: string): Promise<(instance: string) => Promise<void>> {
  const token = await tokenFor(url, 'superadmin');
  return async (instance) => {
    const profile = await call<Profile>(url, token, 'GET', `/project/activity/profile?${query(instance)}`);
    expect(profile.status, JSON.stringify(profile.body)).toBe(200);
    const { id, revision } = profile.body.data;
    const { status, body } = await call(url, token, 'POST', '/project/validation/approve', {
      projectId: PROJECT,
      id,
      revision,
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
}

export async function newestFollowUp(url: string, instance: string): Promise<string> {
  const token = await tokenFor(url, 'superadmin');
  const { body } = await call<{ data: { instance: string }[] }>(
    url,
    token,
    'GET',
    `/project/activity/follow-ups?${query(instance)}`,
  );
  const [newest] = body.data;
  if (!newest) throw new Error('nothing follows it');
  return newest.instance;
}
