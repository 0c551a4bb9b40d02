import { mayMoveStatus, may, type UserStatus } from '@msurvey/domain';
import { type Account, type Caller, inSight, outranks } from '../access.policy.ts';

export interface UserFacts extends Account {
  id: number;
  organizationId: number;
  status: UserStatus;
  /** Somebody is held up at its sign-in. */
  isHeld: boolean;
}

/** Where the status switch leads. A verified sign-up is not switched but approved, because it needs roles. */
export const switchedStatus = (status: UserStatus): UserStatus | undefined => {
  if (status === 'verified') return undefined;
  return (['active', 'inactive'] as const).find((to) => mayMoveStatus(status, to));
};

export function userAbilities(who: Caller, user: UserFacts) {
  const edit = may(who, 'User/Edit') && inSight(who, user.organizationId) && !outranks(user, who);
  return {
    edit,
    changeStatus: edit && user.id !== who.userId && switchedStatus(user.status) !== undefined,
    approve: edit && user.status === 'verified',
    unlock: edit && user.isHeld,
  };
}
