import { may, type Principal } from '@msurvey/domain';

interface Reviewer extends Principal {
  userId: number;
  organizationId: number;
}
export interface Standing {
  userId: number;
  state: 'received' | 'approved' | 'rejected';
}
/** What besides its state decides who may judge a record. */
export interface Judgeable {
  /** Any of its revisions is the reviewer's, however many came after it. */
  isTouched: boolean;
  /** Of the agency whose work it is; null: it names none, or nobody carries out its work. */
  agencyOrganizationId: number | null;
}
interface ProjectFacts {
  isArchived: boolean;
}
interface Reach {
  all: boolean;
}

/** An approved activity is neither edited nor deleted; delete is the administrator's, as the documents reserve it. */
export const activityAbilities = (who: Principal, activity: Standing, { isArchived }: ProjectFacts) => ({
  edit: !isArchived && activity.state !== 'approved' && may(who, 'Project Activity/Edit'),
  delete: !isArchived && activity.state !== 'approved' && may(who, 'fao-admin'),
});

/** Whoever wrote any of its revisions does not judge it. */
export const isOwn = (who: { userId: number }, record: { userId: number } & Judgeable): boolean =>
  record.userId === who.userId || record.isTouched;

/** A record of an agency is judged by the organisation that carries out its work, or by somebody who reaches all. */
export const isOfOtherAgency = (
  who: { organizationId: number },
  { agencyOrganizationId }: Judgeable,
  { all }: Reach,
): boolean => !all && agencyOrganizationId !== null && agencyOrganizationId !== who.organizationId;

/** Of a record within reach: what is beyond it is not there at all. */
export function reviewAbilities(
  who: Reviewer,
  activity: Standing & Judgeable,
  { isArchived }: ProjectFacts,
  reach: Reach,
) {
  const isTheirs = !isOwn(who, activity) && !isOfOtherAgency(who, activity, reach);
  const decides = !isArchived && may(who, 'Validation/Validate') && isTheirs;
  return {
    approve: decides && activity.state === 'received',
    reject: decides && activity.state === 'received',
    reopen: decides && activity.state === 'approved',
  };
}
