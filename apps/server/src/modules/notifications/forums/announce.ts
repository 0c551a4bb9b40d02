import { type Language, LANGUAGES } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { Jobs } from '#jobs/queue.ts';
import { filled, type Texts, texts } from '#texts/texts.ts';
import { readersOf } from './forum.queries.ts';
import { markRead } from './read.queries.ts';
import { announceTopic } from './topic.queries.ts';

const WORDS: Texts<'announced'> = {
  en: { announced: 'New announcement in “{forum}”: {title}' },
  bn: { announced: '“{forum}” ফোরামে নতুন ঘোষণা: {title}' },
  fr: { announced: 'Nouvelle annonce dans « {forum} » : {title}' },
  ro: { announced: 'Anunț nou în „{forum}”: {title}' },
  zh: { announced: '“{forum}”中有新公告：{title}' },
};
const say = texts(WORDS);

interface Announced {
  id: number;
  forumId: number;
  forumTitle: string;
  title: string;
}

/** News to everybody who may read the forum, but for whoever announces it: on the home page and in the bell. */
export async function announce(jobs: Jobs, db: Db, topic: Announced, byUserId: number): Promise<void> {
  const activity = await announceTopic(db, topic.id);
  await markRead(db, byUserId, topic.id, activity);
  const userIds = await readersOf(db, topic.forumId, byUserId);
  if (userIds.length === 0) return;
  const values = { forum: topic.forumTitle, title: topic.title };
  const message = Object.fromEntries(
    LANGUAGES.map((language) => [language, filled(say('announced', language), values)]),
  ) as Record<Language, string>;
  await jobs.enqueue(db, 'notify', { userIds, message, path: `/forums/${topic.forumId}/topics/${topic.id}` });
}
