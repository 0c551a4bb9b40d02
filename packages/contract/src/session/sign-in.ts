import { z } from 'zod';
import { dataOf } from '../envelopes.ts';
import { idParams, text, typedPassword } from '../shapes.ts';
import { operation } from './operation.ts';
import { linkId, loginUser } from './shapes.ts';

const tokenPair = z.object({ token: z.string(), refresh_token: z.object({ token: z.string() }) });

export const signIn = {
  exchangeTicket: operation({
    method: 'POST',
    path: '/msurvey/api/auth/ticket',
    permission: 'public',
    summary: 'A single-use ticket of a new tab against a session of its own',
    body: z.object({ ticket: linkId }),
    response: tokenPair,
    problems: ['link.invalid', 'auth.account-inactive'],
  }),
  login: operation({
    method: 'POST',
    path: '/msurvey/api/auth/login',
    permission: 'public',
    summary: 'Sign in with a user name or e-mail address',
    body: z.object({ username: text(254), password: typedPassword }),
    response: tokenPair,
    problems: [
      'auth.wrong-credentials',
      'auth.throttled',
      'auth.account-inactive',
      'auth.account-pending',
      'auth.account-unapproved',
    ],
  }),
  refreshToken: operation({
    method: 'POST',
    path: '/msurvey/api/auth/refresh-token',
    permission: 'public',
    summary: 'Exchange a refresh token for a new pair; a reused one ends the whole session family',
    body: z.object({ refreshToken: z.string().min(1, 'required').max(500) }),
    response: tokenPair,
    problems: ['auth.refresh-refused', 'auth.account-inactive'],
  }),
  logout: operation({
    method: 'POST',
    path: '/msurvey/api/auth/logout',
    permission: 'signed-in',
    summary: 'End this session, or all sessions of the user',
    body: z.object({ everywhere: z.boolean().default(false) }),
    response: 'empty',
  }),
  getUser: operation({
    method: 'GET',
    path: '/msurvey/api/user/:id',
    permission: 'signed-in',
    summary: 'A user by the subject of the token; one’s own, or a visible one with User/View',
    params: idParams,
    response: dataOf(loginUser),
    problems: ['record.not-found'],
  }),
};
