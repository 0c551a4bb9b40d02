import type { devices } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, outranks } from '#modules/access/index.ts';
import {
  countDevices,
  type DeviceRow,
  devicesOf,
  insertDevice,
  openDevice,
  organizationOf,
  revokeDevice,
} from './device.queries.ts';
import { collectSettings, hashOfKey, newKey, serverUrlOf } from './device-key.ts';

/** A person has a phone or two; whoever needs more has lost some and should revoke them. */
const MOST_DEVICES = 20;
const PROJECT_NAME = 'mSurvey';

const deviceView = ({ id, label, createdAt, lastUsedAt, mustSetUp }: DeviceRow) => ({
  id,
  label,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  mustSetUp,
});

export const deviceHandlers = (context: Context): Handlers<typeof devices> => ({
  myDevices: async ({ db, who }) => ({ data: (await devicesOf(db, who.userId)).map(deviceView) }),

  userDevices: async ({ db, who, body }) => {
    const organization = await organizationOf(db, body.userId);
    if (organization === undefined || !inSight(who, organization)) return problem('record.not-found');
    return { data: (await devicesOf(db, body.userId)).map(deviceView) };
  },

  createDevice: async ({ db, who, body, audit }) => {
    if ((await countDevices(db, who.userId)) >= MOST_DEVICES)
      return problem('device.too-many', { count: MOST_DEVICES });
    const key = newKey();
    const row = await insertDevice(db, who.userId, body.label, hashOfKey(key));
    await audit({ action: 'create', entity: 'device', entityId: row.id, after: { label: row.label } });
    const serverUrl = serverUrlOf(context.config.publicUrl, key);
    return { data: { ...deviceView(row), token: key, serverUrl, settings: collectSettings(serverUrl, PROJECT_NAME) } };
  },

  revokeDevice: async (call) => {
    const { db, who, body, audit } = call;
    const owner = await openDevice(db, body.id, who);
    const mayRevoke =
      owner &&
      (owner.userId === who.userId ||
        (may(who, 'User/Edit') && inSight(who, owner.organizationId) && !outranks(owner, who)));
    if (!mayRevoke) return problem('record.not-found');
    await revokeDevice(db, body.id);
    await audit({
      action: 'revoke',
      entity: 'device',
      entityId: body.id,
      before: { label: owner.label, user: owner.userId },
    });
    // Every process forgets whom it let in by this key.
    await context.access.changed(call);
  },
});
