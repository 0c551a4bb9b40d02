import { z } from 'zod';
import { listOf, message } from '../envelopes.ts';
import { emailText, id, newPassword, option, optionalPhone, optionalText, text, userNameText } from '../shapes.ts';
import { operation } from './operation.ts';
import { linkId } from './shapes.ts';

/** Ways in for whoever is not signed in: a new account, a forgotten password. */
export const signUp = {
  requestPasswordReset: operation({
    method: 'POST',
    path: '/msurvey/api/user/reset-password-request',
    permission: 'public',
    summary: 'Mail a reset link; never tells whether the address is known',
    body: z.object({ email: emailText, url: optionalText(500) }),
    response: message,
    problems: ['request.too-many'],
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/msurvey/api/user/reset-password',
    permission: 'public',
    summary: 'Set a new password with the id of a mailed link',
    body: z.object({ id: linkId, password: newPassword }),
    response: 'empty',
    problems: ['link.invalid'],
  }),
  signUp: operation({
    method: 'POST',
    path: '/msurvey/api/user/sign-up',
    permission: 'public',
    summary: 'Sign up as a pending user of an organisation',
    body: z.object({
      organizationId: id,
      firstName: text(100),
      lastName: text(100),
      username: userNameText,
      email: emailText,
      phone: optionalPhone,
      password: newPassword,
    }),
    response: message,
    problems: ['user.name-taken', 'request.too-many'],
  }),
  signUpOrganizations: operation({
    method: 'GET',
    path: '/msurvey/api/user/sign-up/organizations',
    permission: 'public',
    summary: 'Organisations one can sign up to',
    response: listOf(option),
  }),
  requestVerification: operation({
    method: 'POST',
    path: '/msurvey/api/user/verify-request',
    permission: 'public',
    summary: 'Mail the link that confirms the e-mail address once more; never tells whether the address is known',
    body: z.object({ email: emailText }),
    response: message,
    problems: ['request.too-many'],
  }),
  verifyAccount: operation({
    method: 'POST',
    path: '/msurvey/api/user/verify',
    permission: 'public',
    summary: 'Confirm the e-mail address with the id of a mailed link',
    body: z.object({ data: z.object({ type: z.literal('approve'), id: linkId }) }),
    response: 'empty',
    problems: ['link.invalid'],
  }),
};
