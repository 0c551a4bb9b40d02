import { may, type Principal } from '@msurvey/domain';

/** The programme's administrators read everything, others what their own organisation did. */
export const visibleOrganization = (who: Principal & { organizationId: number }): number | null =>
  may(who, 'fao-admin') ? null : who.organizationId;
