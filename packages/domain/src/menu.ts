import { PROJECT_PROGRAMME } from './constants.ts';
import { may, type Principal, type Requirement } from './permissions.ts';

/** One line of the left menu; its words and its icon belong to the console. */
export interface MenuEntry {
  id: MenuId;
  /** Null for a heading that only holds other entries. */
  path: string | null;
  parent: MenuId | null;
}

interface MenuRule {
  id: string;
  path?: string;
  parent?: string;
  /** Nothing given: everyone who is signed in. */
  needs?: Requirement;
  /** Only for those who may enter the programme's project: its team, and whoever sees all projects. */
  ofProgramme?: boolean;
  /** Only for those who may read a forum. */
  ofForums?: boolean;
}

const RULES = [
  { id: 'super-users-create', path: '/super-user/users-create', needs: 'super-user' },
  { id: 'super-acl', path: '/super-user/acl', needs: 'super-user' },
  { id: 'super-forums', path: '/super-user/forums', needs: 'super-user' },
  { id: 'super-upkeep', path: '/super-user/upkeep', needs: 'super-user' },
  { id: 'home', path: '/' },
  { id: 'programme', path: `/project/${PROJECT_PROGRAMME}?tabIndex=3`, needs: 'Project/View', ofProgramme: true },
  { id: 'forms', path: '/forms', needs: 'Form/View' },
  { id: 'team' },
  { id: 'roles', path: '/roles', parent: 'team', needs: 'Role/View' },
  { id: 'users', path: '/users', parent: 'team', needs: 'User/View' },
  { id: 'organizations', path: '/organizations', parent: 'team', needs: 'Organization/View' },
  { id: 'access-control', path: '/permission/role', parent: 'team', needs: 'fao-admin' },
  { id: 'lists' },
  { id: 'categories', path: '/category', parent: 'lists', needs: 'Category/View' },
  { id: 'frequency', path: '/frequency', parent: 'lists', needs: 'Category/View' },
  { id: 'unit-of-measurement', path: '/unit-of-measurement', parent: 'lists', needs: 'Category/View' },
  { id: 'year', path: '/year', parent: 'lists', needs: 'Category/View' },
  { id: 'sub-activities', path: '/sub-activities', parent: 'lists', needs: 'Work plan/Edit' },
  { id: 'geography', path: '/geography', parent: 'lists', needs: 'fao-admin' },
  { id: 'notifications', path: '/notifications' },
  { id: 'forums', path: '/forums', needs: 'Forum/View', ofForums: true },
  { id: 'feedback', path: '/feedback', needs: 'Feedback/Create' },
  { id: 'audit', path: '/audit', needs: 'Audit/View' },
] as const satisfies readonly MenuRule[];

export type MenuId = (typeof RULES)[number]['id'];

/**
 * The entries a person may open, in order. A heading stays only when something stands under it;
 * the super-user's own entries come first, the normal ones below.
 */
export function menuFor(who: Principal): MenuEntry[] {
  const entersProgramme = who.isInProgramme === true || may(who, 'fao-admin');
  const readsForums = who.readsForums === true || may(who, 'fao-admin');
  const open = (RULES as readonly MenuRule[]).filter(
    (rule) =>
      may(who, rule.needs ?? 'signed-in') && (!rule.ofProgramme || entersProgramme) && (!rule.ofForums || readsForums),
  );
  const held = new Set(open.map((rule) => rule.parent));
  return open
    .filter((rule) => rule.path !== undefined || held.has(rule.id))
    .map((rule) => ({
      id: rule.id as MenuId,
      path: rule.path ?? null,
      parent: (rule.parent ?? null) as MenuId | null,
    }));
}
