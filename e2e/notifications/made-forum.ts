import { expect } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { newHolder, newOffice, newRole } from '../access/programme.ts';
import { newName, type Person } from '../session/people.ts';
import { tokenFor } from '../support/token.ts';

export interface MadeForum {
  id: number;
  title: string;
  /** Writes and keeps order; writes; only reads. */
  moderator: Person;
  writer: Person;
  reader: Person;
}

/** A forum of one's own, with an office whose people know of it and nobody else does. */
export async function newForum(url: string): Promise<MadeForum> {
  const token = await tokenFor(url, 'superadmin');
  const office = await newOffice(url);
  const title = `Field talk ${newName()}`;
  const made = await call<{ data: { id: number } }>(url, token, 'POST', '/super-user/forums', { title });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.data;
  const personWith = async (template: string, write: boolean) => {
    const role = await newRole(url, office, template);
    const body = { forumId: id, roleId: role.id, read: true, write };
    expect((await call(url, token, 'PUT', '/super-user/forums/access', body)).status).toBe(204);
    return newHolder(url, office, role);
  };
  return {
    id,
    title,
    moderator: await personWith('admin', true),
    writer: await personWith('data-collector', true),
    reader: await personWith('viewer', false),
  };
}
