import { ALL_PERMISSIONS, type Module, type Permission, PERMISSION_CATALOGUE } from './permissions.ts';

/** The master privilege list: what a new role starts from. Every switch can be changed afterwards. */
export const ROLE_TEMPLATES = [
  'admin',
  'me-officer',
  'validator',
  'data-collector',
  'accountant',
  'viewer',
  'none',
] as const;
export type RoleTemplate = (typeof ROLE_TEMPLATES)[number];

const all = (...modules: Module[]): Permission[] =>
  modules.flatMap((m) => PERMISSION_CATALOGUE[m].map((a) => `${m}/${a}` as Permission));
const view = (...modules: Module[]): Permission[] => modules.map((m) => `${m}/View` as Permission);

/** Staff of one organisation run its users and roles; who may see all organisations is decided by FAO_ADMIN. */
const everyone: Permission[] = [
  'Project/View',
  'Team/View',
  'Site/View',
  'Forum/View',
  'Feedback/Create',
  'Dashboard/View',
];
const registers = view(
  'Member Register',
  'Group Register',
  'Project Activity',
  'Demonstration list',
  'Infrastructure list',
);

const TEMPLATES: Record<RoleTemplate, readonly Permission[]> = {
  admin: ALL_PERMISSIONS,
  'me-officer': [
    ...everyone,
    ...all(
      'Dashboard',
      'Work plan',
      'Log Definition',
      'Log Frame',
      'Report',
      'Form',
      'Form Data',
      'Form User',
      'Category',
      'Site',
    ),
    ...registers,
    'Member Register/Export',
    'Group Register/Export',
    'Project Activity/Export',
    'Validation/View',
    'Validation/Export',
    'Team/Create',
    'User/View',
    'Organization/View',
    'Forum/Create',
    'Forum/Edit',
    'Feedback/View',
  ],
  validator: [
    ...everyone,
    ...registers,
    ...all('Validation'),
    ...view('Form', 'Form Data', 'Work plan', 'Report'),
    'Form Data/Edit',
    'Forum/Create',
  ],
  'data-collector': [
    ...everyone,
    ...registers,
    'Member Register/Create',
    'Member Register/Edit',
    'Group Register/Create',
    'Group Register/Edit',
    'Project Activity/Create',
    'Project Activity/Edit',
    'Demonstration list/Create',
    'Infrastructure list/Create',
    'Form/View',
    'Form Data/View',
    'Form Data/Create',
    'Form Data/Edit',
    'Forum/Create',
  ],
  accountant: [
    ...everyone,
    ...view('Work plan', 'Report', 'Project Activity'),
    'Work plan/Edit',
    'Work plan/Export',
    'Report/Export',
  ],
  viewer: [...everyone, ...registers, ...view('Work plan', 'Log Frame', 'Report')],
  none: [],
};

export const masterPrivileges = (template: RoleTemplate): ReadonlySet<Permission> => new Set(TEMPLATES[template]);
