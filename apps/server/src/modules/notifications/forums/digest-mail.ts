import type { Language } from '@msurvey/domain';
import type { Mail } from '#external/mail.ts';
import { dayIn, numberIn } from '#texts/in-digits.ts';
import { filled } from '#texts/texts.ts';
import { sayDigest } from './digest-texts.ts';
import { type DigestTopic, MOST_IN_DIGEST } from './digest.queries.ts';

/** In one line, and never an address that somebody typed: what leads somewhere in our mail leads to us. */
const plain = (text: string): string =>
  text
    .replace(/\S*:\/\/\S*|www\.\S*/gi, '…')
    .replace(/\s+/g, ' ')
    .trim();

const LONGEST_SUBJECT = 120;

interface Digest {
  to: string;
  name: string;
  language: Language;
  /** The day of the programme since which it is told. */
  since: string;
  publicUrl: string;
  /** One more than fit, where there is more. */
  topics: readonly DigestTopic[];
}

/** One mail about what is new: a topic has a line of its own, and its address another. */
export function digestMail({ to, name, language, since, publicUrl, topics }: Digest): Mail {
  const number = numberIn(language);
  const say = (key: Parameters<typeof sayDigest>[0], values = {}) => filled(sayDigest(key, language), values);
  const lines = topics.slice(0, MOST_IN_DIGEST).map((topic) => {
    const news = [
      topic.isAnnouncement && say('announcement'),
      topic.isStarted && say('started'),
      topic.replies > 0 && say('replies', { count: number(topic.replies) }),
    ].filter(Boolean);
    const head = `${plain(topic.forumTitle)}: ${plain(topic.title)} (${news.join(', ')})`;
    return `${head}\n${publicUrl}/forums/${topic.forumId}/topics/${topic.id}`;
  });
  const titles = topics.map(({ title }) => plain(title)).join(' · ');
  const text = [
    say('greeting', { name: plain(name) }),
    say('intro', { day: dayIn(language)(since) }),
    ...lines,
    ...(topics.length > MOST_IN_DIGEST ? [say('more')] : []),
    `${say('reading')}\n${publicUrl}/forums`,
    say('choose'),
    'mSurvey',
  ].join('\n\n');
  const subject = say('subject', { titles });
  return { to, subject: subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject, text };
}
