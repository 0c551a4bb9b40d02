import type { UserStatus } from '@msurvey/domain';
import type { Generated, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { CollectionTables } from './tables/collection.ts';
import type { FormTables } from './tables/forms.ts';
import type { GeographyTables } from './tables/geography.ts';
import type { Labels } from './tables/labels.ts';
import type { RegistryTables } from './tables/registry.ts';

export type { Labels } from './tables/labels.ts';

/** The database as the code sees it; migrations are the truth, a test compares the two. */
export interface Tables extends GeographyTables, FormTables, CollectionTables, RegistryTables {
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
    /** In which he is written to; null before the first sign-in. */
    language: string | null;
  };
  role: {
    id: Generated<number>;
    organization_id: number;
    name: string;
    description: string | null;
    created_at: Generated<Date>;
  };
  user_role: { user_id: number; role_id: number; position: number };
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
  };
  refresh_token: { token_hash: Buffer; session_id: string; issued_at: Generated<Date>; used_at: Date | null };
  /** One-time links of mail and first start; only the hash of the id is stored. */
  link: {
    id_hash: Buffer;
    purpose: 'verify' | 'reset' | 'invite' | 'setup' | 'designer';
    user_id: number | null;
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
    created_at: Generated<Date>;
  };
  project_member: { project_id: number; user_id: number; added_at: Generated<Date> };
  /** Users by project (0 = all users), role (0 = any), organisation, status and block of ids: the sum of n. */
  head_count: {
    project_id: number;
    role_id: number;
    organization_id: number;
    status: UserStatus;
    block: number;
    id: GeneratedAlways<number>;
    n: number;
  };
  notification: {
    user_id: number;
    id: GeneratedAlways<number>;
    project_id: number | null;
    form_title: string | null;
    role_name: string | null;
    organization_name: string | null;
    message: string;
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
  /** Who ever stood in the audit, under every name he had there; 0 is the system. */
  audit_actor: { actor_id: number; name: string };
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
