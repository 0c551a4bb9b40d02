import { z } from 'zod';
import { dataOf, listOf } from './envelopes.ts';
import { operationsOf } from './operation.ts';
import { emailText, instant, newPassword, text, userNameText } from './shapes.ts';

const operation = operationsOf('platform');

export const platform = {
  about: operation({
    method: 'GET',
    path: '/msurvey/api/about',
    permission: 'public',
    summary: 'What this installation is',
    response: dataOf(
      z.object({
        version: z.string(),
        /** Demonstration data is loaded: the console says so. */
        demonstration: z.boolean(),
        /** Nobody can sign in yet: the one-time link printed at the first start creates the super-administrator. */
        setupNeeded: z.boolean(),
        /** Mail is kept in a mailbox one can open in the browser (never with SMTP). */
        mailbox: z.boolean(),
        /** Demonstration accounts, whose password is published, can be reached from other machines: the console warns. */
        exposed: z.boolean(),
      }),
    ),
  }),
  mapTiles: operation({
    method: 'GET',
    path: '/msurvey/api/map/tiles',
    permission: 'signed-in',
    summary: 'Pictures of the ground beneath maps, where this installation has any, and whom to name for them',
    response: dataOf(z.object({ url: z.string(), attribution: z.string() }).nullable()),
  }),
  setUp: operation({
    method: 'POST',
    path: '/msurvey/api/setup',
    permission: 'public',
    summary: 'Create the super-administrator with the one-time link of the first start',
    body: z.object({
      id: z.string().min(1, 'required').max(200),
      organization: text(200),
      firstName: text(100),
      lastName: text(100),
      username: userNameText,
      email: emailText,
      password: newPassword,
    }),
    response: 'empty',
    problems: ['link.invalid', 'setup.done'],
  }),
  file: operation({
    method: 'GET',
    path: '/msurvey/api/file/:uuid',
    permission: 'signed-in',
    summary: 'A file made for the caller: an export, a report, a workbook with its faults',
    params: z.object({ uuid: z.uuid('invalid') }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  mailbox: operation({
    method: 'GET',
    path: '/msurvey/api/mailbox',
    permission: 'public',
    summary: 'Mail of a demonstration without SMTP; not there otherwise',
    response: listOf(
      z.object({ id: z.number(), to: z.string(), subject: z.string(), text: z.string(), sentAt: instant }),
    ),
    problems: ['route.not-found'],
  }),
};
