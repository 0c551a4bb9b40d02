import type { access } from '@msurvey/contract';
import { ALL_PERMISSIONS, MODULES, type Permission } from '@msurvey/domain';
import type { z } from 'zod';
import type { SwitchRow } from './switch.queries.ts';

type PermissionRow = z.input<(typeof access.permissionList)['response']>['data'][number];
type GridRow = z.input<(typeof access.accessGrid)['response']>['data']['rows'][number];

const PLACE = new Map<string, number>(ALL_PERMISSIONS.map((permission, i) => [permission, i]));
const permissionOf = (s: SwitchRow): string => `${s.module}/${s.action}`;

/** In the order of the catalogue; a row whose module or action has left the catalogue is not shown. */
export const inCatalogueOrder = (switches: readonly SwitchRow[]): SwitchRow[] =>
  switches
    .filter((s) => PLACE.has(permissionOf(s)))
    .sort((a, b) => (PLACE.get(permissionOf(a)) ?? 0) - (PLACE.get(permissionOf(b)) ?? 0) || a.roleId - b.roleId);

/** The permissions that are on. */
export const switchedOn = (switches: readonly SwitchRow[]): Permission[] => [
  ...new Set(
    inCatalogueOrder(switches)
      .filter((s) => s.permission)
      .map((s) => permissionOf(s) as Permission),
  ),
];

/** `mayTurn`: whether the reader may turn such a switch, so that no screen offers what would be refused. */
export function permissionListView(
  switches: readonly SwitchRow[],
  mayTurn: (permission: string) => boolean,
): PermissionRow[] {
  const ordered = inCatalogueOrder(switches);
  return MODULES.map((module) => ({
    module_name: module,
    activity: ordered
      .filter((s) => s.module === module)
      .map((s) => ({
        module_action_role_id: s.id,
        action_name: s.action,
        permission: s.permission,
        canChange: mayTurn(permissionOf(s)),
      })),
  }));
}

export function gridView(switches: readonly SwitchRow[]): GridRow[] {
  const rows = new Map<string, GridRow>();
  for (const s of inCatalogueOrder(switches)) {
    const key = permissionOf(s);
    const row = rows.get(key) ?? { module_name: s.module, action_name: s.action, switches: [] };
    row.switches.push({ role_id: s.roleId, module_action_role_id: s.id, permission: s.permission });
    rows.set(key, row);
  }
  return [...rows.values()];
}
