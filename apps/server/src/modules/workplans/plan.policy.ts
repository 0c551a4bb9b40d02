import { may, type Principal } from '@msurvey/domain';

/** Whose plan it is, and who asks. */
export interface PlanOwner {
  organizationId: number | null;
  /** The organisation of whoever asks is that of some agency. */
  isOfAgency: boolean;
}

/**
 * The staff of an agency change its own plan; those of an organisation that is no agency's (the project office), and
 * FAO_ADMIN, change all. What they may do at all their switches say.
 */
export const isOwnPlan = (who: Principal & { organizationId: number }, owner: PlanOwner): boolean =>
  may(who, 'fao-admin') || !owner.isOfAgency || owner.organizationId === who.organizationId;

export function planAbilities(
  who: Principal & { organizationId: number },
  owner: PlanOwner,
  { isArchived }: { isArchived: boolean },
) {
  const edit = !isArchived && isOwnPlan(who, owner) && may(who, 'Work plan/Edit');
  return { create: edit && may(who, 'Work plan/Create'), edit, open: may(who, 'Dashboard/View') };
}
