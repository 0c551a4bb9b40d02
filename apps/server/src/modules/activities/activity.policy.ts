import { may, type Principal } from '@msurvey/domain';

interface Reviewer extends Principal {
  userId: number;
}
export interface Standing {
  userId: number;
  state: 'received' | 'approved' | 'rejected';
  /** Who saved the newest revision. */
  savedBy?: number;
}
interface ProjectFacts {
  isArchived: boolean;
}

/** An approved activity is neither edited nor deleted; delete is the administrator's, as the documents reserve it. */
export const activityAbilities = (who: Reviewer, activity: Standing, { isArchived }: ProjectFacts) => ({
  edit: !isArchived && activity.state !== 'approved' && may(who, 'Project Activity/Edit'),
  delete: !isArchived && activity.state !== 'approved' && may(who, 'fao-admin'),
});

/** Whoever wrote it, or wrote it last, does not judge it. */
export const isOwn = (who: { userId: number }, { userId, savedBy }: Pick<Standing, 'userId' | 'savedBy'>): boolean =>
  userId === who.userId || savedBy === who.userId;

export function reviewAbilities(who: Reviewer, activity: Standing, { isArchived }: ProjectFacts) {
  const decides = !isArchived && may(who, 'Validation/Validate') && !isOwn(who, activity);
  return {
    approve: decides && activity.state === 'received',
    reject: decides && activity.state === 'received',
    reopen: decides && activity.state === 'approved',
  };
}
