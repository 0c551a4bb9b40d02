import { expect } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';
import type { NamedRole } from './programme.ts';

interface Switches {
  data: { module_name: string; activity: { module_action_role_id: number; action_name: string }[] }[];
}

/** Turns one switch of a role, as the super-administrator would in the grid. */
export async function turn(url: string, role: NamedRole, permission: string, isOn: boolean): Promise<void> {
  const token = await tokenFor(url, 'superadmin');
  const { body } = await call<Switches>(url, token, 'GET', `/sacp/permission-list?role_id=${role.id}`);
  const [module, action] = permission.split('/');
  const id = body.data
    .find((row) => row.module_name === module)
    ?.activity.find((one) => one.action_name === action)?.module_action_role_id;
  const { status } = await call(url, token, 'POST', '/sacp/permission-change', { id, permission: isOn });
  expect(status).toBe(200);
}
