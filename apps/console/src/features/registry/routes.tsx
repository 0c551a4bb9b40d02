import { registerEntryGuard } from '~/lib/entry-guards.ts';
import { loadTexts } from '~/lib/i18n.ts';
import type { Crumb, Page } from '~/lib/page.tsx';

const namespace = 'registry';
const project: Crumb = { namespace: 'projects', title: 'project.crumb' };
const members: Crumb = { namespace, title: 'members.title' };
const groups: Crumb = { namespace, title: 'groups.title' };

/** The trail names the project in the project's words. */
const inProject =
  (load: Page['load']): Page['load'] =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts('projects')]);
    return screen;
  };

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
