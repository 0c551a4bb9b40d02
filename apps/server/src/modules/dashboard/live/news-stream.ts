import { PassThrough, type Readable } from 'node:stream';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Who } from '#http/access-cache.ts';
import { enteredProjects } from './entered.queries.ts';

/** Whoever hears nothing for twice as long takes the line for dead. */
const BEAT_MS = 15_000;

/**
 * A line to one browser: in which of its person's projects figures changed, and nothing else. It ends when anything about
 * access changes or nothing can be heard: the browser comes again, and is asked again who it is.
 */
export async function newsFor({ news, access, database }: Context, who: Who): Promise<Readable> {
  const mark = access.mark();
  const projects = await enteredProjects(database.reading, may(who, 'fao-admin') ? null : who.userId);
  const stream = new PassThrough();
  const say = (words: string) => {
    if (!access.holds(mark) || !news.isListening) stream.end();
    // Who does not take what is said misses nothing: the next word says the same.
    else if (!stream.writableNeedDrain) stream.write(words);
  };
  const beat = setInterval(() => say(':\n\n'), BEAT_MS).unref();
  const leave = news.hear({
    changed: (homeIds) => {
      const mine = projects.filter(({ homeId }) => homeIds.has(homeId)).map(({ id }) => id);
      if (mine.length > 0) say(`event: figures\ndata: ${JSON.stringify(mine)}\n\n`);
    },
    lost: () => stream.end(),
  });
  stream.once('close', () => {
    clearInterval(beat);
    leave();
  });
  stream.write('retry: 3000\n\n');
  return stream;
}
