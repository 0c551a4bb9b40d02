import { passwordFault, type PasswordOwner } from '@msurvey/domain';
import { fieldFaults, type Problem } from '#problem/problem.ts';

/** The part of the rule for new passwords that needs to know whose it will be; the rest is checked with the input. */
export function newPasswordProblem(password: string | null | undefined, owner: PasswordOwner): Problem | undefined {
  const fault = password ? passwordFault(password, owner) : undefined;
  return fault && fieldFaults({ field: 'password', fault });
}
