import type { Known, View } from './view.ts';

export const accessViews = ({ users, collectors, validators }: Known): View[] => {
  const people = (name: string, body: object): View => ({ name: `users: ${name}`, call: 'users', body });
  const organizations = (name: string, body: object): View => ({
    name: `organisations: ${name}`,
    call: 'organizations',
    body,
  });
  const roles = (name: string, body: object): View => ({ name: `roles: ${name}`, call: 'roles', body });
  return [
    people('first page', {}),
    people('newest first', { sortBy: 'createdAt', sortOrder: 'desc' }),
    people('last seen', { sortBy: 'lastSeenAt', sortOrder: 'desc' }),
    people('by user name', { sortBy: 'username' }),
    people('name contains “talukder”', { name: 'talukder' }),
    people('a Bengali name', { name: 'নাসরিন' }),
    people('one user name', { name: `field.${users - 1}` }),
    people('one organisation', { orgId: 1 }),
    people('one organisation, inactive', { orgId: 1, status: 'inactive' }),
    people('active', { status: 'active' }),
    people('a role that nearly all hold', { roleId: collectors }),
    people('a role that few hold', { roleId: validators }),
    people('a name of an organisation', { orgId: 1, name: 'talukder' }),
    organizations('first page', {}),
    organizations('by number of users', { sortBy: 'userCount', sortOrder: 'desc' }),
    organizations('name contains “agri”, active', { name: 'agri', isActive: true }),
    { name: 'organisations: options', call: 'organizationOptions' },
    roles('first page', {}),
    roles('by number of users', { sortBy: 'userCount', sortOrder: 'desc' }),
    roles('name contains “collector” of an organisation', { orgId: 1, name: 'collector' }),
    { name: 'roles: options', call: 'roleOptions', query: { orgId: 1 } },
    { name: 'roles: for access control', call: 'roleList' },
    { name: 'roles: switches of one', call: 'permissionList', query: { role_id: collectors } },
    { name: 'roles: reach of one', call: 'roleReach', query: { role_id: collectors } },
    { name: 'roles: what some may do', call: 'userPermission', body: { roles: [collectors, validators] } },
    { name: 'roles: master privileges', call: 'masterPrivileges' },
    { name: 'menu', call: 'sidebar' },
    { name: 'forums and who may read them', call: 'forumAccess' },
  ];
};
