/** The permission catalogue: a fixed list of modules and the actions that make sense in each. */

export const ACTIONS = ['View', 'Create', 'Edit', 'Delete', 'Export', 'Validate'] as const;
export type Action = (typeof ACTIONS)[number];

/** The first eleven are the configuration tabs of a project, in the order in which the strip shows them. */
export const PERMISSION_CATALOGUE = {
  Dashboard: ['View', 'Export'],
  'Member Register': ['View', 'Create', 'Edit', 'Delete', 'Export'],
  'Group Register': ['View', 'Create', 'Edit', 'Delete', 'Export'],
  'Project Activity': ['View', 'Create', 'Edit', 'Delete', 'Export'],
  'Work plan': ['View', 'Create', 'Edit', 'Export'],
  'Demonstration list': ['View', 'Create', 'Edit', 'Export'],
  'Infrastructure list': ['View', 'Create', 'Edit', 'Export'],
  Validation: ['View', 'Export', 'Validate'],
  'Log Definition': ['View', 'Create', 'Edit', 'Delete'],
  'Log Frame': ['View', 'Create', 'Edit', 'Delete', 'Export'],
  Report: ['View', 'Export', 'Validate'],
  Project: ['View', 'Create', 'Edit', 'Delete'],
  Team: ['View', 'Create', 'Delete'],
  Form: ['View', 'Create', 'Edit', 'Delete', 'Export'],
  'Form Data': ['View', 'Create', 'Edit', 'Delete', 'Export'],
  'Form User': ['View', 'Create', 'Edit'],
  Site: ['View', 'Create', 'Delete'],
  Role: ['View', 'Create', 'Edit', 'Delete'],
  User: ['View', 'Create', 'Edit', 'Export'],
  Organization: ['View', 'Create', 'Edit'],
  'Access Control': ['View', 'Edit'],
  Category: ['View', 'Create', 'Edit', 'Delete'],
  Forum: ['View', 'Create', 'Edit', 'Delete'],
  Feedback: ['View', 'Create'],
  Audit: ['View', 'Export'],
} as const satisfies Record<string, readonly Action[]>;

export type Module = keyof typeof PERMISSION_CATALOGUE;
export const MODULES = Object.keys(PERMISSION_CATALOGUE) as Module[];

/** One switch: `Module/Action`. */
export type Permission = { [M in Module]: `${M}/${(typeof PERMISSION_CATALOGUE)[M][number]}` }[Module];

export const ALL_PERMISSIONS: readonly Permission[] = MODULES.flatMap((module) =>
  PERMISSION_CATALOGUE[module].map((action) => `${module}/${action}` as Permission),
);

const known = new Set<string>(ALL_PERMISSIONS);
export const isPermission = (text: string): text is Permission => known.has(text);

export function splitPermission(permission: Permission): { module: Module; action: Action } {
  const slash = permission.lastIndexOf('/');
  return { module: permission.slice(0, slash) as Module, action: permission.slice(slash + 1) as Action };
}

/** The role that the documents name; it alone sees the role list and may delete in registries and activities. */
export const FAO_ADMIN = 'FAO_ADMIN';

/** What is needed to know what a person may do. */
export interface Principal {
  isSuperUser: boolean;
  roleNames: readonly string[];
  permissions: ReadonlySet<string>;
  /** Is in the team of the programme's own project: only then does its menu entry lead somewhere. */
  isInProgramme?: boolean;
  /** There is a forum that one of the roles may read. */
  readsForums?: boolean;
}

/** What an operation asks for. */
export type Requirement = 'public' | 'signed-in' | 'super-user' | 'fao-admin' | Permission;

/** Answers “may this person”; the console asks the same function that the server enforces. */
export function may(who: Principal, requirement: Requirement): boolean {
  switch (requirement) {
    case 'public':
    case 'signed-in':
      return true;
    case 'super-user':
      return who.isSuperUser;
    case 'fao-admin':
      return who.isSuperUser || who.roleNames.includes(FAO_ADMIN);
    default:
      return who.isSuperUser || who.permissions.has(requirement);
  }
}
