import { z } from 'zod';
import { dataOf, listOf, message } from '../envelopes.ts';
import { instant, newPassword, optionalEmail, optionalPhone, optionalText, text, typedPassword } from '../shapes.ts';
import { operation } from './operation.ts';
import { linkId, loginUser } from './shapes.ts';

/** What one does with one's own account. */
export const profile = {
  updateProfile: operation({
    method: 'PUT',
    path: '/msurvey/api/profile',
    permission: 'signed-in',
    summary: 'Change one’s own details',
    body: z.object({
      firstName: text(100),
      lastName: text(100),
      phone: optionalPhone,
      location: optionalText(200),
    }),
    response: dataOf(loginUser),
  }),
  changeEmail: operation({
    method: 'POST',
    path: '/msurvey/api/profile/change-email',
    permission: 'signed-in',
    summary: 'Ask for another e-mail address: a link is mailed to the new one; to have none is done at once',
    body: z.object({ email: optionalEmail, currentPassword: typedPassword }),
    response: message,
    problems: ['user.wrong-password', 'user.email-taken', 'auth.throttled'],
  }),
  confirmEmail: operation({
    method: 'POST',
    path: '/msurvey/api/user/confirm-email',
    permission: 'public',
    summary: 'Confirm a new e-mail address with the id of the link that was mailed to it',
    body: z.object({ id: linkId }),
    response: 'empty',
    problems: ['link.invalid', 'user.email-taken'],
  }),
  changePassword: operation({
    method: 'POST',
    path: '/msurvey/api/profile/change-password',
    permission: 'signed-in',
    summary: 'Change one’s own password; ends every other session',
    body: z.object({ currentPassword: typedPassword, password: newPassword }),
    response: 'empty',
    problems: ['user.wrong-password', 'auth.throttled'],
  }),
  sessions: operation({
    method: 'GET',
    path: '/msurvey/api/profile/sessions',
    permission: 'signed-in',
    summary: 'One’s own active sessions',
    response: listOf(
      z.object({
        id: z.string(),
        current: z.boolean(),
        startedAt: instant,
        lastUsedAt: instant,
        address: z.string().nullable(),
        device: z.string().nullable(),
      }),
    ),
  }),
  endSession: operation({
    method: 'POST',
    path: '/msurvey/api/profile/sessions/end',
    permission: 'signed-in',
    summary: 'End one of one’s own sessions',
    body: z.object({ sessionId: z.string().uuid('invalid') }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
};
