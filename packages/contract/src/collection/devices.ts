import { z } from 'zod';
import { dataOf, listOf } from '../envelopes.ts';
import { id, instant, text } from '../shapes.ts';
import { operation } from './operation.ts';

const device = z.object({
  id: z.number(),
  label: z.string(),
  createdAt: instant,
  /** Null: not used yet. */
  lastUsedAt: instant.nullable(),
  /** Its key ended with a password change, a reset or a sign-out everywhere: the phone must be set up again. */
  mustSetUp: z.boolean(),
});

/** Phones with a key of their own, by which they fetch forms and send records without a password. */
export const devices = {
  myDevices: operation({
    method: 'GET',
    path: '/msurvey/api/device/list',
    permission: 'signed-in',
    summary: 'My phones with a key, newest first',
    response: listOf(device),
  }),
  userDevices: operation({
    method: 'POST',
    path: '/msurvey/api/device/of-user',
    permission: 'User/Edit',
    effect: 'read',
    summary: 'The phones of another person',
    body: z.object({ userId: id }),
    response: listOf(device),
    problems: ['record.not-found'],
  }),
  createDevice: operation({
    method: 'POST',
    path: '/msurvey/api/device/create',
    permission: 'signed-in',
    summary: 'Make a key for a phone; it is shown this once, also as the settings for a QR code of ODK Collect',
    body: z.object({ label: text(100) }),
    response: dataOf(
      device.extend({
        token: z.string(),
        serverUrl: z.string(),
        /** Collect's settings: JSON, deflated, base64. */
        settings: z.string(),
      }),
    ),
    problems: ['device.too-many'],
  }),
  revokeDevice: operation({
    method: 'POST',
    path: '/msurvey/api/device/revoke',
    permission: 'signed-in',
    summary: 'Take a phone’s key away: one’s own, or with User/Edit another person’s',
    body: z.object({ id }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
};
