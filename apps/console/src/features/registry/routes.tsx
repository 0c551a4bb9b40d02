import { registerEntryGuard } from '~/lib/entry-guards.ts';
import { type Crumb, inProject, type Page, projectCrumb } from '~/lib/page.tsx';

const namespace = 'registry';
const project = projectCrumb('id', '?tabIndex=3');
/** A list of the project's configuration, by the index of its tab. */
const list = (title: string, index: number, needs: Crumb['needs']): Crumb => ({
  namespace,
  title,
  path: ({ params }) => `/project/${params.id}?tabIndex=3&index=${index}`,
  needs,
});
const members = list('members.title', 1, 'Member Register/View');
const groups = list('groups.title', 2, 'Group Register/View');

export const pages: Page[] = [
  {
    path: '/project/:id/sacp/member/profile',
    namespace,
    title: 'member.crumb',
    about: ({ query }) => ['member', query.get('instance')],
    parents: [project, members],
    needs: 'Member Register/View',
    load: inProject(() => import('~/features/registry/profile/MemberPage.tsx')),
  },
  {
    path: '/project/:id/sacp/group/duplicates',
    namespace,
    title: 'groupPairs.title',
    parents: [project, groups],
    needs: 'Group Register/Edit',
    load: inProject(() => import('~/features/registry/group-codes/GroupDuplicatesPage.tsx')),
  },
  {
    path: '/project/:id/sacp/group/:groupId',
    namespace,
    title: 'group.crumb',
    about: ({ params }) => ['group', params.groupId],
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

// before a group is saved, the one that has its code already
registerEntryGuard(async () => (await import('~/features/registry/group-codes/code-guard.tsx')).codeGuard);
// before a new member is saved, those are shown who are likely the same person
registerEntryGuard(async () => (await import('~/features/registry/duplicates/duplicate-guard.tsx')).duplicateGuard);
