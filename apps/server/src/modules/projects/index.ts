export { projectAbilities } from './project.policy.ts';
export type { ProjectContents } from './project-contents.ts';
export { projectHandlers } from './projects.routes.ts';
export { rolesChosen } from './team/role-choice.ts';
export { countRows, ofRoles, ofUser, type TeamRow, teamRows, type UserChoice } from './team/team-row.queries.ts';
export { holdYouthBounds, setYouthBounds, type YouthBounds, youthBounds } from './youth.queries.ts';
