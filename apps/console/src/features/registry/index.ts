import { lazyPart } from '~/lib/lazy-part.ts';

export { memberProfilePath } from '~/features/registry/parts/paths.ts';

/** The tabs of a project's configuration; exports show tasks in the words of collection. */
const TEXTS = ['registry', 'collection'];
export const MembersTab = lazyPart(
  async () => (await import('~/features/registry/members/MembersTab.tsx')).MembersTab,
  ...TEXTS,
);
export const GroupsTab = lazyPart(
  async () => (await import('~/features/registry/groups/GroupsTab.tsx')).GroupsTab,
  ...TEXTS,
);
export const DemonstrationsTab = lazyPart(
  async () => (await import('~/features/registry/beneficiaries/DemonstrationsTab.tsx')).DemonstrationsTab,
  ...TEXTS,
);
export const InfrastructureTab = lazyPart(
  async () => (await import('~/features/registry/beneficiaries/InfrastructureTab.tsx')).InfrastructureTab,
  ...TEXTS,
);
