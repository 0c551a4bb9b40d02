import type { DigestFrequency } from '@msurvey/domain';
import type { Generated } from 'kysely';

/** What topics and replies have in common. */
interface Post {
  id: Generated<number>;
  author_id: number;
  sent_id: string;
  text: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
  hidden_at: Date | null;
  hidden_by: number | null;
  hidden_reason: string | null;
  deleted_at: Date | null;
}

export interface ForumTables {
  forum_topic: Post & {
    forum_id: number;
    title: string;
    is_pinned: Generated<boolean>;
    is_locked: Generated<boolean>;
    is_announcement: Generated<boolean>;
    announced_activity: number | null;
    activity: Generated<number>;
    last_at: Generated<Date>;
  };
  forum_reply: Post & { topic_id: number; activity: number };
  forum_read: { user_id: number; topic_id: number; activity: number };
  forum_digest: { user_id: number; frequency: Exclude<DigestFrequency, 'none'>; sent_at: Generated<Date> };
}
