import type { Reach, UserStatus } from '@msurvey/domain';
import type { Generated, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { CollectionTables } from './tables/collection.ts';
import type { FormTables } from './tables/forms.ts';
import type { ForumTables } from './tables/forums.ts';
import type { GeographyTables } from './tables/geography.ts';
import type { IndicatorTables } from './tables/indicators.ts';
import type { Labels } from './tables/labels.ts';
import type { LogframeTables } from './tables/logframe.ts';
import type { RegistryTables } from './tables/registry.ts';
import type { TallyTables } from './tables/tallies.ts';
import type { UpkeepTables } from './tables/upkeep.ts';
import type { WorkPlanTables } from './tables/workplans.ts';

export type { Labels } from './tables/labels.ts';

/** The database as the code sees it; migrations are the truth, a test compares the two. */
export interface Tables
  extends GeographyTables,
    FormTables,
    ForumTables,
    CollectionTables,
    RegistryTables,
    LogframeTables,
    IndicatorTables,
    TallyTables,
    UpkeepTables,
    WorkPlanTables {
  organization: {
    id: Generated<number>;
    name: string;
    short_name: string;
    email: string | null;
    phone: string | null;
    address: string | null;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  app_user: {
    id: Generated<number>;
    organization_id: number;
    username: string;
    email: string | null;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    phone: string | null;
    location: string | null;
    status: UserStatus;
    is_super_user: Generated<boolean>;
    created_at: Generated<Date>;
    last_seen_at: Date | null;
    /** In which they are written to; null before the first sign-in. */
    language: string | null;
    /** Its password is published: it opens nothing where the demonstration is switched off. */
    is_demonstration: Generated<boolean>;
    /** Keys of phones made before it are over. */
    access_ended_at: Date | null;
  };
  role: {
    id: Generated<number>;
    organization_id: number;
    name: string;
    description: string | null;
    created_at: Generated<Date>;
  };
  user_role: { user_id: number; role_id: number; position: number };
  /** Project 0: every project for which the role has no entry of its own. */
  role_reach: { role_id: number; project_id: Generated<number>; records: Reach; people: Reach };
  module_action_role: { id: Generated<number>; role_id: number; module: string; action: string; permission: boolean };
  session: {
    id: string;
    user_id: number;
    started_at: Generated<Date>;
    last_used_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
    address: string | null;
    device: string | null;
    /** When the password was typed: the absolute life of the session counts from then. */
    authenticated_at: Generated<Date>;
  };
  refresh_token: { token_hash: Buffer; session_id: string; issued_at: Generated<Date>; used_at: Date | null };
  /** One-time links of mail and first start; only the hash of the id is stored. */
  link: {
    id_hash: Buffer;
    purpose: 'verify' | 'reset' | 'invite' | 'setup' | 'designer' | 'email';
    user_id: number | null;
    /** The new address that is to be confirmed. */
    email: string | null;
    /** The session that asked for a ticket. */
    session_id: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  app_secret: { name: string; value: string };
  category: {
    id: Generated<number>;
    code: string;
    title: JSONColumnType<Labels>;
    description: string | null;
    is_system: Generated<boolean>;
    position: number;
  };
  category_item: {
    id: Generated<number>;
    category_id: number;
    code: string;
    label: JSONColumnType<Labels>;
    position: number;
    is_active: Generated<boolean>;
  };
  forum: { id: Generated<number>; title: string; description: string | null; created_at: Generated<Date> };
  forum_role: { forum_id: number; role_id: number; can_read: boolean; can_write: boolean };
  project: {
    id: Generated<number>;
    name: string;
    description: string | null;
    start_date: string | null;
    end_date: string | null;
    is_archived: Generated<boolean>;
    partner: Generated<string[]>;
    umbrella_id: number | null;
    youth_from: Generated<number>;
    youth_to: Generated<number>;
    created_at: Generated<Date>;
  };
  project_member: { project_id: number; user_id: number; added_at: Generated<Date> };
  notification: {
    user_id: number;
    id: GeneratedAlways<number>;
    project_id: number | null;
    form_title: string | null;
    role_name: string | null;
    organization_name: string | null;
    message: string;
    path: string | null;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
  feedback: {
    id: Generated<number>;
    user_id: number;
    rating: number;
    comment: string | null;
    created_at: Generated<Date>;
  };
  /** Who ever stood in the audit, under every name they had there; 0 is the system. */
  audit_actor: { actor_id: number; name: string };
  /** Refusals of the same kind within a minute, until they are written as one line. */
  audit_repeat: { key: string; since: Generated<Date>; n: Generated<number>; entry: object };
  audit_entry: {
    /** 0 = not of a project: the key begins with the project so that the table can be distributed. */
    project_id: Generated<number>;
    id: GeneratedAlways<string>;
    at: Generated<Date>;
    actor_id: number | null;
    actor_name: string;
    organization_id: number | null;
    action: string;
    entity: string;
    entity_id: string | null;
    before: unknown;
    after: unknown;
    address: string | null;
    user_agent: string | null;
    request_id: string | null;
  };
  stored_file: {
    uuid: string;
    owner_id: number;
    name: string;
    media_type: string;
    size: number;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  mailbox_message: {
    id: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    body: string;
    sent_at: Generated<Date>;
  };
}

/** A handle for queries: the pool, or the transaction of a request. */
export type Db = Kysely<Tables>;
