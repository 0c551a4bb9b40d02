import type { platform } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { keptMail } from '#external/mailbox.queries.ts';
import { findStoredFile } from '#external/stored-files.queries.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { hasUsers } from './platform.queries.ts';
import { setUp } from './set-up.ts';

export const platformHandlers = (context: Context): Handlers<typeof platform> => {
  const { config, version, files } = context;
  const mailbox = config.demonstration && config.smtpUrl === undefined;
  // People are never deleted, so the question has its answer for good once there is one.
  let peopled = false;
  return {
    about: async ({ db }) => {
      peopled ||= await hasUsers(db, config);
      return {
        data: { version, demonstration: config.demonstration, setupNeeded: !peopled, mailbox, exposed: config.exposed },
      };
    },
    mapTiles: async () => ({ data: config.mapTiles ?? null }),
    setUp: setUp(context),
    file: async ({ db, params, who }) => {
      const row = await findStoredFile(db, params.uuid, who.userId);
      const stream = row && (await files.get(params.uuid));
      return stream ? { name: row.name, type: row.mediaType, stream } : problem('record.not-found');
    },
    mailbox: async ({ db }) => {
      if (!mailbox) return problem('route.not-found');
      return { data: (await keptMail(db)).map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) };
    },
  };
};
