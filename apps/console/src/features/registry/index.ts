import { lazyPart } from '~/lib/lazy-part.ts';

export { AskToAdd } from '~/features/registry/parts/AskToAdd.tsx';
export { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
export { groupProfilePath, memberProfilePath } from '~/features/registry/parts/paths.ts';
export { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
export { useGroupColumns } from '~/features/registry/groups/group-columns.tsx';
export { useMemberColumns } from '~/features/registry/members/member-columns.tsx';

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
