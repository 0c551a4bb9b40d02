import { may } from '@msurvey/domain';
import { type Caller, inSight } from '../access.policy.ts';

/** One's own organisation has an active user, oneself: it cannot be switched off from inside. */
export function organizationAbilities(who: Caller, organization: { id: number }) {
  const edit = may(who, 'Organization/Edit') && inSight(who, organization.id);
  return { edit, changeStatus: edit && organization.id !== who.organizationId };
}
