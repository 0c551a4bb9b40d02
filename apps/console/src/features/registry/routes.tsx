import { registerEntryGuard } from '~/lib/entry-guards.ts';
import { type Crumb, inProject, type Page } from '~/lib/page.tsx';

const namespace = 'registry';
const project: Crumb = { namespace: 'projects', title: 'project.crumb' };
const members: Crumb = { namespace, title: 'members.title' };
const groups: Crumb = { namespace, title: 'groups.title' };

export const pages: Page[] = [
  {
    path: '/project/:id/sacp/member/profile',
    namespace,
    title: 'member.crumb',
    parents: [project, members],
    needs: 'Member Register/View',
    load: inProject(() => import('~/features/registry/profile/MemberPage.tsx')),
  },
  {
    path: '/project/:id/sacp/group/:groupId',
    namespace,
    title: 'group.crumb',
    parents: [project, groups],
    needs: 'Group Register/View',
    load: inProject(() => import('~/features/registry/profile/GroupPage.tsx')),
  },
  {
    path: '/project/:id/sacp/member/duplicates',
    namespace,
    title: 'duplicates.title',
    parents: [project, members],
    needs: 'Member Register/Edit',
    load: inProject(() => import('~/features/registry/duplicates/DuplicatesPage.tsx')),
  },
];

// before a new member is saved, those are shown who are likely the same person
registerEntryGuard(async () => (await import('~/features/registry/duplicates/duplicate-guard.tsx')).duplicateGuard);
