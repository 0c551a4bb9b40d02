import type { FormUser } from '@msurvey/contract';
import { paceOf } from '@msurvey/domain';
import type { FormUserRow, TargetFacts } from './form-user.queries.ts';

export const formUserView = (row: FormUserRow, { end, today }: Pick<TargetFacts, 'end' | 'today'>): FormUser => ({
  id: row.id,
  userName: row.userName,
  firstName: row.firstName,
  lastName: row.lastName,
  orgName: row.orgName,
  roleName: row.roleName ?? '',
  createdAt: row.createdAt.toISOString(),
  isActive: row.isActive,
  targetValue: row.targetValue,
  targetDate: row.targetDate,
  totalSubmission: row.totalSubmission,
  lastSubmissionAt: row.lastSubmissionAt?.toISOString() ?? null,
  pace: {
    done: row.doneForTarget,
    ...paceOf({ target: row.targetValue, done: row.doneForTarget, from: row.targetDate, end, today }),
  },
});
