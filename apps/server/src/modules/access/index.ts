import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { organizationHandlers } from './organizations/organizations.routes.ts';
import { reachHandlers } from './reach/reach.routes.ts';
import { roleHandlers } from './roles/roles.routes.ts';
import { forumAccessHandlers } from './super-user/forums.routes.ts';
import { superUserHandlers } from './super-user/super-user.routes.ts';
import { switchHandlers } from './switches/switches.routes.ts';
import { userHandlers } from './users/users.routes.ts';

export { type Account, inSight, onlyOrganization, outranks, seesAll } from './access.policy.ts';
export { exceeds } from './rank.queries.ts';
export { endAccess } from './end-access.queries.ts';
export { createLink, isOpenLink, type LinkPurpose, revokeLinks, useLink } from './links.ts';
export * from './head-count/index.ts';
export { accessJobs } from './access.jobs.ts';
export { newPasswordProblem } from './new-password.ts';
export { dummyVerify, hashPassword, verifyPassword } from './passwords.ts';
export { type Reacher, reacherOf, saveReach } from './reach/reach.queries.ts';
export { releaseAccount, SIGN_IN_COUNTS } from './sign-in-counts.queries.ts';
export { syncSwitches } from './switches/sync-switches.ts';
export type { PersonFields } from './users/user.queries.ts';
export { userNamed } from './users/user-search.queries.ts';

export const accessHandlers = (context: Context): Handlers<typeof access> => ({
  ...organizationHandlers(context),
  ...roleHandlers(context),
  ...switchHandlers(context),
  ...reachHandlers(context),
  ...userHandlers(context),
  ...superUserHandlers(context),
  ...forumAccessHandlers(context),
});
