import type { Page } from '~/lib/page.tsx';

const namespace = 'access';

export const pages: Page[] = [
  {
    path: '/organizations',
    namespace,
    title: 'organizations',
    needs: 'Organization/View',
    load: () => import('~/features/access/organizations/OrganizationsPage.tsx'),
  },
  {
    path: '/roles',
    namespace,
    title: 'roles',
    needs: 'Role/View',
    load: () => import('~/features/access/roles/RolesPage.tsx'),
  },
  {
    path: '/users',
    namespace,
    title: 'users',
    needs: 'User/View',
    load: () => import('~/features/access/users/UsersPage.tsx'),
  },
  {
    path: '/permission',
    namespace,
    title: 'own',
    load: () => import('~/features/access/permissions/OwnPermissionsPage.tsx'),
  },
  {
    path: '/permission/role',
    namespace,
    title: 'roleList',
    needs: 'fao-admin',
    load: () => import('~/features/access/permissions/RoleListPage.tsx'),
  },
  {
    path: '/permission/role/:role_name/:id',
    namespace,
    title: 'permissionList',
    titleValues: ({ role_name }) => ({ role: role_name }),
    parents: [{ namespace, title: 'roleList', path: '/permission/role', needs: 'fao-admin' }],
    needs: 'Access Control/View',
    load: () => import('~/features/access/permissions/PermissionListPage.tsx'),
  },
  {
    path: '/super-user/users-create',
    namespace,
    title: 'usersCreate',
    needs: 'super-user',
    load: () => import('~/features/access/users-create/UsersCreatePage.tsx'),
  },
  {
    path: '/super-user/acl',
    namespace,
    title: 'acl',
    needs: 'super-user',
    load: () => import('~/features/access/acl/AccessGridPage.tsx'),
  },
  {
    path: '/super-user/forums',
    namespace,
    title: 'forums',
    needs: 'super-user',
    load: () => import('~/features/access/forums/ForumAccessPage.tsx'),
  },
];
