import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { languageOf } from '#texts/texts.ts';
import { digestMail } from './digest-mail.ts';
import { digestSent, dueDigests, holdDueDigest, newSince } from './digest.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'send-forum-digests': unknown;
    'send-forum-digest': { userId: number };
  }
}

const dayOf = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: PROGRAMME_TIME_ZONE }).format(at);

/**
 * Of each person by itself, so that nobody waits for somebody else's mail. The mail is enqueued with the note that it was:
 * a job that runs twice finds nothing due. What one may read is asked now, and not when it was written.
 */
export const digestJobs = ({ config, database, jobs }: Context): JobHandlers => ({
  'send-forum-digests': () =>
    database.transaction(async ({ db }) => {
      for (const userId of await dueDigests(db))
        await jobs.enqueue(db, 'send-forum-digest', { userId }, { key: `forum-digest-${userId}` });
    }),

  'send-forum-digest': ({ userId }) =>
    database.transaction(async ({ db }) => {
      const reader = await holdDueDigest(db, userId);
      if (!reader || (reader.isDemonstration && !config.demonstration)) return;
      const topics = await newSince(db, reader);
      await digestSent(db, userId);
      if (topics.length === 0) return;
      const { email: to, name, since } = reader;
      const language = languageOf(reader.language);
      const mail = digestMail({ to, name, language, since: dayOf(since), publicUrl: config.publicUrl, topics });
      await jobs.enqueue(db, 'send-mail', mail);
    }),
});
