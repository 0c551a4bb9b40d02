export { projectAbilities } from './project.policy.ts';
export { projectHandlers } from './projects.routes.ts';
export { rolesChosen } from './team/role-choice.ts';
