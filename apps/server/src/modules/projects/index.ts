export { type MemberRemoved, onMemberRemoved } from './member-removed.ts';
export { projectAbilities } from './project.policy.ts';
export { projectHandlers } from './projects.routes.ts';
